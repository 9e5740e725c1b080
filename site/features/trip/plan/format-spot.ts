import { type Language, languages } from '#contract/languages.ts'
import type { TripWords } from '#site/content/model/pages/my-trip-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatClock } from '#site/i18n/format-clock.ts'
import { formatDay } from '#site/i18n/format-date.ts'
import type { Atlas } from './atlas.ts'
import { dateOfDay } from './date-of-day.ts'
import { findPlacements } from './placements.ts'
import { type Plan, type Spot, stopsOf } from './plan.ts'
import { scheduleDay } from './schedule.ts'

interface DayVoice {
  words: Pick<TripWords, 'dayNumber'>
  language: Language
}

/** Returns a day of the plan for menus: «Dag 2, fre. 9. juli». */
export function formatDayOption(plan: Plan, day: number, { words, language }: DayVoice): string {
  const date = dateOfDay(plan, day)
  const number = fillGaps(words.dayNumber, { number: day + 1 })
  if (!date) return number
  const options = { weekday: 'short', day: 'numeric', month: 'short' } as const
  return `${number}, ${formatDay(date, languages[language].locale, options)}`
}

interface SpotVoice {
  words: Pick<TripWords, 'isWaiting' | 'atSpot' | 'atSpotUntimed' | 'bedSet' | 'removed'>
  atlas: Atlas
}

/** Returns where a stop is in the plan, and when one arrives there, in a sentence. */
export function formatSpot(plan: Plan, { day, index }: Spot, stop: string, { words, atlas }: SpotVoice): string {
  if (day === 'waiting') return fillGaps(words.isWaiting, { stop })
  const visit = scheduleDay(plan, day, atlas).visits[index]
  // By bus nobody knows when.
  return fillGaps(plan.means.kind === 'bus' ? words.atSpotUntimed : words.atSpot, {
    stop,
    number: day + 1,
    index: index + 1,
    count: stopsOf(plan, day).length,
    time: formatClock(visit?.arrives ?? 0),
  })
}

/** Returns where a place is in the plan in a sentence: as a bed, as a stop, or that it is gone. */
export function formatPlacement(plan: Plan, ref: string, stop: string, voice: SpotVoice): string {
  const { spots, nights } = findPlacements(plan, ref)
  const [night] = nights
  const [spot] = spots
  if (night !== undefined) return fillGaps(voice.words.bedSet, { stop, number: night + 1 })
  return spot ? formatSpot(plan, spot, stop, voice) : fillGaps(voice.words.removed, { stop })
}
