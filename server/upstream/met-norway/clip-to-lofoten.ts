import type { Point, Polygon } from '#contract/area.ts'

// Round Lofoten with its waters, counterclockwise. The mainland beyond the Vestfjord stays outside.
const lofoten: readonly Point[] = [
  [11.8, 67.4],
  [13.5, 67.4],
  [15.3, 68.1],
  [15.3, 68.6],
  [11.8, 68.6],
]

// Square degrees; about 100 m by 100 m. What only touches the border has less.
const leastArea = 1e-6

/** Returns the part of a polygon over Lofoten and its waters, with holes; null if there is none. */
export function clipToLofoten([outer = [], ...holes]: Polygon): [number, number][][] | null {
  const ring = clipRing(outer)
  if (ring === null) return null
  return [ring, ...holes.map(clipRing).filter((hole) => hole !== null)]
}

/** Cuts a ring at each edge in turn (Sutherland and Hodgman). */
function clipRing(ring: readonly Point[]): [number, number][] | null {
  const clipped = lofoten.reduce(
    (points, from, index) => cut(points, from, lofoten[(index + 1) % lofoten.length] as Point),
    ring,
  )
  if (Math.abs(measureArea(clipped)) < leastArea) return null
  return clipped.map(([x, y]): [number, number] => [round(x), round(y)]).filter(isFirstOfItsKind)
}

function isFirstOfItsKind([x, y]: Point, index: number, ring: readonly Point[]): boolean {
  const before = ring[index - 1]
  return before === undefined || before[0] !== x || before[1] !== y
}

function cut(ring: readonly Point[], from: Point, to: Point): readonly Point[] {
  // Positive on the side that is kept.
  const side = ([x, y]: Point) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])
  return ring.flatMap((point, index): Point[] => {
    const before = ring.at(index - 1) as Point
    const [here, there] = [side(point), side(before)]
    if (here >= 0 === there >= 0) return here >= 0 ? [point] : []
    const share = there / (there - here)
    const crossing: Point = [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])]
    return here >= 0 ? [crossing, point] : [crossing]
  })
}

function measureArea(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1) as Point
    return sum + (beforeX * y - x * beforeY) / 2
  }, 0)
}

/** To a hundred metres and less, closer than any forecast. */
function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000
}
