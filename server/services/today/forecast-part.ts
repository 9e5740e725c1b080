import type { TodayParts } from '#contract/today.ts'
import { type WeatherPlace, weatherPlaceKeys } from '#contract/weather-places.ts'
import {
  createOffPart,
  createSharedWait,
  judgeContent,
  type LivePart,
  type PartSource,
  patienceMs,
  toIso,
} from '#server/services/live-parts/live-part.ts'
import { forecastContent, judgeForecast } from '#server/services/weather/forecast-content.ts'
import type { WeatherService } from '#server/services/weather/weather-service.ts'
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
  const results = new Map<WeatherPlace, Held | { retryAt: number }>()
  const waitTogether = createSharedWait<WeatherPlace>(patienceMs)

  async function refreshPlace(place: WeatherPlace): Promise<void> {
    const found = await forecast(place)
    if ('record' in found) results.set(place, found)
    // What is held is shown as long as it may be, whatever the next question brings.
    else if (!isShown(recordOf(place), clock()))
      results.set(place, { retryAt: clock() + found.retryAfterSeconds * secondMs })
  }

  function recordOf(place: WeatherPlace): Held['record'] | undefined {
    const result = results.get(place)
    return result && 'record' in result ? result.record : undefined
  }

  function isShown(record: Held['record'] | undefined, now: number): record is Held['record'] {
    if (!record) return false
    const { value, fetchedAt, expiresAt } = record
    const isHeld = now - fetchedAt <= Math.max(dropAfterMs, expiresAt - fetchedAt)
    return isHeld && judgeForecast(value, now) !== 'dropped'
  }

  return {
    refresh: async () =>
      void (await Promise.all(weatherPlaceKeys.map((place) => waitTogether(place, () => refreshPlace(place))))),
    listHeld: () => weatherPlaceKeys.map((place) => recordOf(place) ?? results.has(place)),
    describe() {
      const now = clock()
      const shown = weatherPlaceKeys.flatMap((place) => {
        const record = recordOf(place)
        return isShown(record, now) ? [{ place, record }] : []
      })
      const base = { credit, link }
      const isWaiting = weatherPlaceKeys.some((place) => !results.has(place))
      const soon = toIso(now + secondMs)
      if (shown.length === 0) {
        const retries = [...results.values()].flatMap((each) => ('retryAt' in each ? each.retryAt : []))
        const retryAt = retries.length > 0 ? toIso(Math.max(now, Math.min(...retries))) : null
        const none = { ...base, upstreamTime: null, fetchedAt: null, dropAt: null, data: null }
        return { ...none, ...(isWaiting ? { state: 'waiting', nextAt: soon } : { state: 'failed', nextAt: retryAt }) }
      }
      const fetchedAt = Math.min(...shown.map(({ record }) => record.fetchedAt))
      const expiresAt = Math.min(...shown.map(({ record }) => record.expiresAt))
      const made = shown.map(({ record }) => record.value.updatedAt).filter((time) => time !== null)
      // MET says itself how long its forecast holds.
      const contents = shown.map(({ record }) => judgeContent(record.value, forecastContent, now))
      const isHeld = now < expiresAt || now - fetchedAt <= staleAfterMs
      const isNew = contents.every(({ state }) => state === 'fresh')
      const isFresh = shown.length === weatherPlaceKeys.length && isHeld && isNew
      return {
        ...base,
        state: isWaiting ? 'waiting' : isFresh ? 'fresh' : 'stale',
        upstreamTime: made.length > 0 ? toIso(Math.min(...made)) : null,
        fetchedAt: toIso(fetchedAt),
        nextAt: isWaiting ? soon : toIso(Math.max(now, expiresAt)),
        dropAt: toIso(Math.min(fetchedAt + dropAfterMs, ...contents.map((each) => each.dropAt))),
        data: shown.map(({ place, record }) => describePlaceForecast(place, record.value, now)),
      }
    },
  }
}
