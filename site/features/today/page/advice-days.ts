import { serviceDayOf } from '#contract/service-day.ts'
import type { ForecastHour, RoadMessage, TodayAnswer, Warning } from '#contract/today.ts'
import type { WeatherPlace } from '#contract/weather-places.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { placesFromWest } from '#site/features/today/parts/places-from-west.ts'
import {
  exampleBulletin,
  exampleClosedRoad,
  examplePart,
  exampleStop,
  exampleToday,
  exampleWarning,
  exampleWayBack,
} from '#site/features/today/parts/today-examples.ts'

const hourMs = 3_600_000

/** The weather of a place: one figure for all hours, or one for each from now on, the last for all that follow. */
interface PlaceWeather {
  gust?: number | readonly number[]
  rain?: number | readonly number[]
  cloud?: number | readonly number[]
  temperature?: number
}

export interface MadeDay extends PlaceWeather {
  /** The moment, with its offset from UTC. */
  now: string
  place: WeatherPlace
  /** Places whose weather differs. */
  others?: Partial<Record<WeatherPlace, PlaceWeather>>
  /** m on Vestfjorden; absent: nobody says. */
  wave?: number
  /** Level of a warning everywhere for so many hours from so many hours on. */
  warned?: { level: 2 | 3 | 4 | null; from: number; hours: number; isAtSea?: boolean; places?: WeatherPlace[] }
  avalanche?: 1 | 2 | 3 | 4 | 5 | null
  isRoadClosed?: true
  /** Messages of the road. */
  road?: RoadMessage[]
  /** A way back from Værøy; absent: departures are not asked for. */
  wayBack?: 'runs' | 'none' | 'failed'
  /** Parts that cannot be fetched. */
  failed?: 'forecast' | 'warnings' | 'road' | 'sea'
}

/** Returns the answer of `GET /api/today` on a made day. */
export function answerOfDay(day: MadeDay): TodayAnswer {
  const now = Date.parse(day.now)
  const failed = { state: 'failed', data: null } as const
  const parts = exampleToday().parts
  const answer = exampleToday({
    forecast: examplePart(
      placesFromWest.map((place) => ({ place, hours: hoursOf({ ...day, ...day.others?.[place] }, now) })),
    ),
    ...(day.warned ? { warnings: examplePart([warningOf(day.warned, now)]) } : {}),
    ...(day.avalanche === undefined
      ? {}
      : { avalanche: examplePart([exampleBulletin(day.avalanche, osloDateOf(now))]) }),
    road: examplePart(day.road ?? (day.isRoadClosed ? [exampleClosedRoad()] : [])),
    ...(day.wave === undefined ? {} : { sea: examplePart([seaOf(day.wave, now)]) }),
    departures: departuresOf(day, now),
  })
  if (day.failed) Object.assign(answer.parts, { [day.failed]: { ...parts[day.failed], ...failed } })
  return { ...answer, date: osloDateOf(now) }
}

function valueAt(value: number | readonly number[] | undefined, index: number, usual: number): number {
  return (typeof value === 'object' ? (value[index] ?? value.at(-1)) : value) ?? usual
}

function hoursOf({ gust, rain, cloud, temperature = 8 }: PlaceWeather, now: number): ForecastHour[] {
  return Array.from({ length: 48 }, (_, index) => ({
    time: new Date(now - (now % hourMs) + index * hourMs).toISOString(),
    temperature,
    wind: 3,
    gust: valueAt(gust, index, 6),
    windFromDirection: 225,
    precipitation: valueAt(rain, index, 0),
    cloud: valueAt(cloud, index, 80),
    symbol: null,
  }))
}

function warningOf(
  { level, from, hours, isAtSea = false, places }: NonNullable<MadeDay['warned']>,
  now: number,
): Warning {
  return exampleWarning({
    event: isAtSea ? 'gale' : 'wind',
    eventName: { no: null, en: null },
    level,
    startsAt: new Date(now + from * hourMs).toISOString(),
    endsAt: new Date(now + (from + hours) * hourMs).toISOString(),
    places: places ?? (isAtSea ? [] : [...placesFromWest]),
    isAtSea,
  })
}

function seaOf(wave: number, now: number) {
  return {
    id: 'vestfjorden' as const,
    hours: Array.from({ length: 48 }, (_, index) => ({
      time: new Date(now - (now % hourMs) + index * hourMs).toISOString(),
      waveHeight: wave,
      waveFromDirection: 225,
      temperature: 8,
    })),
  }
}

function departuresOf({ wayBack }: MadeDay, now: number): TodayAnswer['parts']['departures'] {
  const { departures } = exampleToday().parts
  if (wayBack === undefined) return { ...departures, state: 'off', data: null }
  if (wayBack === 'failed') return { ...departures, state: 'failed', data: null }
  const startsAt = wayBack === 'runs' ? new Date(now + 4 * hourMs).toISOString() : null
  const lastWayBack = exampleWayBack({ date: serviceDayOf(now), startsAt, endsAt: startsAt })
  return { ...departures, data: [exampleStop([], { lastWayBack })] }
}
