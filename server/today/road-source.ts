import * as z from 'zod'
import { roadMessageKinds } from '#contract/today.ts'
import type { UpstreamSource } from '#server/cache/upstream.ts'

/** Times in ms since 1970; a schema, because it is stored. */
export const roadMessages = z.object({
  /** When the service wrote its list; null: it did not say. */
  listedAt: z.number().nullable(),
  /** Messages that could not be read. */
  unreadable: z.number(),
  /** Most hindering first; empty is a valid answer. */
  messages: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(roadMessageKinds),
      /** As on the signs: `E10`, `F815`; null: not named. */
      road: z.string().nullable(),
      /** Norwegian, as it came. */
      where: z.string().nullable(),
      /** Norwegian, as it came, a line each. */
      lines: z.array(z.string()),
      startsAt: z.number().nullable(),
      /** Null: until further notice. */
      endsAt: z.number().nullable(),
      updatedAt: z.number().nullable(),
      /** Whether the service says that one of the message's periods runs; null: it has none, and start and end count. */
      isInPeriod: z.boolean().nullable(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
})
export type RoadMessages = z.infer<typeof roadMessages>
export type RoadMessage = RoadMessages['messages'][number]

/** Messages for Lofoten's roads and for the E10 to the mainland. */
export type RoadSource = UpstreamSource<null, RoadMessages>
