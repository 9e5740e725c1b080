import * as z from 'zod/mini'
import { type WeatherPlace, weatherPlaces } from '#contract/weather.ts'
import type { KeptAnswers } from '#server/kept/kept-answers.ts'
import type { Forecast, ForecastVersion } from './weather-source.ts'

/** A forecast as the source gave it, and when. Times are milliseconds since 1970. */
export interface FetchedForecast {
  forecast: Forecast
  version: ForecastVersion | null
  fetchedAt: number
  expiresAt: number
}

/** When the forecast of a place was fetched, and until when its source vouched for it. */
export interface ForecastTimes extends Pick<FetchedForecast, 'fetchedAt' | 'expiresAt'> {
  place: WeatherPlace
}

/** Forecasts that outlive a process and are shared by all; see `KeptAnswers` for what happens without a database. */
export interface KeptForecasts {
  /** Promises the forecast that is kept for a place, or null. */
  read: (place: WeatherPlace) => Promise<FetchedForecast | null>
  write: (place: WeatherPlace, fetched: FetchedForecast) => Promise<void>
  /** Promises whether this process may ask the source for a place now. */
  claim: (place: WeatherPlace) => Promise<boolean>
  release: (place: WeatherPlace) => Promise<void>
}

// Longer than the source may take, so that the right does not end while its holder still waits.
const leaseMs = 15_000

const measured = z.nullable(z.number())
const period = z.nullable(z.object({ symbol: z.nullable(z.string()), precipitation: measured }))
const step = z.object({
  time: z.number(),
  temperature: measured,
  windSpeed: measured,
  windFromDirection: measured,
  humidity: measured,
  pressure: measured,
  nextHour: period,
  nextSixHours: period,
  nextTwelveHours: period,
})
const keptForecast = z.object({ updatedAt: z.nullable(z.number()), steps: z.tuple([step], step) })

/** Under which key the forecast of a place is kept, by where it comes from. */
export function keyOfForecast(source: string, place: WeatherPlace): string {
  const { latitude, longitude } = weatherPlaces[place]
  return `weather ${source} ${latitude},${longitude}`
}

/**
 * Promises forecasts kept among the answers of other services. `source` names where they come from, such as its address:
 * what one source said, a stand-in for instance, is never shown as the word of another.
 */
export function keepForecasts(answers: KeptAnswers, source: string): KeptForecasts {
  const keyOf = (place: WeatherPlace): string => keyOfForecast(source, place)
  return {
    async read(place) {
      const answer = await answers.read(keyOf(place))
      // What another release of the guide has written in another shape counts as nothing, and is asked for anew.
      const forecast = keptForecast.safeParse(answer?.body)
      return answer && forecast.success ? { ...answer, forecast: forecast.data } : null
    },
    write: (place, { forecast, ...rest }) => answers.write(keyOf(place), { ...rest, body: forecast }),
    claim: (place) => answers.claim(keyOf(place), leaseMs),
    release: (place) => answers.release(keyOf(place)),
  }
}
