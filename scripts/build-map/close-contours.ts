import type { Position } from 'geojson'
import { mapSheet } from '#site/domain/geography/join-levels.ts'
import { mapBox } from './read-layers.ts'

// Contours become the outlines of what lies above them, so that land can be tinted by its height. Nearly all in Lofoten are closed;
// on the mainland some leave the map, or end at the border of Norway, where the source ends.

/** Degrees: an end this near to the edge of the map lies on it. */
const edge = 0.0005
/** Degrees: the border of Norway, where contours end, lies this near to the cut corner of the sheet, or beyond it. */
const border = 0.05

type Line = readonly Position[]

const isClosed = (line: Line) => String(line[0]) === String(line.at(-1))

const { west, east, south, north } = mapBox
const middle: Position = [(west + east) / 2, (south + north) / 2]
const corners: readonly Position[] = mapSheet.map(([latitude, longitude]) => [longitude, latitude])

/** Returns where a position lies on the way around the map: radians from the north-west, which is sea, clockwise. */
function placeAround([x = 0, y = 0]: Position): number {
  const angle = Math.atan2(x - (middle[0] ?? 0), y - (middle[1] ?? 0))
  const start = Math.atan2(west - (middle[0] ?? 0), north - (middle[1] ?? 0))
  return (angle - start + 2 * Math.PI) % (2 * Math.PI)
}

/** Whether a position lies on the edge of the map, or at the border, where the source ends. */
function isOuter([x = 0, y = 0]: Position): boolean {
  const isOnEdge = Math.min(x - west, east - x, y - south, north - y) < edge
  // The cut corner: see mapSheet.
  const [from = [], to = []] = corners.slice(2, 4)
  const slope = ((to[0] ?? 0) - (from[0] ?? 0)) / ((to[1] ?? 0) - (from[1] ?? 0))
  return isOnEdge || x > (from[0] ?? 0) + (y - (from[1] ?? 0)) * slope - border
}

/** One end of an open line. */
interface End {
  line: Line
  isStart: boolean
  position: Position
}

const apart = ([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position) => Math.hypot((ax - bx) * 0.373, ay - by)

/** Degrees of latitude: where the source was cut, the ends of a contour lie this near to each other. */
const widestGap = 0.02

/** Pairs ends inside the map, the nearest ones first: those at one place, and those where the source was cut. */
function pairInside(ends: readonly End[], metres: number): [End, End][] {
  const pairs = ends
    .flatMap((one, index) => ends.slice(index + 1).map((other): [End, End] => [one, other]))
    .sort(([a, b], [c, d]) => apart(a.position, b.position) - apart(c.position, d.position))
  const taken = new Set<End>()
  const chosen = pairs.filter(([one, other]) => {
    if (taken.has(one) || taken.has(other) || apart(one.position, other.position) > widestGap) return false
    taken.add(one).add(other)
    return true
  })
  const loose = ends.find((end) => !taken.has(end))
  if (loose)
    throw new Error(
      `Hoydekurve: a contour of ${metres} m ends at ${loose.position}, where nothing goes on. ` +
        'Take the layer unchanged, clipped to the box.',
    )
  return chosen
}

/** Pairs ends on the edge: on the way around the map, which begins in the sea, every second stretch between them is high. */
function pairOutside(ends: readonly End[]): [End, End, Position[]][] {
  // They are even in number: all lines have two ends, and those inside are paired.
  const along = ends.map((end) => ({ end, at: placeAround(end.position) })).sort((one, other) => one.at - other.at)
  return along.flatMap(({ end, at }, index): [End, End, Position[]][] => {
    const other = along[index + 1]
    if (index % 2 > 0 || !other) return []
    const between = corners.filter((corner) => placeAround(corner) > at && placeAround(corner) < other.at)
    return [[end, other.end, between]]
  })
}

/** Returns closed lines around what is higher than contours of one height. Throws for contours that cannot be closed. */
export function closeContours(lines: readonly Line[], metres: number): Position[][] {
  const open = lines.filter((line) => !isClosed(line))
  const ends = open.flatMap((line): End[] => [
    { line, isStart: true, position: line[0] ?? [] },
    { line, isStart: false, position: line.at(-1) ?? [] },
  ])
  const inside = ends.filter(({ position }) => !isOuter(position))
  const outside = ends.filter(({ position }) => isOuter(position))
  const keyOf = ({ line, isStart }: End) => `${open.indexOf(line)} ${isStart}`
  const next = new Map<string, { end: End; between: readonly Position[] }>()
  for (const [one, other, between = []] of [...pairInside(inside, metres), ...pairOutside(outside)]) {
    next.set(keyOf(one), { end: other, between })
    next.set(keyOf(other), { end: one, between: between.toReversed() })
  }
  const rest = new Set(open)
  const rings = lines.filter(isClosed).map((ring) => [...ring])
  for (const first of rest) {
    const ring: Position[] = []
    let from: End | undefined = { line: first, isStart: true, position: first[0] ?? [] }
    while (from && rest.delete(from.line)) {
      ring.push(...(from.isStart ? from.line : from.line.toReversed()))
      const link = next.get(keyOf({ ...from, isStart: !from.isStart }))
      ring.push(...(link?.between ?? []))
      from = link?.end
    }
    const whole = ring.filter((position, index) => index === 0 || String(position) !== String(ring[index - 1]))
    rings.push(isClosed(whole) ? whole : [...whole, whole[0] ?? []])
  }
  return rings
}
