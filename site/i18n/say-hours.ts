import { type Language, languages } from '#contract/languages.ts'
import { translator } from './translate.ts'

/** A span of hours: «1–2 t», “1.5–2.5 h”, or one number of them; on one line. */
export function sayHours({ from, to }: { from: number; to?: number | undefined }, language: Language): string {
  const format = new Intl.NumberFormat(languages[language].locale, { maximumFractionDigits: 1 })
  const hours = [from, ...(to === undefined ? [] : [to])].map((each) => format.format(each)).join('–')
  return translator(language)('light.duration.hours', { hours }).replaceAll(' ', '\u00a0')
}
