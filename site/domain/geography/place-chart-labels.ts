import { type Box, overlap } from './box.ts'
import type { ChartFrame } from './chart.ts'
import { distanceBetween, type Position } from './distance-between.ts'
import { isOnChart } from './frame-around.ts'

export interface ChartDot {
  x: number
  y: number
  numbers: string
  name: string
  /** Larger than the usual radius. */
  radius?: number
  /** It has no dot: its name stands on its place, as that of a fjord. */
  isCentred?: boolean
  /** The label may be dropped for lack of room. */
  isOptional?: boolean
}

/** The start of a label's baseline, in units of the chart. */
export interface ChartLabel {
  x: number
  y: number
}

// Sizes of the chart's style sheet (numerals 46, names 38 units high) and their average widths.
const numeralWidth = 21
const letterWidth = 19.5
/** Between numerals and name. */
export const gapInLabel = 14
const cap = 36
const descent = 10
const dotRadius = 21

function widthOf({ numbers, name }: ChartDot): number {
  return numbers.length * numeralWidth + gapInLabel + name.length * letterWidth
}

/**
 * Places each label right of its dot, below, above or left, wherever it first fits without overlap. A label that fits nowhere
 * stands where it stays on the chart, or is undefined when optional. Signs without a label are kept free like dots.
 */
export function placeChartLabels(
  dots: readonly ChartDot[],
  size: { width: number; height: number },
  signs: readonly Pick<ChartDot, 'x' | 'y' | 'radius'>[] = [],
): (ChartLabel | undefined)[] {
  const dotBoxes = [...dots.filter(({ isCentred }) => !isCentred), ...signs].map(({ x, y, radius = dotRadius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }))
  const taken: Box[] = []
  return dots.map((dot) => {
    const width = widthOf(dot)
    const centred = Math.max(16, Math.min(dot.x - width / 2, size.width - width - 16))
    const more = (dot.radius ?? dotRadius) - dotRadius
    const onPlace: ChartLabel = { x: dot.x - width / 2, y: dot.y + 12 }
    const besideDot: [ChartLabel, ...ChartLabel[]] = [
      { x: dot.x + 30 + more, y: dot.y + 14 },
      { x: centred, y: dot.y + 64 + more },
      { x: centred, y: dot.y - 34 - more },
      { x: dot.x - 30 - more - width, y: dot.y + 14 },
    ]
    const candidates: typeof besideDot = dot.isCentred ? [onPlace] : besideDot
    const boxOf = ({ x, y }: ChartLabel): Box => ({ left: x, right: x + width, top: y - cap, bottom: y + descent })
    const isInside = (box: Box) =>
      box.left >= 12 && box.right <= size.width - 12 && box.top >= 12 && box.bottom <= size.height - 12
    const isFree = (box: Box, others: readonly Box[]) => !others.some((other) => overlap(box, other))
    const inside = candidates.filter((candidate) => isInside(boxOf(candidate)))
    // One that has to stand somewhere rather lies over a dot than over a name, and over a name than beyond the edge.
    const chosen =
      inside.find((candidate) => isFree(boxOf(candidate), dotBoxes) && isFree(boxOf(candidate), taken)) ??
      (dot.isOptional
        ? undefined
        : (inside.find((candidate) => isFree(boxOf(candidate), taken)) ?? inside[0] ?? candidates[0]))
    if (!chosen) return undefined
    taken.push(boxOf(chosen))
    return { x: Math.round(chosen.x), y: Math.round(chosen.y) }
  })
}

/** Kilometres; closer dots would overlap. */
const tooNear = 0.4

/** Returns the villages to name on a chart, most important first, except at positions already taken. */
export function villagesOnChart<Village extends Position & { rank: number }>(
  villages: readonly Village[],
  frame: ChartFrame,
  taken: readonly Position[],
): Village[] {
  return villages
    .filter(
      (village) => isOnChart(village, frame) && taken.every((position) => distanceBetween(village, position) > tooNear),
    )
    .sort((one, other) => one.rank - other.rank)
}
