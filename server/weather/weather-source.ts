import type { UpstreamAnswer } from '#server/cache/upstream.ts'

interface Coordinates {
  latitude: number
  longitude: number
}

/** Precipitation in mm. */
export interface Period {
  symbol: string | null
  precipitation: number | null
}

/** Values at a time (ms since 1970), and the periods that begin then. */
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
  /** When the service computed it, in ms since 1970; null: unknown. */
  updatedAt: number | null
  /** At least one, ascending. */
  steps: readonly [ForecastStep, ...ForecastStep[]]
}

export interface WeatherSource {
  /** The service's address, for keys, so that data of a stand-in is never shown as the real one. */
  name: string
  /** Longer than any response takes, in ms, including failures. */
  longestAnswerMs: number
  /** Requests the newest forecast, or that `version` still is; uncached. Throws `UpstreamFailure`. */
  forecast: (at: Coordinates, version: string | null) => Promise<UpstreamAnswer<Forecast>>
}
