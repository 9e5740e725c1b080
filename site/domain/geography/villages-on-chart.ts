import type { ChartFrame } from './chart.ts'
import { distanceBetween, type Position } from './distance-between.ts'
import { isOnChart } from './frame-around.ts'

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
