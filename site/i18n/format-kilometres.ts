import { type Language, languages } from '#contract/languages.ts'

/** Returns whole kilometres with a no-break space: «25 km». */
export function formatWholeKilometres(kilometres: number, language: Language): string {
  return `${Math.round(kilometres).toLocaleString(languages[language].locale)}\u00a0km`
}
