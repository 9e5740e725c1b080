import * as z from 'zod/mini'
import { day, moment } from './time.ts'

/**
 * The weather answer of `GET /api/weather/{place}`: one schema for the server that sends it and the page that reads it.
 * `zod/mini` keeps the schema small enough to travel to the browser.
 */

/** The five places with a forecast of their own: display name and degrees (WGS 84, at most four decimals as MET demands). */
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

/** Tells whether a word from outside (an address, a query) names one of the five places. */
export function isWeatherPlace(word: string): word is WeatherPlace {
  return Object.hasOwn(weatherPlaces, word)
}

const measured = z.nullable(z.number())

/** The weather at one hour. Temperatures in °C, wind in m/s, humidity in %, pressure in hPa, precipitation in mm for the hours that follow. */
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

/** One calendar day in Europe/Oslo; `hours` tells how many of its hours the forecast covers, so that a thin last day can be told from a full one. */
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
  /** When MET last computed the forecast; null where MET did not say. */
  updatedAt: z.nullable(moment),
  /** When our server last heard from MET that this forecast is the newest. */
  fetchedAt: moment,
  expiresAt: moment,
  /** True once the forecast is past its expiry and MET could not be asked for a newer one. */
  stale: z.boolean(),
  current: weatherMoment,
  /** The forecast at +0, +6, +12 and +18 hours; fewer where MET sent fewer. */
  cards: z.array(weatherMoment),
  days: z.array(weatherDay),
})

export type WeatherMoment = z.infer<typeof weatherMoment>
export type WeatherDay = z.infer<typeof weatherDay>
export type WeatherAnswer = z.infer<typeof weatherAnswer>
