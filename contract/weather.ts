import * as z from 'zod/mini'
import { day, moment } from './time.ts'

/** `GET /api/weather/{place}`, for server and page. `zod/mini` keeps the schema small for the browser. */

/** Places with a forecast: name and degrees (WGS 84, at most four decimals as MET demands). */
export const weatherPlaces = {
  svolvaer: { name: 'Svolvær', latitude: 68.2383, longitude: 14.5683 },
  leknes: { name: 'Leknes', latitude: 68.1463, longitude: 13.6133 },
  reine: { name: 'Reine', latitude: 67.9301, longitude: 13.0892 },
  henningsvaer: { name: 'Henningsvær', latitude: 68.1569, longitude: 14.2019 },
  ballstad: { name: 'Ballstad', latitude: 68.0703, longitude: 13.5383 },
} as const

export type WeatherPlace = keyof typeof weatherPlaces

export const weatherPlaceKeys = Object.keys(weatherPlaces) as WeatherPlace[]

export const defaultWeatherPlace: WeatherPlace = 'svolvaer'

export function isWeatherPlace(word: string): word is WeatherPlace {
  return Object.hasOwn(weatherPlaces, word)
}

const measured = z.nullable(z.number())

/** °C, m/s, %, hPa; precipitation in mm for the following hours. */
export const weatherMoment = z.object({
  time: moment,
  temperature: measured,
  windSpeed: measured,
  windFromDirection: measured,
  humidity: measured,
  pressure: measured,
  precipitation: measured,
  symbol: z.nullable(z.string()),
})

/** A calendar day in Europe/Oslo; `hours`: hours covered by the forecast, fewer on the last day. */
export const weatherDay = z.object({
  date: day,
  low: measured,
  high: measured,
  precipitation: measured,
  strongestWind: measured,
  symbol: z.nullable(z.string()),
  hours: z.number(),
})

export const weatherAnswer = z.object({
  place: z.enum(weatherPlaceKeys as [WeatherPlace, ...WeatherPlace[]]),
  /** When MET computed the forecast; null: unknown. */
  updatedAt: z.nullable(moment),
  /** When MET last confirmed that this is the newest forecast. */
  fetchedAt: moment,
  expiresAt: moment,
  /** Expired, and MET could not be asked for a newer one; or MET itself sends an old one. */
  stale: z.boolean(),
  current: weatherMoment,
  /** At +0, +6, +12 and +18 hours, as far as MET sent them. */
  cards: z.array(weatherMoment),
  days: z.array(weatherDay),
})

export type WeatherMoment = z.infer<typeof weatherMoment>
export type WeatherDay = z.infer<typeof weatherDay>
export type WeatherAnswer = z.infer<typeof weatherAnswer>
