import type { Position } from 'geojson'

// Metres on a plane that is exact in the middle of the map, and within three per cent at its edges.
const metresPerDegree = 111_195
const narrowing = Math.cos((68.1 * Math.PI) / 180)

/** Returns a position in metres. */
export function toMetres([longitude = 0, latitude = 0]: Position): [x: number, y: number] {
  return [longitude * narrowing * metresPerDegree, latitude * metresPerDegree]
}

/** Returns the area of a ring or triangle in square metres. */
export function areaInMetres(ring: readonly Position[]): number {
  const corners = ring.map(toMetres)
  return Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y]
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )
}

/** Returns the distance of a position to a line in metres. */
export function distanceToLine(position: Position, line: readonly Position[]): number {
  const [x, y] = toMetres(position)
  const corners = line.map(toMetres)
  return corners.reduce((least, [ax, ay], index) => {
    const [bx, by] = corners[index + 1] ?? [ax, ay]
    const [dx, dy] = [bx - ax, by - ay]
    const length = dx * dx + dy * dy
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
    return Math.min(least, Math.hypot(x - ax - along * dx, y - ay - along * dy))
  }, Infinity)
}

/** Whether a position lies inside the rings of a polygon, holes left out. */
export function isInside([x = 0, y = 0]: Position, rings: readonly (readonly Position[])[]): boolean {
  let inside = false
  for (const ring of rings)
    for (let index = 1; index < ring.length; index += 1) {
      const [ax = 0, ay = 0] = ring[index - 1] ?? []
      const [bx = 0, by = 0] = ring[index] ?? []
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    }
  return inside
}
