import { type Language, languages } from '#contract/languages.ts'
import { formatNumber } from './format-number.ts'
import { type MessageKey, translator } from './translate.ts'

interface ChargingPoint {
  /** A plug, `Tesla` for a Supercharger, or `fast` for a fast charger with an unknown plug. */
  type: string
  power?: number | undefined
  count?: number | undefined
  isPlanned?: boolean | undefined
}

/** Returns charging points in words, «4 × CCS2, 150 kW», with the figures that are known. */
export function formatChargingPoint({ type, power, count, isPlanned }: ChargingPoint, language: Language): string {
  const translate = translator(language)
  const name = type === 'fast' ? translate('charging.fast') : type === 'Tesla' ? 'Supercharger' : type
  const strength = power ? `, ${formatNumber(power, languages[language].locale)}\u00a0kW` : ''
  const points = `${count ? `${count}\u00a0×\u00a0${name}` : name}${strength}`
  return isPlanned ? translate('charging.planned', { points }) : points
}

/** Returns whole kilometres with a no-break space: «25 km». */
export function formatWholeKilometres(kilometres: number, language: Language): string {
  return `${formatNumber(Math.round(kilometres), languages[language].locale)}\u00a0km`
}

/** Returns a rating with one decimal (specification): «4,7». */
export function formatRating(value: number, language: Language): string {
  return formatNumber(value, languages[language].locale, { least: 1, most: 1 })
}

/** Returns a number of reviews: «1 240 anmeldelser». */
export function formatReviews(count: number, language: Language): string {
  const translate = translator(language)
  return count === 1
    ? translate('rating.review')
    : translate('rating.reviews', { count: formatNumber(count, languages[language].locale) })
}

const words = {
  seafood: 'cuisine.seafood',
  traditional: 'cuisine.traditional',
  international: 'cuisine.international',
  stockfish: 'cuisine.stockfish',
  cafe: 'cuisine.cafe',
  italian: 'cuisine.italian',
  fineDining: 'cuisine.fineDining',
  mexican: 'cuisine.mexican',
} as const satisfies Record<string, MessageKey>

/** Returns the cuisines as one capitalised phrase: «Tørrfisk, tradisjonskost». */
export function formatCuisines(cuisines: (keyof typeof words)[], language: Language): string {
  const phrase = cuisines.map((cuisine) => translator(language)(words[cuisine])).join(', ')
  return phrase.charAt(0).toLocaleUpperCase(languages[language].locale) + phrase.slice(1)
}
