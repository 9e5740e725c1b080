import type { Language } from '#contract/languages.ts'
import { sayKroner, sayPriceFrom } from './say-money.ts'
import { translator } from './translate.ts'

/** The price of an outing per person: «Gratis», «Fra 265 NOK», «1 095–1 400 NOK». */
export function sayOutingPrice({ from, to }: { from: number; to?: number | undefined }, language: Language): string {
  if (from === 0 && to === undefined) return translator(language)('outing.free')
  if (to === undefined) return sayPriceFrom(from, language)
  const [low, high] = [sayKroner(from, language), sayKroner(to, language)]
  // The currency stands once: after the second amount, or before the first.
  return low.startsWith('NOK') ? `${low}–${high.replace(/^NOK\s/, '')}` : `${low.replace(/\sNOK$/, '')}–${high}`
}
