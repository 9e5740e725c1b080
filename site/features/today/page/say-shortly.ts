import { fliesAt } from '#contract/next-departures.ts'
import { weatherPlaces } from '#contract/weather-places.ts'
import { joinStretches, lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import { osloDateOf, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { sayRoadShortly } from '#site/features/today/parts/describe-road.ts'
import { formatMoment } from '#site/features/today/parts/format-moment.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { listCancelledFerries, listFlights } from './day-facts.ts'
import type { Tile, TodayView } from './today-view.ts'

/** Returns what a part of the page has to say in a word or two, a fact and no count; null where that is not known. */
export function sayShortly(part: Tile, view: TodayView, stopNames: Readonly<Record<string, string>>): string | null {
  const { words, locale, answer } = view
  const { charging, departures, flights, road } = answer.parts
  switch (part) {
    case 'light':
      return sayNextDark(view)
    case 'boats': {
      if (departures.data === null) return null
      const [first] = listCancelledFerries(answer, stopNames, view)
      return first
        ? fillGaps(words.tileCancelled, { t: first.time, from: first.from, to: first.to })
        : words.tileNoneCancelled
    }
    case 'flights':
      return flights.data === null ? null : sayFlights(view)
    case 'road':
      return road.data === null ? null : sayRoadShortly(road.data, view)
    case 'sea': {
      const [highest] = listHighestWaves(view).toSorted((one, other) => other.height - one.height)
      if (!highest) return null
      return fillGaps(words.tileWaves, {
        place: words[`sea_${highest.id}`],
        m: formatFigure(highest.height, locale, 1),
      })
    }
    case 'charging': {
      const reported = charging.data?.filter(({ free }) => free !== null) ?? []
      if (reported.length === 0) return null
      return fillGaps(words.countFree, { n: reported.reduce((sum, { free }) => sum + (free ?? 0), 0) })
    }
  }
}

/** Returns the highest wave of today at each point of open water that has one forecast. */
export function listHighestWaves({ answer, now }: TodayView) {
  return (answer.parts.sea.data ?? []).flatMap(({ id, hours }) => {
    if (id === 'svolvaer') return []
    const [first] = hours
      .flatMap((hour) => (hour.waveHeight === null ? [] : { id, hour, height: hour.waveHeight }))
      .filter(({ hour }) => osloDateOf(Date.parse(hour.time)) === osloDateOf(now))
      .toSorted((one, other) => other.height - one.height)
    return first ?? []
  })
}

/** Says the flight that is cancelled or moved, the worst first. */
function sayFlights(view: TodayView): string {
  const { words, answer } = view
  const [first] = [
    ...listFlights(answer, view, ({ state }) => state === 'cancelled'),
    ...listFlights(answer, view, ({ state }) => state === 'newTime'),
    ...listFlights(answer, view, ({ isDelayed }) => isDelayed),
  ]
  if (!first) return words.tileNoChanges
  const { flight, time, from, to } = first
  const gaps = { t: time, from, to }
  if (flight.state === 'cancelled') return fillGaps(words.tileCancelled, gaps)
  if (flight.state !== 'newTime') return fillGaps(words.tileFlightLate, gaps)
  return fillGaps(words.tileFlightMoved, { ...gaps, new: formatMoment(fliesAt(flight), view) })
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
