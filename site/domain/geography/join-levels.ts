import { type MapLevel, placeInWorld, type Shape } from './decode-map-level.ts'

/** Degrees: the finer levels hold what begins west of it (`levels` in scripts/build-map/make-topology.ts). */
export const eastOfFineLevels = 14.85

/** Returns a finer level with everything that lies farther east taken from the coarse one. */
export function joinLevels(finer: MapLevel, coarse: MapLevel): MapLevel {
  const { x } = placeInWorld(68, eastOfFineLevels)
  const join = <Each extends Shape>(one: readonly Each[], other: readonly Each[]): Each[] => [
    ...one,
    ...other.filter(({ left }) => left >= x),
  ]
  return {
    land: join(finer.land, coarse.land),
    hills: join(finer.hills, coarse.hills),
    coast: join(finer.coast, coarse.coast),
    contours: join(finer.contours, coarse.contours),
    lakes: join(finer.lakes, coarse.lakes),
    rivers: join(finer.rivers, coarse.rivers),
    builtUp: join(finer.builtUp, coarse.builtUp),
    roads: join(finer.roads, coarse.roads),
    // Every level has all ferries.
    ferries: finer.ferries,
    heights: [...finer.heights, ...coarse.heights.filter((height) => height.x >= x)],
  }
}

/**
 * Degrees, WGS 84, latitude first: what the map covers. The box of its layers (scripts/build-map/read-layers.ts) without the corner
 * beyond the border of Norway, where they end.
 */
export const mapSheet = [
  [69, 12],
  [69, 16.8],
  [68.15, 16.8],
  [67.3, 15.95],
  [67.3, 12],
] as const
