import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Makes site/geography/coast-of-lofoten.json, the coast of the small charts. Run by hand; the result is committed.
//
//   npm pack @geo-maps/earth-lands-10m@0.6.0     the land polygons of OpenStreetMap, 135 MB unpacked: no dependency for that
//   node scripts/derive-coast.ts earth-lands.geojson
//
// It keeps the outer rings in a box around Lofoten, cuts them at its edges, leaves out islets, bends thinner than the
// tolerance, and rounds. Data © OpenStreetMap contributors, ODbL 1.0: every chart that shows it says so.

type Position = readonly [longitude: number, latitude: number]
type Ring = Position[]

const box = { west: 12.6, east: 15, south: 67.75, north: 68.5 }
/** A degree of longitude in degrees of latitude, in the middle of the box. */
const narrowing = Math.cos((68.15 * Math.PI) / 180)
/** In degrees of latitude: about 270 metres, less than a pixel on a small chart. */
const tolerance = 0.0024
/** In square degrees of latitude: islets smaller than this are dots on a small chart. */
const smallest = 0.00008

/** Cuts a ring along one edge of the box (Sutherland and Hodgman). */
function cut(
  ring: Ring,
  isInside: (position: Position) => boolean,
  cross: (a: Position, b: Position) => Position,
): Ring {
  return ring.flatMap((position, index) => {
    const previous = ring[(index + ring.length - 1) % ring.length] ?? position
    const crossing = isInside(previous) === isInside(position) ? [] : [cross(previous, position)]
    return isInside(position) ? [...crossing, position] : crossing
  })
}

function cutToBox(ring: Ring): Ring {
  const atLongitude =
    (longitude: number) =>
    (a: Position, b: Position): Position => [longitude, a[1] + ((b[1] - a[1]) * (longitude - a[0])) / (b[0] - a[0])]
  const atLatitude =
    (latitude: number) =>
    (a: Position, b: Position): Position => [a[0] + ((b[0] - a[0]) * (latitude - a[1])) / (b[1] - a[1]), latitude]
  let rest = cut(ring, ([longitude]) => longitude >= box.west, atLongitude(box.west))
  rest = cut(rest, ([longitude]) => longitude <= box.east, atLongitude(box.east))
  rest = cut(rest, ([, latitude]) => latitude >= box.south, atLatitude(box.south))
  return cut(rest, ([, latitude]) => latitude <= box.north, atLatitude(box.north))
}

function distanceToLine(position: Position, from: Position, to: Position): number {
  const [x, y] = [(position[0] - from[0]) * narrowing, position[1] - from[1]]
  const [dx, dy] = [(to[0] - from[0]) * narrowing, to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  return length === 0 ? Math.hypot(x, y) : Math.abs(x * dy - y * dx) / length
}

/** Leaves out what bends less than the tolerance (Douglas and Peucker). */
function simplify(line: Ring): Ring {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  let farthest = 0
  let index = 0
  for (const [at, position] of line.entries()) {
    const distance = distanceToLine(position, first, last)
    if (distance > farthest) [farthest, index] = [distance, at]
  }
  if (farthest <= tolerance) return [first, last]
  return [...simplify(line.slice(0, index + 1)), ...simplify(line.slice(index)).slice(1)]
}

function areaOf(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) * narrowing
  }, 0)
  return Math.abs(twice) / 2
}

const [input] = process.argv.slice(2)
if (!input) throw new Error('Say which file to read: node scripts/derive-coast.ts earth-lands.geojson')
const { features } = JSON.parse(readFileSync(input, 'utf8')) as {
  features: { geometry: { type: string; coordinates: Ring[] | Ring[][] } }[]
}
const outerRings = features.flatMap(({ geometry }) =>
  geometry.type === 'MultiPolygon'
    ? (geometry.coordinates as Ring[][]).map((rings) => rings[0] ?? [])
    : [(geometry.coordinates as Ring[])[0] ?? []],
)
const rings = outerRings
  .map(cutToBox)
  .filter((ring) => ring.length > 3 && areaOf(ring) > smallest)
  // A closed ring begins where it ends: halved at its middle, so that both halves have two ends.
  .map((ring) => {
    const middle = Math.floor(ring.length / 2)
    return [
      ...simplify(ring.slice(0, middle + 1)),
      ...simplify([...ring.slice(middle), ring[0] as Position]).slice(1, -1),
    ]
  })
  .filter((ring) => ring.length > 3)
  .map((ring) => ring.map(([longitude, latitude]) => [Number(longitude.toFixed(3)), Number(latitude.toFixed(3))]))
const output = join(import.meta.dirname, '..', 'site/geography/coast-of-lofoten.json')
const data = {
  credit:
    '© OpenStreetMap contributors, ODbL 1.0, by way of @geo-maps/earth-lands-10m 0.6.0; derived by scripts/derive-coast.ts',
  rings: '@@',
}
const written = `[\n${rings.map((ring) => `    ${JSON.stringify(ring)}`).join(',\n')}\n  ]`
writeFileSync(output, `${JSON.stringify(data, null, 2).replace('"@@"', written)}\n`)
console.log(`${rings.length} rings, ${rings.flat().length} points`)
