import * as z from 'zod'
import type { Forecast, ForecastStep, Period } from '#server/services/weather/weather-source.ts'
import { demandSome, type ReadEach } from '#server/upstream/read-each.ts'

/** The fields used from `locationforecast/2.0/complete`; only `instant` is guaranteed. */

const period = z
  .object({
    summary: z.object({ symbol_code: z.string().optional() }).optional(),
    details: z.object({ precipitation_amount: z.number().optional() }).optional(),
  })
  .optional()

const step = z.object({
  time: z.iso.datetime(),
  data: z.object({
    instant: z.object({
      details: z
        .object({
          air_temperature: z.number().optional(),
          wind_speed: z.number().optional(),
          wind_speed_of_gust: z.number().optional(),
          wind_from_direction: z.number().optional(),
          relative_humidity: z.number().optional(),
          air_pressure_at_sea_level: z.number().optional(),
          cloud_area_fraction: z.number().optional(),
        })
        .optional(),
    }),
    next_1_hours: period,
    next_6_hours: period,
    next_12_hours: period,
  }),
})

const forecastBody = z.object({
  properties: z.object({
    meta: z.object({ updated_at: z.iso.datetime().optional() }).optional(),
    timeseries: z.array(z.unknown()),
  }),
})

/** Returns the forecast of a response body. Throws if it is invalid or empty. */
export function readForecastBody(text: string, readEach: ReadEach): Forecast {
  const { meta, timeseries } = forecastBody.parse(JSON.parse(text)).properties
  const steps = demandSome(readEach('a step of the forecast', timeseries, (given) => translateStep(step.parse(given))))
  const [first, ...rest] = steps.sort((one, other) => one.time - other.time)
  if (!first) throw new Error('the forecast has no step')
  return { updatedAt: meta?.updated_at === undefined ? null : Date.parse(meta.updated_at), steps: [first, ...rest] }
}

function translateStep({ time, data }: z.infer<typeof step>): ForecastStep {
  const details = data.instant.details ?? {}
  return {
    time: Date.parse(time),
    temperature: details.air_temperature ?? null,
    windSpeed: details.wind_speed ?? null,
    windGust: details.wind_speed_of_gust ?? null,
    windFromDirection: details.wind_from_direction ?? null,
    humidity: details.relative_humidity ?? null,
    pressure: details.air_pressure_at_sea_level ?? null,
    cloud: details.cloud_area_fraction ?? null,
    nextHour: translatePeriod(data.next_1_hours),
    nextSixHours: translatePeriod(data.next_6_hours),
    nextTwelveHours: translatePeriod(data.next_12_hours),
  }
}

function translatePeriod(given: z.infer<typeof period>): Period | null {
  if (!given) return null
  return { symbol: given.summary?.symbol_code ?? null, precipitation: given.details?.precipitation_amount ?? null }
}
