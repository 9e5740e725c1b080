import { type Language, languages } from '#contract/languages.ts'
import { translator } from './translate.ts'

/** Returns Norwegian kroner, without decimals when whole: «1 980 NOK», “NOK 3.75”. */
export function formatKroner(amount: number, language: Language): string {
  return new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency: 'NOK',
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}

/** Returns a lowest price: «Fra 1 980 NOK». */
export function formatPriceFrom(amount: number, language: Language): string {
  return translator(language)('money.from', { price: formatKroner(amount, language) })
}
