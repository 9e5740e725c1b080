/** Degrees, WGS 84. */
export type Corner = readonly [longitude: number, latitude: number]
/** A closed line; the first corner is not repeated. */
export type Ring = readonly Corner[]

export interface Box {
  west: number
  east: number
  south: number
  north: number
}

/** Clips a ring at one edge of a box (Sutherland and Hodgman). */
function cut(ring: Ring, isInside: (corner: Corner) => boolean, cross: (a: Corner, b: Corner) => Corner): Ring {
  return ring.flatMap((corner, index) => {
    const previous = ring[(index + ring.length - 1) % ring.length] ?? corner
    const crossing = isInside(previous) === isInside(corner) ? [] : [cross(previous, corner)]
    return isInside(corner) ? [...crossing, corner] : crossing
  })
}

/** Returns the part of a ring inside a box, closed along its edges; empty outside. */
export function cutToBox(ring: Ring, { west, east, south, north }: Box): Ring {
  const atLongitude =
    (longitude: number) =>
    (a: Corner, b: Corner): Corner => [longitude, a[1] + ((b[1] - a[1]) * (longitude - a[0])) / (b[0] - a[0])]
  const atLatitude =
    (latitude: number) =>
    (a: Corner, b: Corner): Corner => [a[0] + ((b[0] - a[0]) * (latitude - a[1])) / (b[1] - a[1]), latitude]
  let rest = cut(ring, ([longitude]) => longitude >= west, atLongitude(west))
  rest = cut(rest, ([longitude]) => longitude <= east, atLongitude(east))
  rest = cut(rest, ([, latitude]) => latitude >= south, atLatitude(south))
  return cut(rest, ([, latitude]) => latitude <= north, atLatitude(north))
}

const narrowingAt = (latitude: number) => Math.cos((latitude * Math.PI) / 180)

/** Returns the distance in degrees of latitude, on a plane that is exact at the position. */
function distanceToLine(position: Corner, from: Corner, to: Corner): number {
  const narrowing = narrowingAt(position[1])
  const [x, y] = [(position[0] - from[0]) * narrowing, position[1] - from[1]]
  const [dx, dy] = [(to[0] - from[0]) * narrowing, to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  return length === 0 ? Math.hypot(x, y) : Math.abs(x * dy - y * dx) / length
}

/** The allowed distance of a corner from the drawn line, in degrees of latitude. */
export type Tolerance = (corner: Corner) => number

/** Simplifies a line by a tolerance (Douglas and Peucker); its ends stay. */
export function simplifyLine(line: Ring, tolerance: Tolerance): Corner[] {
  const kept = new Set([0, line.length - 1])
  const open: [number, number][] = [[0, line.length - 1]]
  for (let piece = open.pop(); piece; piece = open.pop()) {
    const [start, end] = piece
    const [from, to] = [line[start], line[end]]
    if (!from || !to) continue
    let farthest = 1
    let at = -1
    for (let index = start + 1; index < end; index += 1) {
      const corner = line[index] as Corner
      const distance = distanceToLine(corner, from, to) / tolerance(corner)
      if (distance > farthest) [farthest, at] = [distance, index]
    }
    if (at < 0) continue
    kept.add(at)
    open.push([start, at], [at, end])
  }
  return [...kept].sort((one, other) => one - other).map((index) => line[index] as Corner)
}

/** Simplifies a ring by a tolerance; returns an empty one if fewer than three corners are left. */
export function simplifyRing(ring: Ring, tolerance: Tolerance): Ring {
  const [first] = ring
  if (!first || ring.length < 3) return []
  // A ring has no ends, so it is split at the corner farthest from its first.
  let middle = 1
  let farthest = -1
  for (const [index, corner] of ring.entries()) {
    const distance = Math.hypot((corner[0] - first[0]) * narrowingAt(first[1]), corner[1] - first[1])
    if (distance > farthest) [farthest, middle] = [distance, index]
  }
  const there = simplifyLine(ring.slice(0, middle + 1), tolerance)
  const back = simplifyLine([...ring.slice(middle), first], tolerance)
  const simple = [...there, ...back.slice(1, -1)]
  return simple.length < 3 ? [] : simple
}

/** Returns an area in square degrees of latitude. */
export function areaOf(ring: Ring): number {
  const narrowing = narrowingAt(ring[0]?.[1] ?? 0)
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) * narrowing
  }, 0)
  return Math.abs(twice) / 2
}
