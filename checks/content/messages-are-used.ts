import type { Rule } from '#checks/rule.ts'
import { findKeysIn } from './keys-in-code.ts'
import { lineOf, type WrittenTexts } from './written-texts.ts'

export const messagesAreUsed: Rule<Pick<WrittenTexts, 'messages' | 'siteCode'>> = {
  name: 'the code asks for every word of the interface, by its whole key',
  findProblems({ messages, siteCode }) {
    const isAskedFor = findKeysIn(siteCode.map(({ text }) => text))
    const unused = Object.keys(messages.no ?? {})
      .filter((key) => !isAskedFor(key))
      .map((key) => ({
        file: 'site/i18n/messages/*.json',
        fix: `Nothing asks for "${key}". Delete it in all languages.`,
      }))
    // A composed key may be missing at run time, and hides unused keys.
    const composed = siteCode.flatMap(({ path, text }) =>
      [...text.matchAll(/\btranslate\(\s*`/g)].map(({ index }) => ({
        file: `${path}:${lineOf(text, index)}`,
        fix: 'Write whole keys, for example in a table from value to key.',
      })),
    )
    return [...unused, ...composed]
  },
}
