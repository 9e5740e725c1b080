import { type Language, languages } from '#contract/languages.ts'
import { translator } from './translate.ts'

/** Returns a rating with one decimal (specification): «4,7». */
export function formatRating(value: number, language: Language): string {
  return value.toLocaleString(languages[language].locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** Returns a number of reviews: «1 240 anmeldelser». */
export function formatReviews(count: number, language: Language): string {
  const translate = translator(language)
  return count === 1
    ? translate('rating.review')
    : translate('rating.reviews', { count: count.toLocaleString(languages[language].locale) })
}
