import type { Departure, LastWayBack, StopDepartures } from '#contract/departures.ts'
import type {
  AvalancheDay,
  ForecastHour,
  PlaceForecast,
  RoadMessage,
  TodayAnswer,
  TodayParts,
  Warning,
} from '#contract/today.ts'
import type { WeatherPlace } from '#contract/weather-places.ts'
import { placesFromWest } from './places-from-west.ts'

const hourMs = 3_600_000
const nothing = { no: null, en: null }

/** A November afternoon in Norway: 13:00. */
export const exampleNow = Date.parse('2026-11-23T12:00:00Z')

const part = {
  state: 'fresh',
  upstreamTime: null,
  fetchedAt: '2026-11-23T11:58:00.000Z',
  nextAt: '2026-11-23T12:08:00.000Z',
  dropAt: '2026-11-23T14:58:00.000Z',
  credit: 'Somebody (CC BY 4.0)',
  link: 'https://somebody.example/',
} as const
const off = { ...part, state: 'off', fetchedAt: null, nextAt: null, dropAt: null, data: null } as const

/** Returns 36 hours of a place's forecast: `rain` in mm for each hour, the last one for all that follow. */
export function exampleHours(rain: readonly number[], more: Partial<ForecastHour> = {}): ForecastHour[] {
  return Array.from({ length: 36 }, (_, index) => ({
    time: new Date(exampleNow + index * hourMs).toISOString(),
    temperature: 4,
    wind: 6,
    gust: 11,
    windFromDirection: 225,
    precipitation: rain[Math.min(index, rain.length - 1)] ?? 0,
    cloud: 90,
    symbol: 'rain',
    ...more,
  }))
}

/** Returns the forecasts of all places; those that are not named are as dry as `others`. */
export function exampleForecasts(
  hours: Partial<Record<WeatherPlace, ForecastHour[]>>,
  others: readonly number[] = [1],
): PlaceForecast[] {
  return placesFromWest.map((place) => ({ place, hours: hours[place] ?? exampleHours(others) }))
}

/** Returns an answer of `GET /api/today` in which only the named parts differ from a quiet day. */
export function exampleToday(parts: Partial<TodayParts> = {}): TodayAnswer {
  return {
    date: '2026-11-23',
    parts: {
      warnings: { ...part, data: [] },
      floods: { ...part, data: [] },
      avalanche: { ...part, state: 'outOfSeason', data: null },
      forecast: { ...part, data: exampleForecasts({}) },
      aurora: {
        ...part,
        data: {
          kp: [{ from: '2026-11-23T18:00:00.000Z', to: '2026-11-23T21:00:00.000Z', value: 2.33, isForecast: true }],
          oval: null,
        },
      },
      departures: { ...part, data: [] },
      flights: { ...part, data: [] },
      road: { ...part, data: [] },
      // Copies: a test may change what it gets.
      roadWeather: { ...off },
      sea: { ...off },
      tide: { ...off },
      charging: { ...off },
      ...parts,
    },
  }
}

/** Returns a part with data. */
export function examplePart<Data>(data: Data) {
  return { ...part, data }
}

/** Returns a bulletin that says nothing but its level. */
export function exampleBulletin(level: AvalancheDay['level'], date: string): AvalancheDay {
  return {
    date,
    level,
    isTendency: false,
    mainText: nothing,
    danger: nothing,
    emergency: nothing,
    snowSurface: nothing,
    weakLayers: nothing,
    activity: nothing,
    observations: nothing,
    mountainWeather: nothing,
    problems: [],
    advice: [],
    publishedAt: null,
    link: 'https://somebody.example/',
  }
}

/** Returns an orange warning for Reine from four to eight this evening. */
export function exampleWarning(more: Partial<Warning> = {}): Warning {
  return {
    id: 'one',
    service: 'weather',
    event: 'wind',
    eventName: { no: 'Kraftige vindkast', en: 'Severe wind gusts' },
    level: 3,
    startsAt: '2026-11-23T15:00:00.000Z',
    endsAt: '2026-11-23T19:00:00.000Z',
    area: nothing,
    places: ['reine'],
    polygons: [],
    isAtSea: false,
    description: nothing,
    advice: nothing,
    consequences: nothing,
    link: null,
    ...more,
  }
}

/** Returns a boat to Bodø in an hour, on time. */
export function exampleDeparture(more: Partial<Departure> = {}): Departure {
  return {
    date: '2026-11-23',
    plannedAt: '2026-11-23T13:00:00.000Z',
    expectedAt: '2026-11-23T13:00:00.000Z',
    leftAt: null,
    isLive: true,
    isApproximate: false,
    isCancelled: false,
    isLastOfDay: false,
    isOnlyOfDay: false,
    destination: 'Bodø',
    lineCode: null,
    mode: null,
    operator: null,
    notices: [],
    ...more,
  }
}

/** Returns Moskenes with these departures and no others before midnight of the next day. */
export function exampleStop(departures: readonly Departure[], more: Partial<StopDepartures> = {}): StopDepartures {
  return {
    stop: 'moskenes',
    departures: [...departures],
    reachesTo: '2026-11-25T00:00:00.000Z',
    messages: [],
    lastWayBack: null,
    ...more,
  }
}

/** Returns the way back from Værøy at 18:30. */
export function exampleWayBack(more: Partial<LastWayBack> = {}): LastWayBack {
  return {
    date: '2026-11-23',
    from: 'vaeroy',
    startsAt: '2026-11-23T17:30:00.000Z',
    endsAt: '2026-11-23T19:00:00.000Z',
    leftAt: null,
    isOnly: false,
    isLive: true,
    isLaterCancelled: false,
    ...more,
  }
}

/** Returns the message that the E10 is closed. */
export function exampleClosedRoad(more: Partial<RoadMessage> = {}): RoadMessage {
  return {
    id: 'closed',
    kind: 'closed',
    road: 'E10',
    where: null,
    lines: [],
    startsAt: null,
    endsAt: null,
    periods: null,
    updatedAt: null,
    latitude: 68,
    longitude: 13.5,
    ...more,
  }
}
