import { type Language, languages } from '#contract/languages.ts'
import { translator } from './translate.ts'

/** Returns a span of hours with no-break spaces: «1–2 t», “1.5–2.5 h”. */
export function formatHours({ from, to }: { from: number; to?: number | undefined }, language: Language): string {
  const format = new Intl.NumberFormat(languages[language].locale, { maximumFractionDigits: 1 })
  const hours = [from, ...(to === undefined ? [] : [to])].map((each) => format.format(each)).join('–')
  return translator(language)('duration.hours', { hours }).replaceAll(' ', '\u00a0')
}
