import type { MapName } from '#site/geography/choose-names.ts'
import type { Position } from '#site/geography/distance-between.ts'

/** What the map draws of the land besides the coast. Data: `listMapGround`. */
export interface MapGround {
  /** The E10 from point to point: a hint of the road, not its course. */
  road: readonly Position[]
  names: readonly MapName[]
}
