/** Longitude and latitude in degrees (WGS 84). */
export type Point = readonly [longitude: number, latitude: number]

/** Rings of a polygon: the outer one first, then holes. Whether a ring repeats its first point at its end does not matter. */
export type Polygon = readonly (readonly Point[])[]

/** Whether a point is in one of the polygons and in none of that polygon's holes. */
export function isInArea(point: Point, polygons: readonly Polygon[]): boolean {
  return polygons.some(
    ([outer = [], ...holes]) => isInRing(point, outer) && !holes.some((hole) => isInRing(point, hole)),
  )
}

/** Counts how often a ray to the east crosses the ring. */
function isInRing([x, y]: Point, ring: readonly Point[]): boolean {
  let isInside = false
  for (const [index, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring.at(index - 1) as Point
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside
  }
  return isInside
}
