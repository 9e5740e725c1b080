interface LanguageFacts {
  /** For `lang` and `hreflang` of elements (BCP 47). */
  tag: string
  /** For every `Intl` formatter. */
  locale: string
  /** The language's own name of itself, as the language switch says it. */
  name: string
  /** The letter for east on a chart. */
  east: string
}

/**
 * The guide's languages and everything known of them. The key stands in paths, in names of files and in the `hreflang` of a
 * page's head. A new language is a new row: the compiler and `npm run check:content` list the words it lacks.
 */
export const languages = {
  no: { tag: 'nb', locale: 'nb-NO', name: 'Norsk', east: 'Ø' },
  en: { tag: 'en', locale: 'en-GB', name: 'English', east: 'E' },
  de: { tag: 'de', locale: 'de-DE', name: 'Deutsch', east: 'O' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages

export const languageKeys = Object.keys(languages) as Language[]

/** The language of paths without a prefix. */
export const defaultLanguage = 'no' satisfies Language

/** Returns what the paths of a language begin with: `/de`; nothing for the default language. */
export function pathPrefixOf(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`
}

/** Returns the language of a path by its first segment: `/de/orte` is German, anything without a known prefix Norwegian. */
export function languageOfPath(path: string): Language {
  const first = path.split('/', 2)[1]
  return languageKeys.find((language) => language === first) ?? defaultLanguage
}

/** Returns a value for each language, made by `make`. */
export function mapLanguages<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languageKeys.map((language) => [language, make(language)])) as Record<Language, Value>
}

/** Returns what a language is called in English, for editors and developers: «Norwegian». */
export function nameInEnglish(language: Language): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
}

/** Returns the keys of all languages as they stand in a sentence for editors: «no, en and de». */
export function listLanguageKeys(): string {
  return new Intl.ListFormat('en-GB').format(languageKeys)
}
