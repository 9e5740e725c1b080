import { type Language, languageKeys } from '#contract/languages.ts'

/** Fragments that texts link to, by the name that a text writes: `page/offline#ta-med`. */
const fragments: Record<string, Record<Language, string>> = {
  'ta-med': { no: 'ta-med', en: 'take-along', de: 'mitnehmen' },
  judging: { no: 'vurdering', en: 'judging', de: 'urteil' },
}

/** Returns a fragment in a language, without `#`; as it is written where no other is known. */
export function fragmentFor(name: string, language: Language): string {
  return fragments[name]?.[language] ?? name
}

/** Returns the forms of a fragment in the other languages: old links, and those of the language switch, name them. */
export function otherFragmentsFor(name: string, language: Language): string[] {
  const own = fragmentFor(name, language)
  return languageKeys.map((key) => fragmentFor(name, key)).filter((fragment) => fragment !== own)
}
