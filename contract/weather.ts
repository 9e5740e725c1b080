import * as z from 'zod/mini'
import { day, moment } from './time.ts'
import { type WeatherPlace, weatherPlaceKeys } from './weather-places.ts'

/** `GET /api/weather/{place}`, for server and page. `zod/mini` keeps the schema small for the browser. */

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
