import type { Trip } from '#site/editorial/trip-queries.ts'
import { type Language, languages } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'

/** The length and the time of a trip in a few figures, as its sources have them: «2,0 km · 1–2 t». Empty without either. */
export function sayOuting(
  { length, duration }: Pick<Trip['facts'], 'length' | 'duration'>,
  language: Language,
): string {
  const format = new Intl.NumberFormat(languages[language].locale, { maximumFractionDigits: 1 })
  const hours =
    duration && [duration.from, ...(duration.to ? [duration.to] : [])].map((each) => format.format(each)).join('–')
  return [
    ...(length ? [`${format.format(length.kilometres)}\u00a0km`] : []),
    ...(hours ? [translator(language)('light.duration.hours', { hours }).replaceAll(' ', '\u00a0')] : []),
  ].join(' · ')
}
