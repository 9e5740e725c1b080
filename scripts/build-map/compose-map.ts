import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import { merge } from 'topojson-client'
import { topology } from 'topojson-server'
import type { Topology } from 'topojson-specification'
import { checkE10, checkNoOverlap, checkVillages } from './check-map.ts'
import { makeRoadLine, nearestEnd } from './make-road-line.ts'
import { type LevelName, levels, makeTopology } from './make-topology.ts'
import { makeGround, markCrossings, type RoadPiece } from './mark-crossings.ts'
import { orientContours } from './orient-contours.ts'
import { type Layers, mapBox, positionsOf } from './read-layers.ts'

export const credit = '© Kartverket, N1000, CC BY 4.0, forenklet'

/** Å, where the E10 ends; its layer ends near Lødingen. */
const e10Start: Position = [12.984, 67.8796]

/** Where the ferries to Bodø meet at sea, and where their way leaves the map a few kilometres before the quay. */
const legToBodo: readonly [Position, Position] = [
  [13.77477, 67.38602],
  [14.311, mapBox.south],
]

/** Returns the car ferries with the last leg to Bodø, which the clipped layer has lost. Throws when no ferry leads to it. */
export function listFerries(ways: readonly Feature[]): Feature[] {
  const ferries = ways.filter(({ properties }) => properties?.kind === 'car ferry')
  const [start, end] = legToBodo
  const leading = ferries.find(({ geometry }) => positionsOf(geometry).some((each) => String(each) === String(start)))
  if (!leading)
    throw new Error(
      `roads-lofoten: no car ferry leads to ${start}. Look where those from Moskenes, Værøy and Røst meet on their way to Bodø, ` +
        'and correct legToBodo, or remove it if the layer has the whole way.',
    )
  return [
    ...ferries,
    { type: 'Feature', properties: leading.properties, geometry: { type: 'LineString', coordinates: [start, end] } },
  ]
}

/** Returns the land as polygons: all tints without the borders between them. */
export function mergeLand(layers: Pick<Layers, 'Hoydelag'>): Position[][][] {
  const made = topology({ tints: { type: 'FeatureCollection', features: layers.Hoydelag } } as never) as Topology
  const { tints } = made.objects
  if (tints?.type !== 'GeometryCollection') throw new Error('Hoydelag: it is no collection of polygons.')
  return merge(made, tints.geometries as never).coordinates
}

/** Returns the roads of the source, each split where it crosses water. Throws for a road in the sea. */
export function listRoads(layers: Layers, land: readonly Position[][][]): RoadPiece[] {
  const ground = makeGround(land)
  return layers['roads-lofoten'].flatMap((feature, index) =>
    feature.properties?.kind === 'road' ? markCrossings(feature, `roads-lofoten, feature ${index + 1}`, ground) : [],
  )
}

const polygonsOf = (geometry: Polygon | MultiPolygon): Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates

/** Checks the layers against each other and returns the file of each level, and of the E10 as one line. Deterministic; throws what a check refuses. */
export function composeMap(
  layers: Layers,
  villages: readonly { name: string; latitude: number; longitude: number }[],
): Record<LevelName | 'e10', string> {
  const land = mergeLand(layers)
  checkNoOverlap(
    layers.Hoydelag.flatMap(({ geometry }) => polygonsOf(geometry as Polygon | MultiPolygon)),
    land,
  )
  const roads = listRoads(layers, land)
  const e10 = roads.filter(({ ref }) => ref === 'E10')
  const east = e10
    .flatMap(({ line }) => line)
    .reduce((farthest, position) => ((position[0] ?? 0) > (farthest[0] ?? 0) ? position : farthest))
  checkE10(roads, e10Start, east)
  checkVillages(villages, roads)
  const oriented = { ...layers, Hoydekurve: orientContours(layers.Hoydekurve, layers.Kystkontur) }
  const ferries = listFerries(layers['roads-lofoten'])
  const line = makeRoadLine(e10, [nearestEnd(e10, e10Start), east], layers.Kommune, credit)
  const files = Object.fromEntries(
    Object.keys(levels).map((level) => [
      level,
      `${JSON.stringify({ credit, ...makeTopology(oriented, { roads, ferries }, level as LevelName) })}\n`,
    ]),
  ) as Record<LevelName, string>
  return { ...files, e10: `${JSON.stringify(line)}\n` }
}
