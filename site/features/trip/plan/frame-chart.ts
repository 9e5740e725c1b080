import type { Point } from '#site/domain/geography/rings.ts'
import { metresPerUnit } from './chart-sheet.ts'

/** A part of the sheet as a chart of its own. */
export interface ChartWindow {
  /** Of the sheet. */
  left: number
  top: number
  /** Of the chart. */
  width: number
  height: number
  /** Units of the chart to one of the sheet. */
  unit: number
}

/** A sign on a chart with the numbers of what lies there. */
export interface Mark extends Point {
  text: string
}

/** Metres: a day in one village still shows what is around it. */
const leastAcross = 9_000
/** Part of the chart at each edge that is kept clear of marks. */
const edge = 0.1

/** Returns the part of the sheet around points, as a chart of a size in units; undefined without a point. */
export function frameChart(
  points: readonly Point[],
  { width, height }: Pick<ChartWindow, 'width' | 'height'>,
): ChartWindow | undefined {
  if (points.length === 0) return undefined
  const shape = width / height
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const across = Math.max(
    leastAcross / metresPerUnit,
    (right - left) / (1 - 2 * edge),
    ((bottom - top) / (1 - 2 * edge)) * shape,
  )
  return {
    left: (left + right - across) / 2,
    top: (top + bottom - across / shape) / 2,
    width,
    height,
    unit: width / across,
  }
}

/** Returns numbers in order as words: «1–3, 5». */
function formatNumbers(numbers: readonly number[]): string {
  const runs: number[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && number === (run.at(-1) ?? 0) + 1) run.push(number)
    else runs.push([number])
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`)).join(', ')
}

/** Returns one mark for all points that would lie on each other, nearer than `least`, with all their numbers. */
export function groupMarks(points: readonly (Point & { number: number })[], least: number): Mark[] {
  const groups: { x: number; y: number; numbers: number[] }[] = []
  for (const { x, y, number } of points) {
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < least)
    if (near) near.numbers.push(number)
    else groups.push({ x, y, numbers: [number] })
  }
  return groups.map(({ x, y, numbers }) => ({ x, y, text: formatNumbers(numbers) }))
}
