import type { Box } from './box.ts'

/** A position on a plane, in any unit. */
export interface Point {
  x: number
  y: number
}
/** A closed line; the first corner is not repeated. */
export type Ring = readonly Point[]

/** Clips a ring at one edge of a box (Sutherland and Hodgman). */
function cut(ring: Ring, isInside: (corner: Point) => boolean, cross: (a: Point, b: Point) => Point): Ring {
  return ring.flatMap((corner, index) => {
    const previous = ring[(index + ring.length - 1) % ring.length] ?? corner
    const crossing = isInside(previous) === isInside(corner) ? [] : [cross(previous, corner)]
    return isInside(corner) ? [...crossing, corner] : crossing
  })
}

/** Returns the part of a ring inside a box, closed along its edges; empty outside. */
export function cutToBox(ring: Ring, { left, right, top, bottom }: Box): Ring {
  const atX = (x: number) => (a: Point, b: Point) => ({ x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) })
  const atY = (y: number) => (a: Point, b: Point) => ({ x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), y })
  let rest = cut(ring, ({ x }) => x >= left, atX(left))
  rest = cut(rest, ({ x }) => x <= right, atX(right))
  rest = cut(rest, ({ y }) => y >= top, atY(top))
  return cut(rest, ({ y }) => y <= bottom, atY(bottom))
}

/** Returns the pieces of a line whose segments may be seen in a box; their ends may lie outside it. */
export function pickSeen(line: readonly Point[], { left, right, top, bottom }: Box): Point[][] {
  const pieces: Point[][] = []
  for (const [index, to] of line.entries()) {
    const from = line[index - 1]
    if (!from) continue
    const isSeen =
      Math.max(from.x, to.x) >= left &&
      Math.min(from.x, to.x) <= right &&
      Math.max(from.y, to.y) >= top &&
      Math.min(from.y, to.y) <= bottom
    if (!isSeen) continue
    const piece = pieces.at(-1)
    if (piece?.at(-1) === from) piece.push(to)
    else pieces.push([from, to])
  }
  return pieces
}

function distanceToLine({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  return length === 0 ? Math.hypot(x - from.x, y - from.y) : Math.abs((x - from.x) * dy - (y - from.y) * dx) / length
}

/** Simplifies a line so that no corner lies farther than `tolerance` from it (Douglas and Peucker); its ends stay. */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, line.length - 1])
  const open: [number, number][] = [[0, line.length - 1]]
  for (let piece = open.pop(); piece; piece = open.pop()) {
    const [start, end] = piece
    const [from, to] = [line[start], line[end]]
    if (!from || !to) continue
    let farthest = tolerance
    let at = -1
    for (let index = start + 1; index < end; index += 1) {
      const distance = distanceToLine(line[index] as Point, from, to)
      if (distance > farthest) [farthest, at] = [distance, index]
    }
    if (at < 0) continue
    kept.add(at)
    open.push([start, at], [at, end])
  }
  return [...kept].sort((one, other) => one - other).map((index) => line[index] as Point)
}

/** Simplifies a ring by a tolerance; returns an empty one if fewer than three corners are left. */
export function simplifyRing(ring: Ring, tolerance: number): Ring {
  const [first] = ring
  if (!first || ring.length < 3) return []
  // A ring has no ends, so it is split at the corner farthest from its first.
  let middle = 1
  let farthest = -1
  for (const [index, corner] of ring.entries()) {
    const distance = Math.hypot(corner.x - first.x, corner.y - first.y)
    if (distance > farthest) [farthest, middle] = [distance, index]
  }
  const there = simplifyLine(ring.slice(0, middle + 1), tolerance)
  const back = simplifyLine([...ring.slice(middle), first], tolerance)
  const simple = [...there, ...back.slice(1, -1)]
  return simple.length < 3 ? [] : simple
}

/** Returns an area in square units. */
export function areaOf(ring: Ring): number {
  const twice = ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}
