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

/** The source's own word for one version of a forecast, to be handed back as it is. */
export type ForecastVersion = string

export type SourceAnswer =
  | { kind: 'forecast'; forecast: Forecast; version: ForecastVersion | null; expiresAt: number }
  /** The version asked with is still the newest. */
  | { kind: 'unchanged'; version: ForecastVersion | null; expiresAt: number }

export interface WeatherSource {
  /**
   * Promises the newest forecast, or that the held version still is it. Throws `WeatherSourceFailure`.
   * Asks the service each time; when to ask is the caller's part.
   */
  forecast: (at: Coordinates, held: ForecastVersion | null) => Promise<SourceAnswer>
}

/**
 * Why there is no answer: `refused` = do not ask again at all; `throttled` = we asked too often; `unreachable` = no
 * whole answer came; `wrong-answer` = it makes no sense; `wrong-question` = the service says that we ask wrongly.
 */
export type FailureReason = 'refused' | 'throttled' | 'unreachable' | 'wrong-answer' | 'wrong-question'

export class WeatherSourceFailure extends Error {
  override name = 'WeatherSourceFailure'
  readonly reason: FailureReason
  /** How long the service asks us to wait, in ms; 0 where it does not. */
  readonly retryAfter: number

  constructor(reason: FailureReason, message: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.reason = reason
    this.retryAfter = options.retryAfter ?? 0
  }
}
