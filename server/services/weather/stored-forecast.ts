import * as z from 'zod/mini'
import { type WeatherPlace, weatherPlaces } from '#contract/weather-places.ts'
import type { Forecast } from './weather-source.ts'

/** Times in ms since 1970. */
export interface ForecastTimes {
  place: WeatherPlace
  fetchedAt: number
  expiresAt: number
}

const measured = z.nullable(z.number())
const period = z.nullable(z.object({ symbol: z.nullable(z.string()), precipitation: measured }))
const step = z.object({
  time: z.number(),
  temperature: measured,
  windSpeed: measured,
  windGust: measured,
  windFromDirection: measured,
  humidity: measured,
  pressure: measured,
  cloud: measured,
  nextHour: period,
  nextSixHours: period,
  nextTwelveHours: period,
})
const storedForecast = z.object({ updatedAt: z.nullable(z.number()), steps: z.tuple([step], step) })

/** Returns the storage key of a place's forecast, by its source's name. */
export function nameForecast(source: string, place: WeatherPlace): string {
  const { latitude, longitude } = weatherPlaces[place]
  return `weather ${source} ${latitude},${longitude}`
}

/** Returns a stored forecast; null if another release wrote it in another shape. */
export function parseForecast(stored: unknown): Forecast | null {
  return storedForecast.safeParse(stored).data ?? null
}
