import { shiftDay, startOfOsloDay } from '#server/services/calendar/oslo-calendar.ts'
import type { ContentRule } from '#server/services/live-parts/live-part.ts'
import type { AuroraOval, KpIndex } from './aurora-source.ts'
import type { AvalancheBulletins } from './avalanche-source.ts'
import type { ChargingStations } from './charging-source.ts'
import type { AirportFlights } from './flights-source.ts'
import type { OceanForecast } from './ocean-source.ts'
import type { RoadMessages } from './road-source.ts'
import type { RoadWeather } from './road-weather-source.ts'
import type { TidePrediction } from './tide-source.ts'
import type { OfficialWarnings } from './warnings-source.ts'

// How old each source's content may be: services have sent what was days old as new, with fresh headers.

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

function newest(times: readonly number[]): number | null {
  return times.length > 0 ? Math.max(...times) : null
}

/**
 * MET's list may stay the same for weeks of quiet or of dry woods, so its date says nothing. But what ended is taken off it within
 * minutes: a list on which everything has ended was forgotten, however far away the warnings were.
 */
export const weatherWarningsContent: readonly ContentRule<OfficialWarnings>[] = [
  { of: ({ lastEnd }) => lastEnd, staleAfterMs: hourMs, dropAfterMs: 3 * hourMs },
]

/**
 * NVE writes a record for every municipality and day, green ones too, at least once a day and for two days ahead. An older list knows
 * nothing of the rain since; one that does not reach to now says nothing at all.
 */
export const hazardsContent: readonly ContentRule<OfficialWarnings>[] = [
  { of: ({ listedAt }) => listedAt, staleAfterMs: 30 * hourMs, dropAfterMs: 54 * hourMs },
  { of: ({ lastEnd }) => lastEnd, staleAfterMs: 0, dropAfterMs: 0 },
]

/**
 * In season a bulletin is written every afternoon. What nobody assessed has no date that counts: it says so whenever it was written.
 * A bulletin of a day that is over says nothing about today.
 */
export const avalancheContent: readonly ContentRule<AvalancheBulletins>[] = [
  {
    of: ({ days }) => newest(days.flatMap(({ level, publishedAt }) => (level === null ? [] : (publishedAt ?? [])))),
    staleAfterMs: 30 * hourMs,
    dropAfterMs: 54 * hourMs,
  },
  {
    of: ({ days }) => newest(days.map(({ date }) => startOfOsloDay(shiftDay(date, 1)))),
    staleAfterMs: 0,
    dropAfterMs: 0,
  },
]

/** Every three hours a measured or estimated value comes; two are missed before it is old, and a day makes another sun. */
export const kpContent: readonly ContentRule<KpIndex>[] = [
  {
    of: (periods) => newest(periods.filter(({ isForecast }) => !isForecast).map(({ to }) => to)),
    staleAfterMs: 9 * hourMs,
    dropAfterMs: dayMs,
  },
  // Where nothing is measured any more, the forecast must at least reach to now.
  { of: (periods) => newest(periods.map(({ to }) => to)), staleAfterMs: 0, dropAfterMs: 0 },
]

/** Computed every few minutes, and for an hour ahead at most. */
export const ovalContent: readonly ContentRule<AuroraOval>[] = [
  { of: ({ observedAt }) => observedAt, staleAfterMs: hourMs, dropAfterMs: 2 * hourMs },
]

/**
 * The list changes whenever a flight does, and is asked for a day ahead. At a small airport nothing happens for a night of twelve
 * hours; a list whose newest flight, or last change, is a day old is one of another day.
 */
export const flightsContent: readonly ContentRule<AirportFlights>[] = [
  { of: ({ updatedAt }) => updatedAt, staleAfterMs: 12 * hourMs, dropAfterMs: dayMs },
  {
    of: ({ flights }) => newest(flights.map(({ plannedAt, stateTime }) => Math.max(plannedAt, stateTime ?? plannedAt))),
    staleAfterMs: 6 * hourMs,
    dropAfterMs: 12 * hourMs,
  },
]

/**
 * The list carries the time at which it was written. Between Å and Bjerkvik some message changes every day or two: when none has for
 * three days it is old, and after a week nobody writes it any more.
 */
export const roadContent: readonly ContentRule<RoadMessages>[] = [
  { of: ({ listedAt }) => listedAt, staleAfterMs: 15 * minuteMs, dropAfterMs: 2 * hourMs },
  {
    of: ({ messages }) => newest(messages.flatMap(({ updatedAt }) => updatedAt ?? [])),
    staleAfterMs: 3 * dayMs,
    dropAfterMs: 7 * dayMs,
  },
]

/** Stations measure every ten minutes; the newest of all tells how old the layer is. */
export const roadWeatherContent: readonly ContentRule<RoadWeather>[] = [
  {
    of: (stations) => newest(stations.map(({ measuredAt }) => measuredAt)),
    staleAfterMs: hourMs,
    dropAfterMs: 2 * hourMs,
  },
]

/** The sea is computed twice a day; the waves of the day before yesterday are another weather’s. A forecast begins when it is made. */
export const oceanContent: readonly ContentRule<OceanForecast>[] = [
  {
    of: ({ updatedAt, hours }) => Math.min(updatedAt ?? Number.POSITIVE_INFINITY, hours[0]?.time ?? 0),
    staleAfterMs: dayMs,
    dropAfterMs: 2 * dayMs,
  },
]

/** The moon keeps its word, so a prediction does not age; but it must reach to now, or it is one for other days. */
export const tideContent: readonly ContentRule<TidePrediction>[] = [
  { of: ({ curve }) => newest(curve.map(({ time }) => time)), staleAfterMs: 0, dropAfterMs: 0 },
]

/** A register: where stations stand stays true for months, and what changes, their status, comes with its own age. */
export const chargingContent: readonly ContentRule<ChargingStations>[] = []
