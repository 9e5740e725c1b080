import type { MapLevel, Shape } from './decode-map-level.ts'
import { placeInWorld } from './decode-map-level.ts'

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
