import * as z from 'zod'
import type { OceanForecast } from '#server/services/today/ocean-source.ts'
import { demandSome, type ReadEach } from '#server/upstream/read-each.ts'

const mostSteps = 1000

// Beyond these no model of the Norwegian Sea has ever been right.
const waveHeight = z.number().min(0).max(30).optional()
const temperature = z.number().min(-3).max(30).optional()
const degrees = z.number().min(0).max(360).optional()

const step = z.object({
  time: z.iso.datetime(),
  data: z.object({
    instant: z.object({
      details: z
        .object({
          sea_surface_wave_height: waveHeight,
          sea_surface_wave_from_direction: degrees,
          sea_water_temperature: temperature,
        })
        .optional(),
    }),
  }),
})

const oceanBody = z.object({
  properties: z.object({
    meta: z.object({ updated_at: z.iso.datetime().optional() }).optional(),
    timeseries: z.array(z.unknown()).min(1).max(mostSteps),
  }),
})

/** Returns the forecast of a body of `oceanforecast/2.0/complete`. Throws if it is invalid or empty, as on land. */
export function readOceanBody(text: string, readEach: ReadEach): OceanForecast {
  const { meta, timeseries } = oceanBody.parse(JSON.parse(text)).properties
  const hours = demandSome(
    readEach('an hour at sea', timeseries, (given) => {
      const { time, data } = step.parse(given)
      const { details } = data.instant
      return {
        time: Date.parse(time),
        waveHeight: details?.sea_surface_wave_height ?? null,
        waveFromDirection: details?.sea_surface_wave_from_direction ?? null,
        temperature: details?.sea_water_temperature ?? null,
      }
    }),
  )
  return {
    updatedAt: meta?.updated_at === undefined ? null : Date.parse(meta.updated_at),
    hours: hours.sort((one, other) => one.time - other.time),
  }
}
