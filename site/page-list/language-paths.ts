import { type Language, languageKeys, pathPrefixOf } from '#contract/languages.ts'

/** The props of an endpoint below `[...language]`. */
export interface LanguageProps {
  language: Language
}

/** Returns the parameter `[...language]` of a language, undefined for the default one. */
export function languageParameter(language: Language): string | undefined {
  return pathPrefixOf(language).slice(1) || undefined
}

/** Returns the paths of an endpoint with one file per language, for `getStaticPaths`. */
export function listLanguagePaths() {
  return languageKeys.map((language) => ({ params: { language: languageParameter(language) }, props: { language } }))
}
