import * as z from 'zod'
import { roadMessageKinds } from '#contract/today.ts'
import type { UpstreamSource } from '#server/cache/upstream.ts'

/** Times in ms since 1970; a schema, because it is stored. */
export const roadMessages = z.object({
  /** When the service wrote its list; null: it did not say. */
  listedAt: z.number().nullable(),
  /** Messages that could not be read. */
  unreadable: z.number(),
  /** Empty is a valid answer. */
  messages: z.array(
    z.object({
      id: z.string(),
      /** As on the signs: `E10`, `F815`; null: not named. */
      road: z.string().nullable(),
      /** Norwegian, as it came. */
      where: z.string().nullable(),
      /** Norwegian, as it came, a line each. */
      lines: z.array(z.string()),
      /** Most hindering first, at least one: a closure may end before the works that are its reason. */
      records: z.array(
        z.object({
          kind: z.enum(roadMessageKinds),
          startsAt: z.number().nullable(),
          /** Null: until further notice. */
          endsAt: z.number().nullable(),
          /** Null: it holds from start to end. */
          periods: z
            .object({
              /** The service says that one of them runs. */
              isRunning: z.boolean(),
              /** Those that it tells one by one, by time; empty: it does not. */
              listed: z.array(z.object({ from: z.number(), to: z.number() })),
              /** Of a day, as clocks in Norway show them, where the text names one pair. */
              hours: z.object({ from: z.string(), to: z.string() }).nullable(),
            })
            .nullable(),
        }),
      ),
      updatedAt: z.number().nullable(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
})
export type RoadMessages = z.infer<typeof roadMessages>
export type RoadMessage = RoadMessages['messages'][number]

/** Messages for Lofoten's roads and for the E10 to the mainland. */
export type RoadSource = UpstreamSource<null, RoadMessages>
