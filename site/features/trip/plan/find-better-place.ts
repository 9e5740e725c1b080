import type { RemarkKind } from '#site/content/model/remark-kinds.ts'
import type { Atlas } from './atlas.ts'
import { findRemarks } from './find-remarks.ts'
import { dropKeptRemarks } from './kept-remarks.ts'
import { moveStop, type Plan, type Spot, stopsOf } from './plan.ts'
import type { Remark } from './remark.ts'
import { type DaySchedule, scheduleDay } from './schedule.ts'

interface Better {
  plan: Plan
  spot: Spot
}

const movable: readonly RemarkKind[] = [
  'tooLong',
  'tooLongByBus',
  'beyondLight',
  'dark',
  'farOff',
  'closedThen',
  'missed',
]

/** Returns whether another place in the plan may help against a remark. */
export function isMovable({ kind, day, isKept }: Remark, plan: Plan): boolean {
  return !isKept && movable.includes(kind) && stopsOf(plan, day).length > 0
}

function measure(plan: Plan, atlas: Atlas): { remarks: number; minutes: number } {
  const schedules = plan.days.map((_, index): DaySchedule => scheduleDay(plan, index, atlas))
  return {
    // What was said of the times of a text says nothing of others, and would seem mended.
    remarks: findRemarks(dropKeptRemarks(plan), schedules, atlas).filter(({ weight }) => weight !== 'know').length,
    minutes: schedules.reduce((sum, { driveMinutes }) => sum + driveMinutes, 0),
  }
}

/**
 * Returns the plan with one stop of a remark's day moved so that fewer remarks are left, by the shortest drive of all such moves;
 * undefined where no move helps. What it proposes never causes as many remarks as it ends.
 */
export function findBetterPlace(plan: Plan, { day, index }: Remark, atlas: Atlas): Better | undefined {
  const moved = index === undefined ? (plan.days[day]?.stops.map((_, each) => each) ?? []) : [index]
  const before = measure(plan, atlas)
  let best: (Better & { remarks: number; minutes: number }) | undefined
  for (const from of moved)
    for (const [toDay, { stops }] of plan.days.entries())
      for (let to = 0; to <= stops.length; to += 1) {
        const spot = { day: toDay, index: to }
        if (toDay === day && (to === from || to === stops.length)) continue
        const next = moveStop(plan, { day, index: from }, spot)
        const after = measure(next, atlas)
        if (after.remarks >= before.remarks) continue
        if (!best || after.remarks < best.remarks || (after.remarks === best.remarks && after.minutes < best.minutes))
          best = { plan: next, spot, ...after }
      }
  return best && { plan: best.plan, spot: best.spot }
}
