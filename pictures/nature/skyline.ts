import { readNumbers, splitItems } from '#pictures/drawing/lists.ts'
import { interpolate } from '#pictures/drawing/numbers.ts'
import type { Random } from '#pictures/drawing/random.ts'

/** `summit` 1: gets a shaded face. */
export type SkylinePoint = readonly [x: number, y: number, summit?: 0 | 1]

/** A point after roughening. */
export interface CrestPoint {
  x: number
  y: number
  isSummit: boolean
}

/** Displaces midpoints in proportion to segment length. */
export function roughen(points: readonly SkylinePoint[], rough: number, depth: number, random: Random): CrestPoint[] {
  let line: CrestPoint[] = points.map(([x, y, summit]) => ({ x, y, isSummit: summit === 1 }))
  for (let round = 0; round < depth; round++) {
    const next: CrestPoint[] = []
    for (const point of line) {
      const before = next.at(-1)
      if (before) {
        const length = Math.hypot(point.x - before.x, point.y - before.y)
        const t = 0.5 + (random() - 0.5) * 0.36
        if (length > 9)
          next.push({
            x: interpolate(before.x, point.x, t),
            y: interpolate(before.y, point.y, t) + (random() - 0.42) * length * rough,
            isSummit: false,
          })
      }
      next.push(point)
    }
    line = next
  }
  return line
}

/** Returns y at x; beyond the ends that of the nearer end. */
export function heightAt(crest: readonly CrestPoint[], x: number): number {
  const index = crest.findIndex((point) => point.x > x)
  const [first, last] = [crest[0], crest.at(-1)]
  if (index <= 0) return (index ? last?.y : first?.y) ?? 0
  const [from, to] = [crest[index - 1], crest[index]]
  if (!from || !to) return 0
  return interpolate(from.y, to.y, (x - from.x) / (to.x - from.x || 1))
}

export function lowestBetween(crest: readonly CrestPoint[], from: number, to: number): number {
  const step = Math.sign(to - from)
  let lowest = from
  if (step === 0) return lowest
  for (let index = from; index !== to + step; index += step)
    if ((crest[index]?.y ?? 0) >= (crest[lowest]?.y ?? 0)) lowest = index
  return lowest
}

/** Returns a lone mountain with concave flanks of widths `left` and `right`; `shoulder` 0 is hollow, 1 full. */
export function massif(
  [x, y]: readonly [number, number],
  { left, right, waterline, shoulder = 0.5 }: { left: number; right: number; waterline: number; shoulder?: number },
): SkylinePoint[] {
  const at = (reach: number, out: number, down: number): SkylinePoint => [
    x + reach * out,
    interpolate(y, waterline, down),
  ]
  return [
    at(-left, 1, 1),
    at(-left, 0.72, 0.86),
    at(-left, 0.44, 0.6 * shoulder + 0.3),
    at(-left, 0.2, 0.3),
    [x, y, 1],
    at(right, 0.16, 0.24),
    at(right, 0.4, 0.6 * shoulder + 0.26),
    at(right, 0.7, 0.84),
    at(right, 1, 1),
  ]
}

/** `rise`: from the waterline (0) to the highest summit of the view (1). */
export type PeakSpot = readonly [name: string, bearing: number, rise: number]

export interface Sector {
  from: number
  to: number
  waterline: number
  top: number
}

/** Returns the x of a bearing in a picture of the sector. */
export function xOfBearing(bearing: number, { from, to }: Pick<Sector, 'from' | 'to'>, width = 1600): number {
  return ((((bearing - from + 540) % 360) - 180) * width) / (to - from)
}

export function frame({ from, to, waterline, top }: Sector) {
  return { facing: ((from + to) / 2 + 360) % 360, width: to - from, waterline, tallest: top }
}

export function standOf([, bearing, rise]: PeakSpot, sector: Sector): [number, number] {
  return [xOfBearing(bearing, sector), interpolate(sector.waterline, sector.top, rise)]
}

/** Parses `name bearing rise, name bearing rise …`. Throws for any other form. */
export function peaks(text: TemplateStringsArray): PeakSpot[] {
  return String.raw({ raw: text })
    .split(',')
    .map((item): PeakSpot => {
      const [, name, bearing, rise] = /^\s*(\S.*?)\s+(-?[\d.]+)\s+(-?[\d.]+)\s*$/.exec(item) ?? []
      if (!name) throw new Error(`"${item}" is not of the form name bearing rise.`)
      return [name, Number(bearing), Number(rise)]
    })
}

type SkylineTag = (
  text: TemplateStringsArray,
  ...inserted: readonly (number | readonly SkylinePoint[])[]
) => SkylinePoint[]

/** Returns a tag that also takes `bearing°rise`, a summit in the sector. */
export function skylineIn(sector?: Sector): SkylineTag {
  const write = ([x, y, summit]: readonly (number | undefined)[]) => `${x},${y}${summit ? '^' : ''}`
  return (text, ...inserted) =>
    splitItems(text, inserted, write).map((item): SkylinePoint => {
      if (sector && item.includes('°')) {
        const [bearing = 0, rise = 0] = readNumbers(item.replace('°', ','), 'bearing,rise')
        return [...standOf(['', bearing, rise], sector), 1]
      }
      const isSummit = item.endsWith('^')
      const [x = 0, y = 0] = readNumbers(isSummit ? item.slice(0, -1) : item, 'x,y')
      return isSummit ? [x, y, 1] : [x, y]
    })
}

/** Parses `x,y x,y^ …`; a caret marks a summit. */
export const skyline = skylineIn()

/** Connects summits from left to right by cols; `sink`: their depth. */
export function skylineThrough(
  summits: readonly (readonly [number, number])[],
  { waterline, sink = 0.32, hasEnds = true }: { waterline: number; sink?: number; hasEnds?: boolean },
): SkylinePoint[] {
  const points: SkylinePoint[] = []
  const ordered = [...summits].sort(([one], [other]) => one - other)
  let before: readonly [number, number] | undefined
  for (const summit of ordered) {
    const [x, y] = summit
    if (before) {
      const low = Math.max(y, before[1])
      const depth = Math.min((x - before[0]) * sink, (waterline - low) * 0.6) + 6
      points.push([interpolate(before[0], x, 0.5 + (before[1] - y) / 900), Math.min(waterline - 8, low + depth)])
    }
    points.push([x, y, 1])
    before = summit
  }
  const [first, last] = [points[0], points.at(-1)]
  if (!hasEnds || !first || !last) return points
  const fall = ([, y]: SkylinePoint) => (waterline - y) * 1.15 + 30
  return [[first[0] - fall(first), waterline], ...points, [last[0] + fall(last), waterline]]
}
