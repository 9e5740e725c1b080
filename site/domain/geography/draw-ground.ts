import type { Box } from './box.ts'
import { type Corners, decodeAtOnce, decodeMapLevel, type MapLevel, type Road, type Shape } from './decode-map-level.ts'
import { drawRing, drawSteps } from './draw-steps.ts'
import { joinLevels } from './join-levels.ts'
import fineFile from './own-map/fine.json' with { type: 'json' }
import middleFile from './own-map/middle.json' with { type: 'json' }
import overviewFile from './own-map/overview.json' with { type: 'json' }
import { areaOf, cutToBox, type Point, pickSeen, simplifyLine, simplifyRing } from './rings.ts'

/** How a still chart shows the guide's own map. */
export interface GroundView {
  /** Units of the chart. */
  width: number
  height: number
  level: 'overview' | 'middle' | 'fine'
  /** Returns where a corner of the world (`placeInWorld`) lies on the chart, in its units. */
  place: (x: number, y: number) => Point
  /** Units: thinner bends are left out, and islets and lakes smaller than three times its square. */
  leastBend: number
  /** Metres, lowest first: the contours that are shown. */
  heights: readonly number[]
}

/** Parts of a chart, each as the `d` of a path; empty where there is nothing. */
export interface Ground {
  land: string
  /** Closed lines around what is higher, lowest first, to be filled by the even-odd rule. */
  hills: readonly { height: number; d: string }[]
  lakes: string
  builtUp: string
  /** Roads with a number that signs show and, near by, all others. */
  roads: string
  /** The E10. */
  e10: string
  tunnels: string
  ferries: string
}

const files = { overview: overviewFile, middle: middleFile, fine: fineFile } satisfies Record<string, unknown>
const decoded = new Map<string, MapLevel>()

/** Returns a level of the map for drawing on a server: the whole of it, with the coarse land east of where it ends. */
export function readGround(name: keyof typeof files): MapLevel {
  const known = decoded.get(name)
  if (known) return known
  const level = decodeAtOnce(decodeMapLevel(files[name]))
  const whole = name === 'overview' ? level : joinLevels(level, readGround('overview'))
  decoded.set(name, whole)
  return whole
}

/** How far outside the frame cut edges lie, where their line is invisible. Units. */
const margin = 12

/** Draws the ground of a chart: land, heights, lakes, roads and ferries, clipped to it and as simple as its size allows. */
export function drawGround({ width, height, level, place, leastBend, heights }: GroundView): Ground {
  const ground = readGround(level)
  const box: Box = { left: -margin, right: width + margin, top: -margin, bottom: height + margin }
  const toPoints = (line: Corners): Point[] =>
    Array.from({ length: line.length / 2 }, (_, index) => place(line[index * 2] ?? 0, line[index * 2 + 1] ?? 0))
  const isSeen = ({ left, right, top, bottom }: Shape) => {
    const [one, other] = [place(left, top), place(right, bottom)]
    return one.x < box.right && other.x > box.left && one.y < box.bottom && other.y > box.top
  }
  const smallest = 3 * leastBend ** 2
  const drawRings = (lines: readonly Corners[]): string =>
    lines
      // The first corner of a closed line is its last as well.
      .map((line) => simplifyRing(cutToBox(toPoints(line).slice(0, -1), box), leastBend))
      .filter((ring) => ring.length > 2 && areaOf(ring) > smallest)
      .map(drawRing)
      .join('')
  const drawLines = (shapes: readonly Shape[]): string =>
    joinLines(shapes.filter(isSeen).flatMap(({ lines }) => lines.map(toPoints)))
      .flatMap((line) => pickSeen(simplifyLine(line, leastBend / 2), box))
      .map(drawSteps)
      .join('')
  const linesOf = (shapes: readonly Shape[]) => shapes.filter(isSeen).flatMap(({ lines }) => lines)

  // Too small to be told apart on the overview.
  const isDashed = ({ isTunnel }: Road) => isTunnel && level !== 'overview'
  const open = ground.roads.filter((road) => !isDashed(road))
  const isMain = ({ ref }: Road) => ref === 'E10'
  return {
    land: drawRings(linesOf(ground.land)),
    hills: heights.flatMap((height) => {
      const d = drawRings(linesOf(ground.hills.filter((hill) => hill.height === height)))
      return d ? [{ height, d }] : []
    }),
    lakes: drawRings(linesOf(ground.lakes)),
    builtUp: drawRings(linesOf(ground.builtUp)),
    roads: drawLines(
      open.filter(
        (road) => !isMain(road) && (level === 'fine' || /^(E|Rv|Fv)\d{1,3}$/.test(road.ref)) && level !== 'overview',
      ),
    ),
    e10: drawLines(open.filter(isMain)),
    tunnels: drawLines(ground.roads.filter((road) => isDashed(road) && (level === 'fine' || isMain(road)))),
    ferries: drawLines(ground.ferries),
  }
}

/** Joins lines where exactly two of them meet, so that fewer of them have to be begun. */
export function joinLines(lines: readonly (readonly Point[])[]): Point[][] {
  const keyOf = (point: Point | undefined) => (point ? `${point.x} ${point.y}` : '')
  const ends = new Map<string, number>()
  for (const line of lines)
    for (const key of [keyOf(line[0]), keyOf(line.at(-1))]) ends.set(key, (ends.get(key) ?? 0) + 1)
  const rest = new Set(lines)
  const joined: Point[][] = []
  for (const line of lines) {
    if (!rest.delete(line)) continue
    let whole = [...line]
    // First onward from the line's end, then, turned around, from its start.
    for (let side = 0; side < 2; side += 1) {
      for (;;) {
        const key = keyOf(whole.at(-1))
        const next =
          ends.get(key) === 2
            ? [...rest].find((each) => keyOf(each[0]) === key || keyOf(each.at(-1)) === key)
            : undefined
        if (!next) break
        rest.delete(next)
        whole.push(...(keyOf(next[0]) === key ? next.slice(1) : next.slice(0, -1).reverse()))
      }
      whole = whole.reverse()
    }
    joined.push(whole)
  }
  return joined
}
