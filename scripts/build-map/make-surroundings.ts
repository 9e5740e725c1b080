import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import { feature, quantize } from 'topojson-client'
import { topology } from 'topojson-server'
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify'
import type { Topology } from 'topojson-specification'
import { cutToBox, type Point } from '#site/domain/geography/rings.ts'
import { areaInMetres } from './measure-plane.ts'

/** Degrees, WGS 84, with north at the bottom: what a wide window shows at zoom 4. */
const box = { left: -30, right: 60, top: 52, bottom: 75 }
/** Square metres: as `levels` in make-topology.ts, beside the map; farther away corners and islands must be larger to stay. */
const triangle = 1_300_000
const island = 7_000_000
const grid = 5_000

/** Returns how much less an area counts because of its distance from the map. */
function fade([longitude = 0, latitude = 0]: Position): number {
  const degrees = Math.hypot((longitude - 15) * 0.37, latitude - 68.2)
  return 1 / (1 + (degrees / 1.6) ** 2)
}

const weigh = (ring: readonly Position[]) => areaInMetres(ring) * fade(ring[0] ?? [])

export const creditOfSurroundings = 'Natural Earth 1:50m, public domain'

/** Returns a ring that runs on across the 180th meridian, where the atlas jumps, moved by whole turns. */
function unwrap(ring: readonly Position[], turn: number): Point[] {
  let offset = turn
  return ring.map(([longitude = 0, latitude = 0], index) => {
    const step = longitude - (ring[index - 1]?.[0] ?? longitude)
    if (Math.abs(step) > 180) offset -= Math.sign(step) * 360
    return { x: longitude + offset, y: latitude }
  })
}

/**
 * Returns the land around the map, coarse, from `land-50m.json` of the package world-atlas (Natural Earth). The map's own land is
 * part of it: whoever draws it leaves out the box of the map. Throws for another file.
 */
export function makeSurroundings(atlas: Topology): string {
  const { land } = atlas.objects ?? {}
  if (!land) throw new Error('It is no topology with the object «land». Take land-50m.json of the package world-atlas.')
  const found = feature(atlas, land as never) as unknown as Feature | { features: Feature[] }
  const polygons = ('features' in found ? found.features : [found]).flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [(geometry as Polygon).coordinates] : (geometry as MultiPolygon).coordinates,
  )
  const cut = polygons
    .flatMap(([outer = []]) => [-360, 0, 360].map((turn) => cutToBox(unwrap(outer.slice(0, -1), turn), box)))
    .filter((ring) => ring.length > 2)
    .map((ring) => [...ring, ...ring.slice(0, 1)].map(({ x, y }) => [x, y]))
  const made = topology({
    land: { type: 'MultiPolygon', coordinates: cut.map((ring) => [ring]) },
  } as never)
  const simplified = simplify(presimplify(made as never, weigh as never), triangle)
  const kept = filter(
    simplified,
    filterWeight(simplified, island, (ring) => weigh(ring as unknown as Position[])),
  )
  return `${JSON.stringify({ credit: creditOfSurroundings, ...(quantize(kept as never, grid) as Topology) })}\n`
}
