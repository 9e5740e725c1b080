import type { TodayParts } from '#contract/today.ts'
import { type WeatherPlace, weatherPlaceKeys } from '#contract/weather.ts'
import {
  createOffPart,
  type LivePart,
  type PartSource,
  patienceMs,
  toIso,
  toIsoOrNull,
} from '#server/live-parts/live-part.ts'
import { createSharedWait } from '#server/live-parts/wait-together.ts'
import type { WeatherService } from '#server/weather/weather-service.ts'
import { describePlaceForecast } from './describe-nature.ts'

type Held = Extract<Awaited<ReturnType<WeatherService['forecast']>>, { record: unknown }>

const secondMs = 1000
const hourMs = 3_600_000
// Hours of the same morning; a newer forecast may say something else.
const staleAfterMs = hourMs
const dropAfterMs = 6 * hourMs

/** Returns the forecasts of all weather places, from the answers that `GET /api/weather` is made of: MET is asked once for both. */
export function createForecastPart(
  weather: Pick<WeatherService, 'forecast'> | null,
  clock: () => number,
  { credit, link }: PartSource,
): LivePart<NonNullable<TodayParts['forecast']['data']>> {
  if (weather === null) return createOffPart({ credit, link })
  const { forecast } = weather
  const held = new Map<WeatherPlace, Held>()
  const waitTogether = createSharedWait<WeatherPlace>(patienceMs)
  let retryAt: number | null = null

  async function refreshPlace(place: WeatherPlace): Promise<void> {
    const found = await forecast(place)
    if ('record' in found) held.set(place, found)
    else retryAt = clock() + found.retryAfterSeconds * secondMs
  }

  return {
    refresh: async () =>
      void (await Promise.all(weatherPlaceKeys.map((place) => waitTogether(place, () => refreshPlace(place))))),
    listHeld: () => weatherPlaceKeys.map((place) => held.get(place)?.record),
    describe() {
      const now = clock()
      const shown = weatherPlaceKeys.flatMap((place) => {
        const record = held.get(place)?.record
        return record && now - record.fetchedAt <= Math.max(dropAfterMs, record.expiresAt - record.fetchedAt)
          ? [{ place, record }]
          : []
      })
      const base = { credit, link }
      if (shown.length === 0)
        return {
          ...base,
          state: 'failed',
          upstreamTime: null,
          fetchedAt: null,
          nextAt: toIsoOrNull(retryAt),
          dropAt: null,
          data: null,
        }
      const fetchedAt = Math.min(...shown.map(({ record }) => record.fetchedAt))
      const expiresAt = Math.min(...shown.map(({ record }) => record.expiresAt))
      const made = shown.map(({ record }) => record.value.updatedAt).filter((time) => time !== null)
      // MET says itself how long its forecast holds.
      const isFresh = shown.length === weatherPlaceKeys.length && (now < expiresAt || now - fetchedAt <= staleAfterMs)
      return {
        ...base,
        state: isFresh ? 'fresh' : 'stale',
        upstreamTime: made.length > 0 ? toIso(Math.min(...made)) : null,
        fetchedAt: toIso(fetchedAt),
        nextAt: toIso(Math.max(now, expiresAt)),
        dropAt: toIso(fetchedAt + dropAfterMs),
        data: shown.map(({ place, record }) => describePlaceForecast(place, record.value, now)),
      }
    },
  }
}
