import * as z from 'zod'
import type { UpstreamSource } from '#server/cache/upstream.ts'

/** Kp 0 to 9 in periods of three hours, ascending, with gaps; times in ms since 1970. Stored, so a schema. */
export const kpIndex = z.array(
  z.object({ from: z.number(), to: z.number(), value: z.number(), isForecast: z.boolean() }),
)
export type KpIndex = z.infer<typeof kpIndex>

/** The aurora's oval as far as it is seen from Lofoten. Stored, so a schema. */
export const auroraOval = z.object({
  /** In ms since 1970. */
  observedAt: z.number(),
  /** The hour it is computed for, in ms since 1970. */
  validAt: z.number(),
  /** 0 to 100: the strongest of the cells round Lofoten. */
  value: z.number(),
})
export type AuroraOval = z.infer<typeof auroraOval>

export interface AuroraSource {
  kp: UpstreamSource<null, KpIndex>
  oval: UpstreamSource<null, AuroraOval>
}
