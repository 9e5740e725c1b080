import { type Language, languages } from '#contract/languages.ts'
import { shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatDay } from '#site/i18n/format-date.ts'
import type { WordsOf } from '#site/i18n/translate.ts'
import { dateOfDay } from './date-of-day.ts'
import { findPlacements } from './placements.ts'
import type { Plan } from './plan.ts'

/** Returns what the link of a stop says of a plan; undefined while the stop is not in it. */
export function describePlacement(
  plan: Plan | undefined,
  ref: string,
  words: WordsOf<['onTrip.']>,
  language: Language,
): string | undefined {
  if (!plan) return undefined
  const { spots, nights } = findPlacements(plan, ref)
  const [night, ...more] = nights
  if (more.length > 0) return fillGaps(words['onTrip.nights'], { count: nights.length })
  if (night !== undefined) {
    const date = dateOfDay(plan, night)
    if (!date) return fillGaps(words['onTrip.nightAfter'], { day: night + 1 })
    const weekday = formatDay(shiftDate(date, 1), languages[language].locale, { weekday: 'long' })
    return fillGaps(words['onTrip.night'], { weekday })
  }
  const [spot] = spots
  if (!spot) return undefined
  return spot.day === 'waiting' ? words['onTrip.in'] : fillGaps(words['onTrip.inDay'], { day: spot.day + 1 })
}
