import type { Feature, Position } from 'geojson'
import { quantize } from 'topojson-client'
import { topology } from 'topojson-server'
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify'
import type { Topology } from 'topojson-specification'
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
    triangle: 120_000,
    island: 400_000,
    summit: 3_000_000,
    grid: 10_000,
    east: 180,
    contours: [400, 800, 1200],
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
    triangle: 15_000,
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

/** Puts points back into degrees: weighing lines for simplification does so with lines only. */
function placePoints({ objects }: Topology, transform: Topology['transform']): void {
  if (!transform || objects.heights?.type !== 'GeometryCollection') return
  const { scale, translate } = transform
  for (const point of objects.heights.geometries)
    if (point.type === 'Point')
      point.coordinates = point.coordinates.map((at, axis) => at * (scale[axis] ?? 1) + (translate[axis] ?? 0))
}

/** Returns the topology of one level: every border that layers share is one line in it. Deterministic. */
export function makeTopology(layers: Layers, roads: readonly RoadPiece[], level: LevelName): Topology {
  const { triangle, island, summit, grid, east, contours } = levels[level]
  const isKept = (feature: Feature) => westOf(feature) < east
  const isContour = (feature: Feature) =>
    (contours as readonly number[]).includes(feature.properties?.høyde) && areaOfLine(feature) > summit
  const isNumbered = ({ ref }: RoadPiece) => level !== 'overview' || /^(E|Rv|Fv8)/.test(ref)
  const none = () => ({})
  const made = topology(
    {
      tints: collect(layers.Hoydelag.filter(isKept), ({ properties }) => ({ from: properties?.minhøyde })),
      coast: collect(
        layers.Kystkontur.filter((feature) => isKept(feature) && areaOfLine(feature) > island),
        none,
      ),
      contours: collect(layers.Hoydekurve.filter(isKept).filter(isContour), ({ properties }) => ({
        height: properties?.høyde,
      })),
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
      ferries: collect(
        layers['roads-lofoten'].filter(({ properties }) => properties?.kind === 'car ferry'),
        ({ properties }) => ({ ref: properties?.ref }),
      ),
      heights: collect(layers.Terrengpunkt.filter(isKept), ({ properties }) => ({ metres: properties?.høyde })),
    } as never,
    gridOfSource,
  )
  const weighed = presimplify(made as never, areaInMetres as never)
  const simplified = simplify(weighed, triangle)
  const filtered = filter(
    simplified,
    filterWeight(simplified, island, (ring) => areaInMetres(ring as unknown as Position[])),
  )
  placePoints(filtered as unknown as Topology, (made as unknown as Topology).transform)
  return quantize(filtered as never, grid) as Topology
}
