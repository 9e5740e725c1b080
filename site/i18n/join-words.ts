import { type Language, languageOfLocale } from '#contract/languages.ts'

const and: Record<Language, string> = { no: 'og', en: 'and', de: 'und' }

/** Returns words as a list in a sentence: «mai, juni og juli». */
export function joinWords(words: readonly string[], locale: string): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and[languageOfLocale(locale)]} ${last}`
}
