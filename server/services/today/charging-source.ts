import * as z from 'zod'
import type { UpstreamSource } from '#server/cache/upstream.ts'

/** Public charging stations of the register; a schema, because it is stored. */
export const chargingStations = z.array(
  z.object({
    /** As in messages of its status: `NOR_01234`. */
    id: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    /** Where one car charges at a time. */
    points: z.array(
      z.object({
        /** Of the point in messages of its status; null: it sends none. */
        uid: z.string().nullable(),
        connectors: z.array(
          z.object({
            /** `other`: a code unknown to us. */
            type: z.enum(['ccs', 'chademo', 'type2', 'type1', 'tesla', 'other']),
            /** kW; null: unknown. */
            power: z.number().nullable(),
          }),
        ),
      }),
    ),
  }),
)
export type ChargingStations = z.infer<typeof chargingStations>
export type ChargingStation = ChargingStations[number]

/** Stations in and around Lofoten. */
export type ChargingSource = UpstreamSource<null, ChargingStations>

/** The state of a point and when we heard it, in ms since 1970: messages carry no time. */
export interface PointStatus {
  state: 'free' | 'occupied' | 'outOfOrder' | 'unknown'
  receivedAt: number
}

/** Status as it is reported: most stations report nothing, and after a start nothing is known until the next message. */
export interface ChargingStatus {
  /** Returns what was heard of a station's points, by their uid. */
  find: (stationId: string) => ReadonlyMap<string, PointStatus>
  /** Ends listening, for good. */
  stop: () => void
}
