import type { WeatherAnswer } from '#contract/weather.ts'

/** The server keeps forecasts as long. */
const longestMs = 48 * 3600 * 1000

/**
 * Returns a cached forecast, marked stale once expired, and where the device's clock is behind it; undefined when it is too old to show,
 * whether it was fetched or computed long ago.
 */
export function ageForecast(answer: WeatherAnswer, now: number): WeatherAnswer | undefined {
  const fetchedAt = Date.parse(answer.fetchedAt)
  const madeAt = Math.min(fetchedAt, Date.parse(answer.updatedAt ?? answer.fetchedAt))
  if (now - madeAt > longestMs) return undefined
  return { ...answer, stale: answer.stale || now > Date.parse(answer.expiresAt) || now < fetchedAt }
}
