import type { Rule } from '#checks/rule.ts'
import { lineOf, type WrittenTexts } from './written-texts.ts'

export const messagesAreUsed: Rule<Pick<WrittenTexts, 'messages' | 'siteCode'>> = {
  name: 'the code asks for every word of the interface, by its whole key',
  findProblems({ messages, siteCode }) {
    const quoted = new Set(siteCode.flatMap(({ text }) => text.match(/(?<=['"])[\w.]+(?=['"])/g) ?? []))
    const unused = Object.keys(messages.no ?? {})
      .filter((key) => !quoted.has(key))
      .map((key) => ({
        file: 'site/i18n/messages/*.json',
        fix: `Nothing asks for "${key}". Delete it in all languages.`,
      }))
    // A key that is put together at run time can be missing without anybody noticing, and hides what is unused.
    const composed = siteCode.flatMap(({ path, text }) =>
      [...text.matchAll(/\btranslate\(\s*`/g)].map(({ index }) => ({
        file: `${path}:${lineOf(text, index)}`,
        fix: 'Write whole keys, for example in a table from value to key.',
      })),
    )
    return [...unused, ...composed]
  },
}
