import * as z from 'zod'
import type { UpstreamSource } from '#server/cache/upstream.ts'

/** Airports of the guide, by their IATA codes. */
export const guideAirports = ['LKN', 'SVJ', 'EVE', 'BOO'] as const
export type GuideAirport = (typeof guideAirports)[number]

/** Times in ms since 1970; a schema, because it is stored. */
export const airportFlights = z.object({
  /** When the service last changed the list. */
  updatedAt: z.number(),
  /** By planned time; empty is a valid answer. */
  flights: z.array(
    z.object({
      id: z.string(),
      /** Both as the service writes them. */
      airline: z.string(),
      number: z.string(),
      direction: z.enum(['arrival', 'departure']),
      plannedAt: z.number(),
      /** Code of the other end, and of the stops between. */
      otherAirport: z.string(),
      via: z.array(z.string()),
      /** `planned`: nothing else is reported; `other`: a code unknown to us. */
      state: z.enum(['planned', 'arrived', 'departed', 'cancelled', 'newTime', 'newInformation', 'other']),
      /** Of the state: when it left or arrived, or the new time; null: not reported. */
      stateTime: z.number().nullable(),
      isDelayed: z.boolean(),
      gate: z.string().nullable(),
      belt: z.string().nullable(),
    }),
  ),
})
export type AirportFlights = z.infer<typeof airportFlights>

export type FlightsSource = UpstreamSource<GuideAirport, AirportFlights>
