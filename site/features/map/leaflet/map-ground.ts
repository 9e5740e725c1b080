import type { MapName } from '#site/geography/choose-names.ts'
import type { Position } from '#site/geography/distance-between.ts'

/** The land on the map besides the coast. Data: `listMapGround`. */
export interface MapGround {
  /** The E10 from point to point: an approximation, not its course. */
  road: readonly Position[]
  names: readonly MapName[]
}
