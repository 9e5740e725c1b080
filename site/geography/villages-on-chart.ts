import type { ChartFrame } from './chart.ts'
import { distanceBetween, type Position } from './distance-between.ts'
import { isOnChart } from './frame-around.ts'

/** Closer than this two dots would stand on one spot. Kilometres. */
const tooNear = 0.4

/** The villages that a chart may name, the more important ones first: those on it that do not stand on a spot already taken. */
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
