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
  /** The day in Norway to which the timetable counts it. */
  date: day,
  plannedAt: moment,
  expectedAt: moment,
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

/** The way back that still arrives tonight; `startsAt` null: nothing goes any more, which only a valid empty answer says. */
export const lastWayBack = z.object({
  /** Id of the stop it leaves from. */
  from: z.string(),
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  isOnly: z.boolean(),
  isLive: z.boolean(),
  /** A later one was cancelled. */
  isLaterCancelled: z.boolean(),
})
export type LastWayBack = z.infer<typeof lastWayBack>

export const stopDepartures = z.object({
  stop: z.string(),
  /** By planned time, at most 24, cancelled ones among them; empty is a valid answer. */
  departures: z.array(departure),
  /** Incidents first. */
  messages: z.array(transportMessage),
  /** Null where the stop has no way back, or nobody could say. */
  lastWayBack: z.nullable(lastWayBack),
})
export type StopDepartures = z.infer<typeof stopDepartures>

export const departuresAnswer = partOf(stopDepartures)
