import type { Feature, LineString, Position } from 'geojson'
import { distanceToLine } from './measure-plane.ts'

/** Degrees of longitude and latitude from a contour at which its two sides are looked at: about 120 m. */
const [aside, upwards] = [0.0029, 0.0011]
/** Degrees around a position within which other lines are looked for. */
const reach = { longitude: 0.12, latitude: 0.045 }
/** Places along a contour that are asked. */
const samples = 9

export interface HeightLine {
  line: readonly Position[]
  /** Metres; the coast has 0. */
  height: number
}

const isClosed = (line: readonly Position[]) => String(line[0]) === String(line.at(-1))

/** Returns the metres to the nearest line of a height, Infinity when none is near. */
function toHeight([longitude = 0, latitude = 0]: Position, lines: readonly HeightLine[], height: number): number {
  return Math.min(
    ...lines
      .filter(
        (each) =>
          each.height === height &&
          each.line.some(
            ([x = 0, y = 0]) => Math.abs(x - longitude) < reach.longitude && Math.abs(y - latitude) < reach.latitude,
          ),
      )
      .map(({ line }) => distanceToLine([longitude, latitude], line)),
    Infinity,
  )
}

/**
 * Whether higher land lies to the left of an open contour on a map with north up: there, the next contour up is nearer or the next
 * one down (of 200 m: the coast) is farther than on the right. Without either nearby it is taken to lie to the right.
 */
export function isHillToTheLeft({ line, height }: HeightLine, lines: readonly HeightLine[]): boolean {
  let votes = 0
  const step = Math.max(1, Math.floor((line.length - 1) / samples))
  for (let index = 1; index < line.length; index += step) {
    const [ax = 0, ay = 0] = line[index - 1] ?? []
    const [bx = 0, by = 0] = line[index] ?? []
    const [dx, dy] = [(bx - ax) * 0.373, by - ay]
    const length = Math.hypot(dx, dy)
    if (length === 0) continue
    const [x, y] = [(ax + bx) / 2, (ay + by) / 2]
    const left: Position = [x - (dy / length) * aside, y + (dx / length) * upwards]
    const right: Position = [x + (dy / length) * aside, y - (dx / length) * upwards]
    const rise = toHeight(right, lines, height + 200) - toHeight(left, lines, height + 200)
    const fall = toHeight(left, lines, height - 200) - toHeight(right, lines, height - 200)
    for (const difference of [rise, fall]) if (Number.isFinite(difference)) votes += Math.sign(difference)
  }
  return votes > 0
}

/** Returns contours whose open lines run with the hill to the right, as a page lights them; closed ones are turned there. */
export function orientContours(contours: readonly Feature[], coast: readonly Feature[]): Feature[] {
  const linesOf = ({ geometry }: Feature): Position[][] =>
    geometry.type === 'MultiLineString' ? geometry.coordinates : [(geometry as LineString).coordinates]
  const lines = [
    ...contours.flatMap((each) => linesOf(each).map((line) => ({ line, height: Number(each.properties?.høyde) }))),
    ...coast.flatMap((each) => linesOf(each).map((line) => ({ line, height: 0 }))),
  ]
  return contours.flatMap((each) =>
    linesOf(each).map((line): Feature => {
      const turns = !isClosed(line) && isHillToTheLeft({ line, height: Number(each.properties?.høyde) }, lines)
      return { ...each, geometry: { type: 'LineString', coordinates: turns ? line.toReversed() : line } }
    }),
  )
}
