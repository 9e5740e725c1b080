import type { RemarkKind } from '#site/content/model/remark-kinds.ts'
import type { Atlas } from './atlas.ts'
import { spotOfLeastWay } from './detours.ts'
import { findBattery, findRemarks, findRemarksOfDay } from './find-remarks.ts'
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

/** What a remark is about, wherever in the plan it is done. */
const aboutOf = ({ kind, ref, day }: Remark) => `${kind} ${ref ?? day}`

/** Returns the minutes of driving of a whole plan. */
export function driveOf(schedules: readonly DaySchedule[]): number {
  return schedules.reduce((sum, { driveMinutes }) => sum + driveMinutes, 0)
}

const isWorry = ({ weight }: Remark) => weight !== 'know'

/** Returns what is worth a look in a plan, without what was said of the times of a text: of others it says nothing, and would seem mended. */
export function listWorries(plan: Plan, schedules: readonly DaySchedule[], atlas: Atlas): Remark[] {
  return findRemarks(dropKeptRemarks(plan), schedules, atlas).filter(isWorry)
}

interface Measured {
  schedules: readonly DaySchedule[]
  worries: ReadonlySet<string>
}

/** Plans that were measured: a page asks the same of one for each of its remarks. */
const measured = new WeakMap<Plan, Measured>()

/** Returns the schedules of a plan and what is worth a look in it, counted once. */
export function measure(plan: Plan, atlas: Atlas): Measured {
  const known = measured.get(plan)
  if (known) return known
  const schedules = plan.days.map((_, day) => scheduleDay(plan, day, atlas))
  const found = [
    ...schedules.flatMap((_, day) => findRemarksOfDay(plan, schedules, day, atlas)),
    ...findBattery(plan, schedules),
  ]
  const worries = new Set(found.filter(isWorry).map(aboutOf))
  measured.set(plan, { schedules, worries })
  return { schedules, worries }
}

/** Returns the schedules of a plan of which a few days have changed, counting only those and the days that begin where they end. */
export function scheduleAgain(
  plan: Plan,
  schedules: readonly DaySchedule[],
  changed: readonly number[],
  atlas: Atlas,
): DaySchedule[] {
  let beginsElsewhere = false
  return schedules.map((schedule, day) => {
    if (!changed.includes(day) && !beginsElsewhere) return schedule
    beginsElsewhere = plan.days[day]?.bed === undefined
    return scheduleDay(plan, day, atlas)
  })
}

/** Returns whether a remark is gone from a changed plan and no other has come; what did not change is not looked at again. */
function isMended(
  plan: Plan,
  schedules: readonly DaySchedule[],
  remark: Remark,
  before: Measured,
  atlas: Atlas,
): boolean {
  const isOther = (day: number) => schedules[day] !== before.schedules[day]
  const isFine = (each: Remark) =>
    !isWorry(each) || (aboutOf(each) !== aboutOf(remark) && before.worries.has(aboutOf(each)))
  return (
    schedules.every(
      (_, day) => !(isOther(day) || isOther(day + 1)) || findRemarksOfDay(plan, schedules, day, atlas).every(isFine),
    ) && findBattery(plan, schedules).every(isFine)
  )
}

/**
 * Returns the plan with one stop of a remark's day moved so that the remark is gone and no other has come, by the shortest drive of all
 * such moves; undefined where no move near by does. On another day a stop is put where it lengthens the way least. What has a set time,
 * a table or a boat, stays where it is.
 */
export function findBetterPlace(plan: Plan, remark: Remark, atlas: Atlas): Better | undefined {
  const { day, index, kind, isKept } = remark
  if (isKept || !movable.includes(kind)) return undefined
  const before = measure(plan, atlas)
  const most = driveOf(before.schedules) + mostDetour
  const moved = index === undefined ? stopsOf(plan, day).map((_, each) => each) : [index]
  return moved
    .flatMap((from) => {
      const { ref = '', at } = stopsOf(plan, day)[from] ?? {}
      if (at !== undefined) return []
      const spots = plan.days.flatMap(({ stops }, toDay): Spot[] =>
        toDay === day
          ? stops.flatMap((_, to) => (to === from ? [] : [{ day, index: to }]))
          : [spotOfLeastWay(plan, ref, toDay, atlas)],
      )
      return spots.map((spot) => {
        const next = moveStop(plan, { day, index: from }, spot)
        const schedules = scheduleAgain(next, before.schedules, [day, Number(spot.day)], atlas)
        return { plan: next, spot, schedules, minutes: driveOf(schedules) }
      })
    })
    .filter(({ minutes }) => minutes <= most)
    .toSorted((one, other) => one.minutes - other.minutes)
    .find((each) => isMended(each.plan, each.schedules, remark, before, atlas))
}
