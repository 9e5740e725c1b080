import { type Language, languages } from '#contract/languages.ts'

/** A score from 0 to 10 with one decimal: «8,7». */
export function sayScore(score: number, language: Language): string {
  return score.toLocaleString(languages[language].locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** Points as they are given, with a decimal only where there is a half: «2», «1,5». */
export function sayPoints(points: number, language: Language): string {
  return points.toLocaleString(languages[language].locale, { maximumFractionDigits: 1 })
}
