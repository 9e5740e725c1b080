interface LanguageFacts {
  /** For `<html lang>` (BCP 47). */
  tag: string
  /** For every `Intl` formatter. */
  locale: string
  /** The language's own name of itself, as the switch says it. */
  name: string
  /** For Open Graph. */
  openGraph: string
}

/** The guide's languages. The key stands in paths and in `hreflang` (as specified); Norwegian paths have no prefix. */
export const languages = {
  no: { tag: 'nb', locale: 'nb-NO', name: 'Norsk', openGraph: 'nb_NO' },
  en: { tag: 'en', locale: 'en-GB', name: 'English', openGraph: 'en_GB' },
  de: { tag: 'de', locale: 'de-DE', name: 'Deutsch', openGraph: 'de_DE' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages

export const languageKeys = Object.keys(languages) as Language[]

export const defaultLanguage: Language = 'no'

/** Tells the language of a path from its first segment alone: `/de/orte` is German, anything without a known prefix Norwegian. */
export function languageOfPath(path: string): Language {
  const first = path.split('/')[1]
  return first === 'en' || first === 'de' ? first : defaultLanguage
}
