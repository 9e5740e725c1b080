import type { Feature, LineString, Position } from 'geojson'
import { mergeArcs, quantize } from 'topojson-client'
import { topology } from 'topojson-server'
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify'
import type { Topology } from 'topojson-specification'
import { closeContours } from './close-contours.ts'
import type { RoadPiece } from './mark-crossings.ts'
import { areaInMetres } from './measure-plane.ts'
import { type Layers, positionsOf } from './read-layers.ts'

/** Grid of the source, about two metres, and of each level. */
const gridOfSource = 100_000

/**
 * The levels of detail. A corner goes when the triangle with its neighbours is smaller than `triangle` square metres; an
 * island or lake when it is smaller than `island`, a closed contour when it is smaller than `summit`. `east` is the longitude
 * that everything in it reaches westward: there the map stays with the coarser level.
 */
export const levels = {
  /** Up to zoom 8. */
  overview: {
    triangle: 150_000,
    island: 400_000,
    summit: 7_000_000,
    grid: 10_000,
    east: 180,
    contours: [200, 400, 600, 800, 1000],
  },
  /** Zoom 9 and 10. */
  middle: {
    triangle: 50_000,
    island: 80_000,
    summit: 900_000,
    grid: 16_000,
    east: 14.85,
    contours: [200, 400, 600, 800, 1000, 1200],
  },
  /** From zoom 11 on. */
  fine: {
    triangle: 9_000,
    island: 25_000,
    summit: 200_000,
    grid: 20_000,
    east: 14.85,
    contours: [200, 400, 600, 800, 1000, 1200],
  },
} as const

export type LevelName = keyof typeof levels

interface Collection {
  type: 'FeatureCollection'
  features: Feature[]
}

function collect(features: readonly Feature[], properties: (feature: Feature) => Feature['properties']): Collection {
  return {
    type: 'FeatureCollection',
    features: features.map((feature) => ({
      type: 'Feature',
      geometry: feature.geometry,
      properties: properties(feature),
    })),
  }
}

const line = (coordinates: Position[], properties: Feature['properties']): Feature => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates },
  properties,
})

const westOf = ({ geometry }: Feature): number =>
  Math.min(...positionsOf(geometry).map(([longitude = 180]) => longitude))

/** Square metres inside a closed line; an open one counts as large. */
function areaOfLine({ geometry }: Feature): number {
  if (geometry.type !== 'LineString') return Infinity
  const { coordinates } = geometry
  return String(coordinates[0]) === String(coordinates.at(-1)) ? areaInMetres(coordinates) : Infinity
}

/** Returns the outlines of what lies above each height that a level shows; small hills and those east of the level are left out. */
function listHills(
  contours: readonly Feature[],
  { contours: heights, summit, east }: (typeof levels)[LevelName],
): Feature[] {
  return heights.flatMap((height) => {
    const lines = contours
      .filter(({ properties }) => properties?.høyde === height)
      .map(({ geometry }) => (geometry as LineString).coordinates)
    return closeContours(lines, height)
      .map((ring) => line(ring, { height }))
      .filter((ring) => areaOfLine(ring) > summit && westOf(ring) < east)
  })
}

/** Puts points back into degrees: weighing lines for simplification does so with lines only. */
function placePoints({ objects }: Topology, transform: Topology['transform']): void {
  if (!transform || objects.heights?.type !== 'GeometryCollection') return
  const { scale, translate } = transform
  for (const point of objects.heights.geometries)
    if (point.type === 'Point')
      point.coordinates = point.coordinates.map((at, axis) => at * (scale[axis] ?? 1) + (translate[axis] ?? 0))
}

/** Puts the outline of the land in place of its tints: hills are tinted by their own outlines. */
function mergeTints({ objects, ...made }: Topology): Topology {
  const { tints, ...others } = objects
  if (tints?.type !== 'GeometryCollection') throw new Error('Hoydelag: it is no collection of polygons.')
  const whole = { ...made, objects } as Topology
  // Outer rings only: what lies inside them is water of its own, or land that a coarser level draws.
  const { arcs } = mergeArcs(whole, tints.geometries as never)
  const land = { type: 'MultiPolygon' as const, arcs: arcs.map(([outer = []]) => [outer]) }
  return { ...made, objects: { land: { type: 'GeometryCollection', geometries: [land] }, ...others } }
}

/** Returns the topology of one level: every border that layers share is one line in it. Deterministic. */
export function makeTopology(
  layers: Layers,
  { roads, ferries }: { roads: readonly RoadPiece[]; ferries: readonly Feature[] },
  level: LevelName,
): Topology {
  const { triangle, island, summit, grid, east, contours } = levels[level]
  const isKept = (feature: Feature) => westOf(feature) < east
  const isContour = (feature: Feature) =>
    (contours as readonly number[]).includes(feature.properties?.høyde) && areaOfLine(feature) > summit
  const isNumbered = ({ ref }: RoadPiece) => level !== 'overview' || /^(E|Rv|Fv8)/.test(ref)
  const none = () => ({})
  const source = topology(
    {
      tints: collect(layers.Hoydelag.filter(isKept), none),
      coast: collect(
        layers.Kystkontur.filter((feature) => isKept(feature) && areaOfLine(feature) > island),
        none,
      ),
      contours: collect(layers.Hoydekurve.filter(isKept).filter(isContour), ({ properties }) => ({
        height: properties?.høyde,
      })),
      hills: collect(listHills(layers.Hoydekurve, levels[level]), ({ properties }) => properties),
      lakes: collect(layers.Innsjo.filter(isKept), none),
      rivers: collect(level === 'overview' ? [] : layers.ElvBekk.filter(isKept), none),
      builtUp: collect(layers.Tettbebyggelse.filter(isKept), none),
      roads: collect(
        roads
          .filter(isNumbered)
          .map(({ line: positions, ref, isTunnel, isOverSea }) =>
            line(positions, { ref, ...(isTunnel ? { tunnel: true } : {}), ...(isOverSea ? { bridge: true } : {}) }),
          )
          .filter(isKept),
        ({ properties }) => properties,
      ),
      ferries: collect(ferries, ({ properties }) => ({ ref: properties?.ref })),
      heights: collect(layers.Terrengpunkt.filter(isKept), ({ properties }) => ({ metres: properties?.høyde })),
    } as never,
    gridOfSource,
  ) as Topology
  const made = mergeTints(source)
  const weighed = presimplify(made as never, areaInMetres as never)
  const simplified = simplify(weighed, triangle)
  const filtered = filter(
    simplified,
    filterWeight(simplified, island, (ring) => areaInMetres(ring as unknown as Position[])),
  )
  placePoints(filtered as unknown as Topology, made.transform)
  return quantize(filtered as never, grid) as Topology
}
