import { type Language, languages } from '#contract/languages.ts'
import { translator } from './translate.ts'

/** Returns Norwegian kroner, without decimals when whole: «1 980 kr», “NOK 3.75”. At home a krone is «kr»; abroad other crowns are. */
export function formatKroner(amount: number, language: Language): string {
  return new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency: 'NOK',
    currencyDisplay: language === 'no' ? 'narrowSymbol' : 'code',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}

/** Returns a lowest price: «Fra 1 980 kr». */
export function formatPriceFrom(amount: number, language: Language): string {
  return translator(language)('money.from', { price: formatKroner(amount, language) })
}
