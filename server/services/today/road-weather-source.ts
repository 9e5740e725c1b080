import * as z from 'zod'
import type { UpstreamSource } from '#server/cache/upstream.ts'

const measured = z.number().nullable()

/** What stations beside the road measure; null: not measured, or a sensor that cannot be right. Stored, so a schema. */
export const roadWeather = z.array(
  z.object({
    id: z.string(),
    /** Norwegian, as it came. */
    where: z.string(),
    road: z.string().nullable(),
    /** In ms since 1970; how old the values are. */
    measuredAt: z.number(),
    /** °C. */
    airTemperature: measured,
    surfaceTemperature: measured,
    /** m/s. */
    wind: measured,
    gust: measured,
    latitude: z.number(),
    longitude: z.number(),
  }),
)
export type RoadWeather = z.infer<typeof roadWeather>

/** Weather beside the roads of Lofoten. */
export type RoadWeatherSource = UpstreamSource<null, RoadWeather>
