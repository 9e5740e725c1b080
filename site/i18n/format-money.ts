import { type Language, languages } from '#contract/languages.ts'
import { translator } from './translate.ts'

/** Returns Norwegian kroner, without decimals when whole, as the texts write them: «1 980 kr», “NOK 3.75”, „1.980 Kronen“. */
export function formatKroner(amount: number, language: Language): string {
  const price = new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency: 'NOK',
    currencyDisplay: language === 'no' ? 'narrowSymbol' : 'code',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
  return language === 'de' ? price.replace('NOK', 'Kronen') : price
}

/** Returns a lowest price: «Fra 1 980 kr». */
export function formatPriceFrom(amount: number, language: Language): string {
  return translator(language)('money.from', { price: formatKroner(amount, language) })
}
