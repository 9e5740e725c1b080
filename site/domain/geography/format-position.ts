import { type Language, languages } from '#contract/languages.ts'
import type { Position } from './distance-between.ts'

/** Returns a position as on a chart, `67,9325° N, 13,0888° Ø`, in the format of the language. */
export function formatPosition({ latitude, longitude }: Position, language: Language): string {
  const { locale, east } = languages[language]
  const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 5 })
  return `${figures.format(latitude)}°\u00a0N, ${figures.format(longitude)}°\u00a0${east}`
}
