import type { Atlas } from './atlas.ts'
import { dateOfDay } from './date-of-day.ts'
import { findDetour, findEvening } from './detours.ts'
import { endOf, moveStop, type Plan, type Spot } from './plan.ts'
import { isOnDay, scheduleDay } from './schedule.ts'

/** Minutes out that a day should not pass when stops are spread. */
const fullDay = { calm: 480, normal: 600, full: 720 } as const

/**
 * Returns the plan with each stop without a day on the day that it lengthens least, has room for it and is of its season, the emptiest day where
 * none goes anywhere yet. What fits nowhere, and what this edition does not know, stays without a day.
 */
export function spreadWaiting(plan: Plan, atlas: Atlas): Plan {
  let spread = plan
  let index = 0
  while (index < spread.waiting.length) {
    const ref = spread.waiting[index]?.ref ?? ''
    const to = findSpot(spread, ref, atlas)
    if (to) spread = moveStop(spread, { day: 'waiting', index }, to)
    else index += 1
  }
  return spread
}

function findSpot(plan: Plan, ref: string, atlas: Atlas): Spot | undefined {
  const place = atlas.find(ref)
  if (!place) return undefined
  if (place.isSky) return findEvening(plan, ref, atlas)
  const days = plan.days.flatMap((_, day) => {
    const date = dateOfDay(plan, day)
    if (date !== undefined && !isOnDay(place.season, date)) return []
    const schedule = scheduleDay(plan, day, atlas)
    return [{ day, schedule, detour: findDetour(schedule, place, atlas) }]
  })
  const most = fullDay[plan.pace]
  const [nearest] = days
    .flatMap(({ day, schedule, detour }) =>
      detour && schedule.outMinutes + detour.minutes + place.minutes <= most ? [{ day, ...detour }] : [],
    )
    .toSorted((one, other) => one.kilometres - other.kilometres)
  if (nearest) return { day: nearest.day, index: nearest.index }
  const empty = days.find(({ schedule, detour }) => !detour && schedule.visits.length === 0)
  return empty && endOf(plan, empty.day)
}
