import type { TodayParts } from '#contract/today.ts'
import { toIso, toIsoOrNull } from '#server/live-parts/live-part.ts'
import type { AirportFlights, GuideAirport } from './flights-source.ts'
import type { RoadMessages } from './road-source.ts'
import type { RoadWeather } from './road-weather-source.ts'
import type { TidePrediction } from './tide-source.ts'

type DataOf<Name extends keyof TodayParts> = NonNullable<TodayParts[Name]['data']>

const hourMs = 3_600_000
/** A flight that was due this long ago says nothing to somebody who waits. */
const pastFlightsMs = hourMs
const comingFlightsMs = 24 * hourMs
/** Roadworks of next month are no news of today. */
const comingMessagesMs = 24 * hourMs
/** A station that stands still is worse than none. */
const oldMeasurementMs = 2 * hourMs

export function describeFlights(airports: ReadonlyMap<GuideAirport, AirportFlights>, now: number): DataOf<'flights'> {
  return [...airports].map(([code, { flights }]) => ({
    code,
    flights: flights
      .filter(({ plannedAt, stateTime }) => {
        const at = Math.max(plannedAt, stateTime ?? plannedAt)
        return at >= now - pastFlightsMs && plannedAt <= now + comingFlightsMs
      })
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
      })),
  }))
}

/** Returns messages that hold now or within a day, in their order; one whose periods do not run now is left out. */
export function describeRoad({ messages }: RoadMessages, now: number): DataOf<'road'> {
  return messages
    .filter(
      ({ isInPeriod, startsAt, endsAt }) =>
        isInPeriod !== false &&
        (endsAt === null || endsAt > now) &&
        (startsAt === null || startsAt <= now + comingMessagesMs),
    )
    .map(({ isInPeriod: _, startsAt, endsAt, updatedAt, ...message }) => ({
      ...message,
      startsAt: toIsoOrNull(startsAt),
      endsAt: toIsoOrNull(endsAt),
      updatedAt: toIsoOrNull(updatedAt),
    }))
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
