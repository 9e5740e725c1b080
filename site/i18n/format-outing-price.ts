import type { Language } from '#contract/languages.ts'
import { formatKroner, formatPriceFrom } from './format-money.ts'
import { translator } from './translate.ts'

/** Returns the price of an outing per person: «Gratis», «Fra 265 kr», «1 095–1 400 kr». */
export function formatOutingPrice({ from, to }: { from: number; to?: number | undefined }, language: Language): string {
  if (from === 0 && to === undefined) return translator(language)('outing.free')
  if (to === undefined) return formatPriceFrom(from, language)
  const [low, high] = [formatKroner(from, language), formatKroner(to, language)]
  // The currency appears once: after the second amount, or before the first.
  return low.startsWith('NOK') ? `${low}–${high.replace(/^NOK\s/, '')}` : `${low.replace(/\s(kr|Kronen)$/, '')}–${high}`
}
