import { type Language, languages } from '#contract/languages.ts'

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
