import { type Language, languages } from '#contract/languages.ts'

/** Returns a score from 0 to 10 with one decimal: «8,7». */
export function formatScore(score: number, language: Language): string {
  return score.toLocaleString(languages[language].locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** Returns points with a decimal only for halves: «2», «1,5». */
export function formatPoints(points: number, language: Language): string {
  return points.toLocaleString(languages[language].locale, { maximumFractionDigits: 1 })
}
