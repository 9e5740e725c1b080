import { type Language, languageOfLocale } from '#contract/languages.ts'

/** What stands before the last of a list. */
const joints: Record<Language, { and: string }> = { no: { and: 'og' }, en: { and: 'and' }, de: { and: 'und' } }

/** Returns words as a list in a sentence: «mai, juni og juli». */
export function joinWords(words: readonly string[], locale: string): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joints[languageOfLocale(locale)].and} ${last}`
}
