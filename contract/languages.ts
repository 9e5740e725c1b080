interface LanguageFacts {
  /** BCP 47 tag for `lang` and `hreflang` of elements. */
  tag: string
  /** For `Intl`. */
  locale: string
  /** The language's name in itself. */
  name: string
  east: string
}

/** The key is used in paths, file names and the head's `hreflang`; the compiler lists what a new row lacks. */
export const languages = {
  no: { tag: 'nb', locale: 'nb-NO', name: 'Norsk', east: 'Ø' },
  en: { tag: 'en', locale: 'en-GB', name: 'English', east: 'E' },
  de: { tag: 'de', locale: 'de-DE', name: 'Deutsch', east: 'O' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages

export const languageKeys = Object.keys(languages) as Language[]

/** The language of paths without a prefix. */
export const defaultLanguage = 'no' satisfies Language

/** Returns the path prefix of a language (`/de`); empty for the default language. */
export function pathPrefixOf(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`
}

/** Returns the language of a path by its first segment; Norwegian without a known prefix. */
export function languageOfPath(path: string): Language {
  const first = path.split('/', 2)[1]
  return languageKeys.find((language) => language === first) ?? defaultLanguage
}

/** Returns the language of a locale (`de-DE`, `de`); the default language for one that the guide does not speak. */
export function languageOfLocale(locale: string): Language {
  return languageKeys.find((language) => languages[language].tag === locale.split('-', 1)[0]) ?? defaultLanguage
}

export function mapLanguages<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languageKeys.map((language) => [language, make(language)])) as Record<Language, Value>
}

/** Returns a language's English name: «Norwegian». */
export function nameInEnglish(language: Language): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
}

/** Returns all language keys as a phrase: «no, en and de». */
export function listLanguageKeys(): string {
  return new Intl.ListFormat('en-GB').format(languageKeys)
}
