import { type Language, languages } from '#contract/languages.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import { sayHours } from '#site/i18n/say-hours.ts'

/** The length and the time of a trip in a few figures, as its sources have them: «2,0 km · 1–2 t». Empty without either. */
export function sayOuting(
  { length, duration }: Pick<Trip['facts'], 'length' | 'duration'>,
  language: Language,
): string {
  const format = new Intl.NumberFormat(languages[language].locale, { maximumFractionDigits: 1 })
  return [
    ...(length ? [`${format.format(length.kilometres)}\u00a0km`] : []),
    ...(duration ? [sayHours(duration, language)] : []),
  ].join(' · ')
}
