import { type Language, languages } from '#contract/languages.ts'
import { translator } from './translate.ts'

/** A rating with one decimal, as the specification wants it: «4,7». */
export function sayRating(value: number, language: Language): string {
  return value.toLocaleString(languages[language].locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** How many have rated: «1 240 anmeldelser». */
export function sayReviews(count: number, language: Language): string {
  const translate = translator(language)
  return count === 1
    ? translate('rating.review')
    : translate('rating.reviews', { count: count.toLocaleString(languages[language].locale) })
}
