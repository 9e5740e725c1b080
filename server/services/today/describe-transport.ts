import { fliesAt, hasFlown } from '#contract/next-departures.ts'
import { roadMessageKinds, type TodayParts } from '#contract/today.ts'
import { toIso, toIsoOrNull } from '#server/services/live-parts/live-part.ts'
import type { AirportFlights, GuideAirport } from './flights-source.ts'
import type { RoadMessages } from './road-source.ts'
import type { RoadWeather } from './road-weather-source.ts'
import type { TidePrediction } from './tide-source.ts'

type DataOf<Name extends keyof TodayParts> = NonNullable<TodayParts[Name]['data']>

const hourMs = 3_600_000
/** What comes in a day, for whoever reads an answer that is two hours old; roadworks of next month are no news of today. */
const comingMs = 26 * hourMs
/** A station that stands still is worse than none. */
const oldMeasurementMs = 2 * hourMs

/** Returns the flights of the next day that have not left, by the time they leave or land. */
export function describeFlights(airports: ReadonlyMap<GuideAirport, AirportFlights>, now: number): DataOf<'flights'> {
  return [...airports].map(([code, { flights }]) => ({
    code,
    flights: flights
      .filter(({ plannedAt }) => plannedAt <= now + comingMs)
      .map(({ id, number, direction, plannedAt, otherAirport, via, state, stateTime, isDelayed }) => ({
        id,
        number,
        direction,
        plannedAt: toIso(plannedAt),
        otherAirport,
        via,
        state,
        stateTime: toIsoOrNull(stateTime),
        isDelayed,
      }))
      .filter((each) => !hasFlown(each, now))
      .toSorted((one, other) => fliesAt(one) - fliesAt(other)),
  }))
}

/**
 * Returns messages that hold now or soon, or whose periods do, in their order. Of one whose records end at different times it tells
 * what still holds.
 */
export function describeRoad({ messages }: RoadMessages, now: number): DataOf<'road'> {
  return messages
    .flatMap(({ records, updatedAt, ...message }) => {
      const [record] = records.filter(
        ({ startsAt, endsAt }) =>
          (endsAt === null || endsAt > now) && (startsAt === null || startsAt <= now + comingMs),
      )
      if (!record) return []
      const { kind, startsAt, endsAt, periods } = record
      return {
        ...message,
        kind,
        startsAt: toIsoOrNull(startsAt),
        endsAt: toIsoOrNull(endsAt),
        periods: periods && {
          ...periods,
          listed: periods.listed
            .filter(({ to }) => to > now)
            .map(({ from, to }) => ({ from: toIso(from), to: toIso(to) })),
        },
        updatedAt: toIsoOrNull(updatedAt),
      }
    })
    .toSorted((one, other) => roadMessageKinds.indexOf(one.kind) - roadMessageKinds.indexOf(other.kind))
}

export function describeRoadWeather(stations: RoadWeather, now: number): DataOf<'roadWeather'> {
  return stations
    .filter(({ measuredAt }) => now - measuredAt <= oldMeasurementMs)
    .map(({ id, where, road, measuredAt, airTemperature, surfaceTemperature, wind, gust }) => ({
      id,
      where,
      road,
      measuredAt: toIso(measuredAt),
      airTemperature,
      surfaceTemperature,
      wind,
      gust,
    }))
}

export function describeTide({ station, extremes, curve }: TidePrediction): DataOf<'tide'> {
  return {
    place: 'svolvaer',
    station,
    extremes: extremes.map(({ time, height, kind }) => ({ time: toIso(time), height, kind })),
    curve: curve.map(({ time, height }) => ({ time: toIso(time), height })),
  }
}
