import { type Language, languages } from '#contract/languages.ts'
import { translator } from './translate.ts'

/** An amount of Norwegian kroner as a language writes it, without decimals when it is whole: «1 980 NOK», “NOK 3.75”. */
export function sayKroner(amount: number, language: Language): string {
  return new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency: 'NOK',
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}

/** The lowest price: «Fra 1 980 NOK». */
export function sayPriceFrom(amount: number, language: Language): string {
  return translator(language)('money.from', { price: sayKroner(amount, language) })
}
