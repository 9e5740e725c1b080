import { type Language, languages } from '#contract/languages.ts'

/** A length of road in whole kilometres, as a language writes it: «25 km», number and unit never apart. */
export function sayWholeKilometres(kilometres: number, language: Language): string {
  return `${Math.round(kilometres).toLocaleString(languages[language].locale)}\u00a0km`
}
