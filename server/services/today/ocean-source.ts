import * as z from 'zod'
import type { UpstreamSource } from '#server/cache/upstream.ts'

const measured = z.number().nullable()

/** Of open water, rough in fjords and harbours. Times in ms since 1970; a schema, because it is stored. */
export const oceanForecast = z.object({
  /** When the service computed it; null: unknown. */
  updatedAt: z.number().nullable(),
  /** Ascending, at least one. */
  hours: z.array(
    z.object({
      time: z.number(),
      /** Metres. */
      waveHeight: measured,
      /** Degrees. */
      waveFromDirection: measured,
      /** °C, of the water. */
      temperature: measured,
    }),
  ),
})
export type OceanForecast = z.infer<typeof oceanForecast>

/** Forecasts of waves and sea temperature at a point at sea. */
export type OceanSource = UpstreamSource<{ latitude: number; longitude: number }, OceanForecast>
