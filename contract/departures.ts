import * as z from 'zod/mini'
import { day, moment } from './time.ts'
import { partOf, quotedWords } from './today-part.ts'

/** `GET /api/departures/{stop}`, for server and page; `stop` is an id of `content/road/stops.yaml`. */

/** A message of the operator about a line, a journey or a stop. */
export const transportMessage = z.object({
  id: z.string(),
  isIncident: z.boolean(),
  summary: quotedWords,
  description: quotedWords,
  advice: quotedWords,
  link: z.nullable(z.string()),
  from: z.nullable(moment),
  to: z.nullable(moment),
})
export type TransportMessage = z.infer<typeof transportMessage>

export const departure = z.object({
  /** The service day (`service-day.ts`) in which it is planned. */
  date: day,
  plannedAt: moment,
  expectedAt: moment,
  /** When it left, or leaves for certain; null while only expected. */
  leftAt: z.nullable(moment),
  /** Somebody follows the journey; otherwise there is only the timetable, which must not be called punctual. */
  isLive: z.boolean(),
  isApproximate: z.boolean(),
  isCancelled: z.boolean(),
  /** The last one of its day to this destination that still runs; false where the list does not reach the end of the day. */
  isLastOfDay: z.boolean(),
  /** And no other runs there on that day. */
  isOnlyOfDay: z.boolean(),
  /** As on the sign. */
  destination: z.string(),
  lineCode: z.nullable(z.string()),
  mode: z.nullable(z.string()),
  operator: z.nullable(z.string()),
  notices: z.array(z.string()),
})
export type Departure = z.infer<typeof departure>

/**
 * The last way back that arrives in a service day; `startsAt` null: nothing goes any more, which only a valid answer says. Hold it against
 * the clock with `wayBackAt`.
 */
export const lastWayBack = z.object({
  /** The service day. */
  date: day,
  /** Id of the stop it leaves from. */
  from: z.string(),
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  /** When the last one left, where none goes any more; null: none went that anybody knows. */
  leftAt: z.nullable(moment),
  isOnly: z.boolean(),
  isLive: z.boolean(),
  /** One that was to go after it was cancelled. */
  isLaterCancelled: z.boolean(),
})
export type LastWayBack = z.infer<typeof lastWayBack>

export const stopDepartures = z.object({
  stop: z.string(),
  /** What has not left, by the time it leaves, the next 24 and today's last, cancelled ones among them; empty is a valid answer. */
  departures: z.array(departure),
  /** Until then every departure is in the list. */
  reachesTo: moment,
  /** Incidents first. */
  messages: z.array(transportMessage),
  /** Null where the stop has no way back, or nobody could say. */
  lastWayBack: z.nullable(lastWayBack),
})
export type StopDepartures = z.infer<typeof stopDepartures>

export const departuresAnswer = partOf(stopDepartures)
