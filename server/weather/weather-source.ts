import type { UpstreamAnswer } from '#server/cache/upstream.ts'

/** What the guide wants from a weather service, in its own words. Times are milliseconds since 1970. */

interface Coordinates {
  latitude: number
  longitude: number
}

/** The weather between two times; precipitation in mm. */
export interface Period {
  symbol: string | null
  precipitation: number | null
}

/** One step of a forecast: the values at its time, and the periods that begin with it. */
export interface ForecastStep {
  time: number
  temperature: number | null
  windSpeed: number | null
  windFromDirection: number | null
  humidity: number | null
  pressure: number | null
  nextHour: Period | null
  nextSixHours: Period | null
  nextTwelveHours: Period | null
}

export interface Forecast {
  /** When the service computed it; null where it did not say. */
  updatedAt: number | null
  /** At least one, ascending. */
  steps: readonly [ForecastStep, ...ForecastStep[]]
}

export interface WeatherSource {
  /** Names the service by its address, in keys: what a stand-in said is never shown as the word of the service itself. */
  name: string
  /** Longer than any answer takes, in ms, whether it comes or fails. */
  longestAnswerMs: number
  /**
   * Returns the newest forecast, or that the given version still is it. Throws `UpstreamFailure`.
   * Asks the service each time; when to ask is the caller's part.
   */
  forecast: (at: Coordinates, version: string | null) => Promise<UpstreamAnswer<Forecast>>
}
