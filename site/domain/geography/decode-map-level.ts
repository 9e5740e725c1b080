import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Box } from './box.ts'
import { projectToPixels } from './web-mercator.ts'

/** Corners as x and y in turns: parts of a square world map (EPSG:3857), 0 to 1 from its north-west corner. */
export type Corners = Float64Array

/** A line, or a polygon with its outer ring first. */
export interface Shape extends Box {
  lines: readonly Corners[]
}

export interface Contour extends Shape {
  /** Metres. */
  height: number
}

export interface Road extends Shape {
  /** As the road register writes it: `E10`, `Fv815`; `Kv` and `Pv` have no number. */
  ref: string
  isTunnel: boolean
  /** A bridge or a causeway. */
  isOverSea: boolean
}

/** One level of the guide's own map (`own-map/*.json`), ready to be drawn. */
export interface MapLevel {
  /** Without what lies inside it. */
  land: readonly Shape[]
  /** The outlines of what is higher than each contour, lowest first. */
  hills: readonly Contour[]
  coast: readonly Shape[]
  /** Closed ones run with their hill to the right on a screen. */
  contours: readonly Contour[]
  lakes: readonly Shape[]
  rivers: readonly Shape[]
  builtUp: readonly Shape[]
  roads: readonly Road[]
  ferries: readonly Shape[]
  heights: readonly { x: number; y: number; metres: number }[]
}

type Coordinates = readonly (readonly number[])[]
interface Decoded {
  geometry: { type: string; coordinates: unknown }
  properties: Record<string, unknown>
}

/** Returns a position as parts of a square world map. */
export function placeInWorld(latitude: number, longitude: number): { x: number; y: number } {
  const { x, y } = projectToPixels({ latitude, longitude }, 0)
  return { x: x / 256, y: y / 256 }
}

function toCorners(coordinates: Coordinates): Corners {
  const corners = new Float64Array(coordinates.length * 2)
  coordinates.forEach(([longitude = Number.NaN, latitude = Number.NaN], index) => {
    const { x, y } = placeInWorld(latitude, longitude)
    corners[index * 2] = x
    corners[index * 2 + 1] = y
  })
  return corners
}

function toShape(lines: readonly Corners[]): Shape {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const corners of lines)
    for (let index = 0; index < corners.length; index += 2) {
      const x = corners[index] ?? Number.NaN
      const y = corners[index + 1] ?? Number.NaN
      // A figure that is none spoils the sum, whatever comes after it.
      if (!(x >= 0 && x <= 1 && y >= 0 && y <= 1)) throw new Error('A corner of the map lies outside the world.')
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  return { lines, ...box }
}

/** Returns each line and each polygon of a feature; what simplifying has left empty has none. */
function listShapes({ geometry }: Decoded): Shape[] {
  const { type, coordinates } = geometry
  const line = (each: Coordinates) => toShape([toCorners(each)])
  const polygon = (each: readonly Coordinates[]) => toShape(each.map(toCorners))
  if (type === 'LineString') return [line(coordinates as Coordinates)]
  if (type === 'MultiLineString') return (coordinates as Coordinates[]).map(line)
  if (type === 'Polygon') return [polygon(coordinates as Coordinates[])]
  if (type === 'MultiPolygon') return (coordinates as Coordinates[][]).map(polygon)
  throw new Error(`The map has a ${type} where a line or polygon belongs.`)
}

/** Twice the signed area of a ring; positive when it runs clockwise on a screen. */
function signedArea(ring: Corners): number {
  let sum = 0
  for (let index = 0; index < ring.length; index += 2) {
    const next = (index + 2) % ring.length
    sum += (ring[index] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[index + 1] ?? 0)
  }
  return sum
}

function reverse(line: Corners): Corners {
  const reversed = new Float64Array(line.length)
  for (let index = 0; index < line.length; index += 2) {
    reversed[line.length - 2 - index] = line[index] ?? 0
    reversed[line.length - 1 - index] = line[index + 1] ?? 0
  }
  return reversed
}

function isClosed(line: Corners): boolean {
  return line[0] === line.at(-2) && line[1] === line.at(-1)
}

/** Turns a closed contour so that its hill lies to the right; the pipeline has turned the open ones. */
function turnContour(shape: Shape): Shape {
  return { ...shape, lines: shape.lines.map((line) => (isClosed(line) && signedArea(line) < 0 ? reverse(line) : line)) }
}

/**
 * Decodes a level, a kind of thing at each step, so that a page can breathe in between. Throws for what is no such level: a file
 * that is damaged or of another build.
 */
export function* decodeMapLevel(file: unknown): Generator<void, MapLevel> {
  const topology = file as Topology
  if (topology?.type !== 'Topology') throw new Error('The map is no topology.')
  const read = (name: string): Decoded[] => {
    const object = topology.objects[name] as GeometryCollection | { type: null } | undefined
    if (!object) throw new Error(`The map has no «${name}».`)
    // A level without any of a kind: no rivers on the overview.
    if (object.type === null) return []
    const collection = feature(topology, object) as unknown as { features: Decoded[] }
    return collection.features.filter(({ geometry }) => geometry?.type)
  }
  const shapes = (name: string) => read(name).flatMap(listShapes)
  const withProperties = <More>(name: string, more: (properties: Decoded['properties']) => More) =>
    read(name).flatMap((each) => listShapes(each).map((shape) => ({ ...shape, ...more(each.properties) })))

  const land = shapes('land')
  yield
  const hills = withProperties('hills', ({ height }) => ({ height: Number(height) })).sort(
    (one, other) => one.height - other.height,
  )
  yield
  const coast = shapes('coast')
  yield
  const contours = withProperties('contours', ({ height }) => ({ height: Number(height) })).map((contour) => ({
    ...contour,
    ...turnContour(contour),
  }))
  yield
  const lakes = shapes('lakes')
  const rivers = shapes('rivers')
  const builtUp = shapes('builtUp')
  yield
  const roads = withProperties('roads', ({ ref, tunnel, bridge }) => ({
    ref: String(ref),
    isTunnel: tunnel === true,
    isOverSea: bridge === true,
  }))
  const ferries = shapes('ferries')
  const heights = read('heights').map(({ geometry, properties }) => {
    const [longitude = Number.NaN, latitude = Number.NaN] = geometry.coordinates as number[]
    return { ...placeInWorld(latitude, longitude), metres: Number(properties.metres) }
  })
  return { land, hills, coast, contours, lakes, rivers, builtUp, roads, ferries, heights }
}

/** Decodes `surroundings.json`: the land around the map. Throws for anything else. */
export function decodeSurroundings(file: unknown): Shape[] {
  const topology = file as Topology
  const land = topology?.type === 'Topology' ? topology.objects.land : undefined
  // A level has a collection of that name.
  if (!land || land.type === 'GeometryCollection') throw new Error('The surroundings of the map have no «land».')
  return listShapes(feature(topology, land) as unknown as Decoded)
}

/** Runs a decoder to its end at once. */
export function decodeAtOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
