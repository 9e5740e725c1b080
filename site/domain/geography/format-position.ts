import { type Language, languages } from '#contract/languages.ts'
import { formatNumber } from '#site/i18n/format-number.ts'
import type { Position } from './distance-between.ts'

/** Returns a position as on a chart, `67,9325° N, 13,0888° Ø`, in the format of the language. */
export function formatPosition({ latitude, longitude }: Position, language: Language): string {
  const { locale, east } = languages[language]
  const figure = (degrees: number) => formatNumber(degrees, locale, { most: 5 })
  return `${figure(latitude)}°\u00a0N, ${figure(longitude)}°\u00a0${east}`
}
