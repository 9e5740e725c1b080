import type { UpstreamSource } from '#server/cache/upstream.ts'

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
  windGust: number | null
  windFromDirection: number | null
  humidity: number | null
  pressure: number | null
  /** % of the sky. */
  cloud: number | null
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

export type WeatherSource = UpstreamSource<Coordinates, Forecast>
