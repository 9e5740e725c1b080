import * as z from 'zod'
import type { UpstreamSource } from '#server/cache/upstream.ts'

/** Where and for which days the tide is predicted; `from` and `to` in ms since 1970. */
export interface TideQuestion {
  latitude: number
  longitude: number
  from: number
  to: number
}

/** Heights in cm over chart datum, times in ms since 1970, both ascending by time; a schema, because it is stored. */
export const tidePrediction = z.object({
  /** The station that the prediction is derived from, in the service's own spelling; null: not named. */
  station: z.string().nullable(),
  extremes: z.array(z.object({ time: z.number(), height: z.number(), kind: z.enum(['high', 'low']) })),
  curve: z.array(z.object({ time: z.number(), height: z.number() })),
})
export type TidePrediction = z.infer<typeof tidePrediction>

/** Predictions of the tide. Weather raises and lowers the sea beside them; not for navigation. */
export type TideSource = UpstreamSource<TideQuestion, TidePrediction>
