import { departsAt, fliesAt } from '#contract/next-departures.ts'
import { serviceDayOf } from '#contract/service-day.ts'
import type { Flight, RoadMessage, TodayAnswer } from '#contract/today.ts'
import { weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import { lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import { formatOsloTime, osloDateOf, osloMoment, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import { listClosures, sayRoad } from '#site/features/today/parts/describe-road.ts'
import { formatWarningTime } from '#site/features/today/parts/format-moment.ts'
import { listWarnings } from '#site/features/today/parts/list-warnings.ts'
import { nameWarning } from '#site/features/today/parts/name-warning.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { findClearerSky, findClearestSky } from './clear-sky.ts'
import { putNearestFirst } from './nearest-quay.ts'
import { isSunUpAllDay } from './night.ts'
import { findDryToGo } from './say-dry.ts'
import { nameOf, type TodayView } from './today-view.ts'

// What is true of the day now, each in a sentence; null where it is not, or nobody knows.

const mostCancelled = 2
/** A bulletin of this level is an official warning. */
const steepDanger = 3
/** Airports that a guest of Lofoten flies from; what Bodø cancels to here stands there. */
const airports = { LKN: 'Leknes', SVJ: 'Svolvær', EVE: 'Evenes' } as const
const otherAirports: Readonly<Record<string, string>> = {
  ...airports,
  BOO: 'Bodø',
  OSL: 'Oslo',
  TRD: 'Trondheim',
  TOS: 'Tromsø',
}

type StopNames = Readonly<Record<string, string>>

/** Returns which roads are closed besides those that are told, where and when, a sentence each: first one that holds now, then the nearest. */
export function sayClosedRoads(view: TodayView, told: readonly RoadMessage[] = []): string[] {
  const here = weatherPlaces[view.place]
  const closures = listClosures(view.answer.parts.road.data ?? [], view.now).filter((each) => !told.includes(each))
  const nearest = closures.slice(1).toSorted((one, other) => distanceBetween(here, one) - distanceBetween(here, other))
  return [...closures.slice(0, 1), ...nearest].map((each) => sayRoad(each, view))
}

interface Leaving {
  kind: 'ferry' | 'flight'
  time: string
  from: string
  to: string
}

/** Returns the ferries that will not go in the rest of the running service day, those from the nearest quay and the next first. */
export function listCancelledFerries({ parts }: TodayAnswer, names: StopNames, view: TodayView): Leaving[] {
  const { now, place, wind } = view
  const cancelled = (parts.departures.data ?? []).flatMap(({ stop, departures }) =>
    departures
      .filter(({ isCancelled, date }) => isCancelled && date === serviceDayOf(now))
      .map((each) => ({ stop, each })),
  )
  const byTime = cancelled.toSorted((one, other) => departsAt(one.each) - departsAt(other.each))
  return putNearestFirst(byTime, ({ stop }) => stop, place, wind.roads).map(({ stop, each }) => ({
    kind: 'ferry' as const,
    time: formatOsloTime(Date.parse(each.plannedAt)),
    from: names[stop] ?? stop,
    to: each.destination,
  }))
}

function describeFlight(airport: string, each: Flight): Leaving {
  const other = otherAirports[each.otherAirport] ?? each.otherAirport
  const [from, to] = each.direction === 'departure' ? [airport, other] : [other, airport]
  return { kind: 'flight', time: formatOsloTime(Date.parse(each.plannedAt)), from, to }
}

/** Returns the flights of Lofoten’s airports that a test picks, of the running service day, the next first. */
export function listFlights({ parts }: TodayAnswer, view: TodayView, isWanted: (flight: Flight) => boolean) {
  return (parts.flights.data ?? [])
    .flatMap(({ code, flights }) =>
      code === 'BOO'
        ? []
        : flights
            .filter((each) => isWanted(each) && serviceDayOf(Date.parse(each.plannedAt)) === serviceDayOf(view.now))
            .map((flight) => ({ flight, ...describeFlight(airports[code], flight) })),
    )
    .toSorted((one, other) => fliesAt(one.flight) - fliesAt(other.flight))
}

/** Returns what is cancelled of ferries and flights, and which part of the page has it. */
export function sayCancelled(view: TodayView, names: StopNames): { part: 'boats' | 'flights'; text: string } | null {
  const { words, answer } = view
  const all = [
    ...listCancelledFerries(answer, names, view),
    ...listFlights(answer, view, ({ state }) => state === 'cancelled'),
  ]
  const [first] = all
  if (!first) return null
  const told = all
    .slice(0, mostCancelled)
    .map(({ kind, time, from, to }) =>
      fillGaps(kind === 'ferry' ? words.breathFerry : words.breathFlight, { t: time, from, to }),
    )
  const more = all.length - told.length
  const list = [...told, ...(more > 0 ? [fillGaps(words.breathMore, { n: more })] : [])].join(', ')
  return { part: first.kind === 'ferry' ? 'boats' : 'flights', text: fillGaps(words.breathCancelled, { list }) }
}

/** Returns the highest official warning with its hours and places, an unread one, or high danger of avalanches. */
export function sayWarned(view: TodayView): { part: 'warnings' | 'avalanche'; text: string } | null {
  const { words, now, answer } = view
  const { warnings, floods, avalanche } = answer.parts
  const end = osloMoment(shiftDate(osloDateOf(now), 1), 6)
  const warning = listWarnings(answer.parts).find(({ startsAt }) => Date.parse(startsAt) < end)
  if (warning) {
    const isEverywhere = warning.places.length === weatherPlaceKeys.length
    const where = isEverywhere ? words.lineEverywhere : warning.places.map(nameOf).join(', ')
    const more = [formatWarningTime(warning, view, words), where].filter(Boolean).join(', ')
    return { part: 'warnings', text: `${nameWarning(warning, view)}, ${more}.` }
  }
  if (warnings.data !== null && warnings.unreadable) return { part: 'warnings', text: words.unreadable_warnings }
  if (floods.data !== null && floods.unreadable) return { part: 'warnings', text: words.unreadable_floods }
  const level = avalanche.data?.find(({ date }) => date === osloDateOf(now))?.level ?? null
  if (level === null || level < steepDanger) return null
  return {
    part: 'avalanche',
    text: `${fillGaps(words.lineAvalanche, { n: level, word: words[`avalanche${level}`] })}.`,
  }
}

/** Returns where it is dry and until when; null on an old forecast, and where an official warning says otherwise. */
export function sayDryNow(view: TodayView): string | null {
  const { words, locale } = view
  const verdict = findDryToGo(view)
  if (!verdict) return null
  if (verdict.kind === 'dry') return words.allDry
  // The visitor's place, if it is one of those.
  const place = verdict.places.toSorted((one, other) => Number(other === view.place) - Number(one === view.place))
  const gaps = { place: place.map(nameOf).join(', '), h: verdict.until }
  if (verdict.kind === 'wet') return fillGaps(words.allWet, gaps)
  if (verdict.rain > 0) return fillGaps(words.driest, { ...gaps, mm: formatFigure(verdict.rain, locale, 1) })
  return fillGaps(verdict.until === 24 ? words.breathDryToNight : words.breathDry, gaps)
}

/** Returns where the sky is clearest in the dark hours that come, or under the midnight sun, from when to when. */
export function sayClearSky(view: TodayView): string | null {
  const { words, now, locale } = view
  const best = findClearestSky(view)
  if (!best) return null
  const isMidnightSun = isSunUpAllDay(lightOfDay(weatherPlaces[view.place], osloDateOf(now)))
  const clearer = isMidnightSun ? null : findClearerSky(view, best)
  return fillGaps(isMidnightSun ? words.breathSun : clearer ? words.breathSkyHere : words.breathSky, {
    place: nameOf(best.place),
    a: formatOsloTime(best.from),
    b: formatOsloTime(best.until),
    percent: formatFigure(best.cloud, locale),
    other: clearer ? nameOf(clearer.place) : '',
    least: clearer ? formatFigure(clearer.cloud, locale) : '',
  })
}
