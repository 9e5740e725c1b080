import { type Language, languages } from '#contract/languages.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { formatHours } from '#site/i18n/format-duration.ts'
import { formatNumber } from '#site/i18n/format-number.ts'

/** Returns the length and duration of a trip, «2,0 km · 1–2 t»; empty without either. */
export function formatOuting(
  { length, duration }: Pick<Trip['facts'], 'length' | 'duration'>,
  language: Language,
): string {
  return [
    ...(length ? [`${formatNumber(length.kilometres, languages[language].locale, { most: 1 })}\u00a0km`] : []),
    ...(duration ? [formatHours(duration, language)] : []),
  ].join(' · ')
}
