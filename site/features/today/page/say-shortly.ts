import { serviceDayOf } from '#contract/service-day.ts'
import { weatherPlaces } from '#contract/weather-places.ts'
import { joinStretches, lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import { osloDateOf, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { formatMoment } from '#site/features/today/parts/format-moment.ts'
import { formatNumber } from '#site/features/today/parts/say-part.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { TodayView } from './today-view.ts'

/** The parts in the row of links under the warnings, in its order. */
export const contents = ['light', 'boats', 'flights', 'road', 'sea', 'charging'] as const
type TodayContent = (typeof contents)[number]

/** Returns what a part of the page has to say in a word or two; null where that is not known. */
export function sayShortly(part: TodayContent, view: TodayView): string | null {
  const { words, locale } = view
  const { charging, departures, flights, road, sea } = view.answer.parts
  const count = (sentence: string, list: readonly unknown[] | undefined) =>
    list ? fillGaps(sentence, { n: list.length }) : null
  switch (part) {
    case 'light':
      return sayNextDark(view)
    case 'boats': {
      const today = departures.data
        ?.flatMap((stop) => stop.departures)
        .filter(({ date }) => date === serviceDayOf(view.now))
      return count(
        words.countCancelled,
        today?.filter(({ isCancelled }) => isCancelled),
      )
    }
    case 'flights': {
      const all = flights.data?.flatMap((airport) => airport.flights)
      return count(
        words.countChanged,
        all?.filter(({ isDelayed, state }) => isDelayed || state === 'cancelled' || state === 'newTime'),
      )
    }
    case 'road':
      return count(road.data?.length === 1 ? words.countMessage : words.countMessages, road.data ?? undefined)
    case 'sea': {
      const heights = sea.data?.find(({ id }) => id === 'vestfjorden')?.hours.slice(0, 24)
      const known = heights?.map(({ waveHeight }) => waveHeight).filter((height) => height !== null) ?? []
      return known.length > 0 ? fillGaps(words.countWaves, { m: formatNumber(Math.max(...known), locale, 1) }) : null
    }
    case 'charging': {
      const reported = charging.data?.filter(({ free }) => free !== null) ?? []
      if (reported.length === 0) return null
      return fillGaps(words.countFree, { n: reported.reduce((sum, { free }) => sum + (free ?? 0), 0) })
    }
  }
}

function sayNextDark(view: TodayView): string {
  const { now, place, words } = view
  const today = osloDateOf(now)
  const dark = [today, shiftDate(today, 1)].flatMap((date) => lightOfDay(weatherPlaces[place], date).dark)
  // Of the darkness that is still to come or has begun.
  const next = joinStretches(dark).find(({ end }) => end > now)
  if (!next || osloDateOf(next.start) > shiftDate(today, 1)) return words.lightAllNight
  if (next.start <= now) return fillGaps(words.darkUntil, { t: formatMoment(next.end, view) })
  return fillGaps(words.darkFrom, { t: formatMoment(next.start, view) })
}
