import type { WeatherAnswer } from '#contract/weather.ts'

/** Older than that a forecast says nothing: as long as the server keeps one. */
const longestMs = 48 * 3600 * 1000

/** A forecast that is kept, as it may be shown now: marked as old once it has expired; undefined when it is too old to be shown. */
export function ageForecast(answer: WeatherAnswer, now: number): WeatherAnswer | undefined {
  if (now - Date.parse(answer.fetchedAt) > longestMs) return undefined
  return { ...answer, stale: answer.stale || now > Date.parse(answer.expiresAt) }
}
