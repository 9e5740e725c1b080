import * as z from 'zod'
import type { UpstreamSource } from '#server/cache/upstream.ts'

/** Public charging stations of the register; a schema, because it is stored. */
export const chargingStations = z.array(
  z.object({
    /** As in messages of its status: `NOR_01234`. */
    id: z.string(),
    name: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    points: z.array(
      z.object({
        /** Of the point in messages of its status; null: it sends none. */
        uid: z.string().nullable(),
        /** Connectors as we name them; `other`: a code unknown to us. */
        connector: z.enum(['ccs', 'chademo', 'type2', 'type1', 'tesla', 'other']),
        /** kW; null: a code unknown to us. */
        power: z.number().nullable(),
      }),
    ),
  }),
)
export type ChargingStations = z.infer<typeof chargingStations>

/** Stations in and around Lofoten. */
export type ChargingSource = UpstreamSource<null, ChargingStations>

/** The state of a point and when we heard it, in ms since 1970: messages carry no time. */
export interface PointStatus {
  state: 'free' | 'occupied' | 'outOfOrder' | 'unknown'
  receivedAt: number
}

/** Status as it is reported; most stations report nothing, and after a start nothing is known until the next message. */
export interface ChargingStatus {
  /** Returns what is known of a station's points, by their uid. */
  find: (stationId: string) => ReadonlyMap<string, PointStatus>
  stop: () => void
}
