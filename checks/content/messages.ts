import type { Rule } from '#checks/rule.ts'
import { lineOf, type WrittenTexts } from './written-texts.ts'

/**
 * Returns a function that tells whether code uses a message key: quoted as a whole, or as a template with values of a type
 * (`map.kind.${category}`), which the compiler checks.
 */
export function findKeysIn(texts: readonly string[]): (key: string) => boolean {
  const quoted = new Set<string>()
  const composed = new Set<string>()
  for (const text of texts) {
    for (const [key] of text.matchAll(/(?<=['"])[\w.]+(?=['"])/g)) quoted.add(key)
    for (const [, key = ''] of text.matchAll(/`(\w+\.(?:[\w.]|\$\{[^{}]*\})*)`/g)) composed.add(key)
  }
  const patterns = [...composed].map(
    (key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^{}]*\}/g, '\\w+')}$`),
  )
  return (key) => quoted.has(key) || patterns.some((pattern) => pattern.test(key))
}

export const messagesAreComplete: Rule<Pick<WrittenTexts, 'messages'>> = {
  name: 'every word of the interface is there in every language',
  findProblems({ messages }) {
    const keys = new Set(Object.values(messages).flatMap((words) => Object.keys(words)))
    return Object.entries(messages).flatMap(([language, words]) => {
      const file = `site/i18n/messages/${language}.json`
      if (Object.keys(words).length === 0) return [{ file, fix: `Write the ${keys.size} words of the interface.` }]
      return [...keys]
        .filter((key) => !words[key]?.trim())
        .map((key) => ({ file, fix: `Write the words of "${key}".` }))
    })
  },
}

export const messagesAreWords: Rule<Pick<WrittenTexts, 'messages'>> = {
  name: 'no word of the interface is its own key',
  findProblems({ messages }) {
    return Object.entries(messages).flatMap(([language, words]) =>
      Object.entries(words)
        .filter(([key, text]) => text === key)
        .map(([key]) => ({ file: `site/i18n/messages/${language}.json`, fix: `"${key}" is not translated yet.` })),
    )
  },
}

export const messagesKeepGaps: Rule<Pick<WrittenTexts, 'messages'>> = {
  name: 'a sentence has the same {gaps} in every language',
  findProblems({ messages }) {
    const norwegian = messages.no ?? {}
    return Object.entries(messages).flatMap(([language, words]) =>
      Object.entries(words)
        .filter(([key, text]) => norwegian[key] !== undefined && listGaps(text) !== listGaps(norwegian[key]))
        .map(([key, text]) => ({
          file: `site/i18n/messages/${language}.json`,
          fix: `"${key}" has ${listGaps(text) || 'no gaps'}, but in Norwegian ${listGaps(norwegian[key] ?? '') || 'none'}.`,
        })),
    )
  },
}

function listGaps(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(' ')
}

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
