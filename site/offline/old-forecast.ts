import type { WeatherAnswer } from '#contract/weather.ts'

/** The server keeps forecasts as long. */
const longestMs = 48 * 3600 * 1000

/** Returns a cached forecast, marked stale once expired; undefined when it is too old to show. */
export function ageForecast(answer: WeatherAnswer, now: number): WeatherAnswer | undefined {
  if (now - Date.parse(answer.fetchedAt) > longestMs) return undefined
  return { ...answer, stale: answer.stale || now > Date.parse(answer.expiresAt) }
}
