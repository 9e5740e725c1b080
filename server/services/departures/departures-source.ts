import * as z from 'zod'
import type { UpstreamSource } from '#server/cache/upstream.ts'

// Times are ms since 1970. Schemas, because answers are stored and may come from an older release.

const words = z.object({ no: z.string().nullable(), en: z.string().nullable() })

/** A message of the operator, in the languages it was written in. */
export const transportMessage = z.object({
  id: z.string(),
  isIncident: z.boolean(),
  summary: words,
  description: words,
  advice: words,
  link: z.string().nullable(),
  from: z.number().nullable(),
  to: z.number().nullable(),
})
export type TransportMessage = z.infer<typeof transportMessage>

export const departure = z.object({
  plannedAt: z.number(),
  expectedAt: z.number(),
  /** When it left, or leaves for certain; null where nobody reports it. */
  leftAt: z.number().nullable(),
  /** Somebody follows the journey; otherwise there is only the timetable, which must not be called punctual. */
  isLive: z.boolean(),
  isApproximate: z.boolean(),
  isCancelled: z.boolean(),
  destination: z.string(),
  lineId: z.string(),
  lineCode: z.string().nullable(),
  mode: z.string().nullable(),
  operator: z.string().nullable(),
  notices: z.array(z.string()),
  messages: z.array(z.string()),
})
export type Departure = z.infer<typeof departure>

/** Null: the service does not know the stop. */
export const stopDepartures = z
  .object({
    /** By planned time. */
    departures: z.array(departure),
    /** Each once, whatever stop, line or journey it is about; incidents first. */
    messages: z.array(transportMessage),
    /** Every departure planned before then is in the list; what comes after cannot be called the last one. */
    reachesTo: z.number(),
  })
  .nullable()
export type StopDepartures = z.infer<typeof stopDepartures>

/** The way from one stop to another that arrives by `by` (ms since 1970). */
export interface WayQuestion {
  from: string
  to: string
  by: number
}

/** The ways found, latest start first, cancelled ones among them; none is a valid answer, a failure never is. */
export const lastWays = z.array(
  z.object({
    startsAt: z.number(),
    endsAt: z.number(),
    isCancelled: z.boolean(),
    isLive: z.boolean(),
    lineCodes: z.array(z.string()),
  }),
)
export type LastWays = z.infer<typeof lastWays>

export interface DeparturesSource {
  /** Departures of a stop in the next 36 hours. */
  departures: UpstreamSource<string, StopDepartures>
  /** The last ways of a day. */
  ways: UpstreamSource<WayQuestion, LastWays>
}
