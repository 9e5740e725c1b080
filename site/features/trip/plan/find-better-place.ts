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

/** Minutes of driving that a move may add; more is a way back. An editors' estimate, for what is done instead of a stop too. */
export const mostDetour = 20

interface Measure {
  remarks: ReadonlySet<string>
  minutes: number
}

/** What a remark is about, wherever in the plan it is done. */
const aboutOf = ({ kind, ref, day }: Remark) => `${kind} ${ref ?? day}`

function scheduleAll(plan: Plan, atlas: Atlas): DaySchedule[] {
  return plan.days.map((_, index) => scheduleDay(plan, index, atlas))
}

function driveOf(schedules: readonly DaySchedule[]): number {
  return schedules.reduce((sum, { driveMinutes }) => sum + driveMinutes, 0)
}

/** Returns what is worth a look in a plan, without what was said of the times of a text: of others it says nothing, and would seem mended. */
export function listWorries(plan: Plan, schedules: readonly DaySchedule[], atlas: Atlas): Remark[] {
  return findRemarks(dropKeptRemarks(plan), schedules, atlas).filter(({ weight }) => weight !== 'know')
}

function measure(plan: Plan, schedules: readonly DaySchedule[], atlas: Atlas): Measure {
  return { remarks: new Set(listWorries(plan, schedules, atlas).map(aboutOf)), minutes: driveOf(schedules) }
}

/**
 * Returns the plan with one stop of a remark's day moved so that the remark is gone and no other has come, by the shortest drive of all
 * such moves; undefined where no move near by does.
 */
export function findBetterPlace(plan: Plan, remark: Remark, atlas: Atlas): Better | undefined {
  const { day, index, kind, isKept } = remark
  if (isKept || !movable.includes(kind)) return undefined
  const moved = index === undefined ? stopsOf(plan, day).map((_, each) => each) : [index]
  const before = measure(plan, scheduleAll(plan, atlas), atlas)
  let best: (Better & { count: number; minutes: number }) | undefined
  for (const from of moved)
    for (const [toDay, { stops }] of plan.days.entries())
      for (let to = 0; to <= stops.length; to += 1) {
        const spot = { day: toDay, index: to }
        if (toDay === day && (to === from || to === stops.length)) continue
        const next = moveStop(plan, { day, index: from }, spot)
        const schedules = scheduleAll(next, atlas)
        // What is too far needs no further look.
        if (driveOf(schedules) > before.minutes + mostDetour) continue
        const { remarks, minutes } = measure(next, schedules, atlas)
        if (remarks.has(aboutOf(remark)) || [...remarks].some((each) => !before.remarks.has(each))) continue
        const count = remarks.size
        if (!best || count < best.count || (count === best.count && minutes < best.minutes))
          best = { plan: next, spot, count, minutes }
      }
  return best && { plan: best.plan, spot: best.spot }
}
