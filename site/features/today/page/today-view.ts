import type { TodayAnswer } from '#contract/today.ts'
import { type WeatherPlace, weatherPlaces } from '#contract/weather-places.ts'
import type { WindLimits } from '#site/content/model/advice-queries.ts'
import { formatOsloTime } from '#site/domain/calendar/oslo-day.ts'
import type { Saying } from '#site/features/today/parts/say-part.ts'

/** What every part of the page is drawn from. */
export interface TodayView extends Saying {
  answer: TodayAnswer
  place: WeatherPlace
  /** What wind shuts, and the ways between the places. */
  wind: WindLimits
}

/** The tiles under the warnings, each a link to its part, in their order. */
export const tiles = ['light', 'boats', 'flights', 'road', 'sea', 'charging'] as const
export type Tile = (typeof tiles)[number]

/** The level of an orange warning; one unknown to us counts as the highest. */
export const severe = 3

/** Returns the hour as «9». */
export function formatHour(moment: number): string {
  return String(Number(formatOsloTime(moment).slice(0, 2)))
}

export function nameOf(place: WeatherPlace): string {
  return weatherPlaces[place].name
}
