import type { Atlas, Place } from './atlas.ts'
import { dateOfDay } from './date-of-day.ts'
import { addStop, changeDay, endOf, firstFreeIndex, type Plan, type Spot } from './plan.ts'
import { type DaySchedule, monthOfDay, scheduleDay } from './schedule.ts'
import { isInSeason } from './suggest-stops.ts'

/** A stop that adds no more kilometres to a day than this lies on its way. An editors' estimate. */
const onTheWayKilometres = 15

/** What a stop adds to a day where it adds least: dry summer minutes. */
export interface Detour {
  index: number
  kilometres: number
  minutes: number
}

function measure(from: Place | undefined, to: Place | undefined, atlas: Atlas) {
  if (!from || !to) return { kilometres: 0, minutes: 0 }
  return atlas.wayBetween(from, to) ?? { kilometres: Number.POSITIVE_INFINITY, minutes: Number.POSITIVE_INFINITY }
}

/** Returns where a place lengthens a day least, not before a boat of the early morning, and by how much; undefined for a day that goes nowhere yet, or without a road to it. */
export function findDetour(schedule: DaySchedule, place: Place, atlas: Atlas): Detour | undefined {
  const { from, visits, goal } = schedule
  const road = [from?.place, ...visits.map((visit) => visit.place), goal?.place]
  if (road.every((each) => each === undefined)) return undefined
  let best: Detour | undefined
  for (let index = firstFreeIndex(visits.map(({ stop }) => stop)); index <= visits.length; index += 1) {
    const before = road.slice(0, index + 1).findLast((each) => each)
    const after = road.slice(index + 1).find((each) => each)
    const there = measure(before, place, atlas)
    const on = measure(place, after, atlas)
    const direct = measure(before, after, atlas)
    const kilometres = there.kilometres + on.kilometres - direct.kilometres
    const minutes = there.minutes + on.minutes - direct.minutes
    if (Number.isFinite(kilometres) && (!best || kilometres < best.kilometres)) best = { index, kilometres, minutes }
  }
  return best
}

/** Returns where on a day a stop lengthens the way least; its end where nothing is known of a way there. */
export function spotOfLeastWay(plan: Plan, ref: string, day: Spot['day'], atlas: Atlas): Spot {
  const place = atlas.find(ref)
  // Watched from where the night is spent.
  const detour =
    day === 'waiting' || !place || place.isSky ? undefined : findDetour(scheduleDay(plan, day, atlas), place, atlas)
  return detour ? { day, index: detour.index } : endOf(plan, day)
}

/** Returns the first evening for what is watched under the night sky: one with a bed, of its season; undefined where none is. */
export function findEvening(plan: Plan, ref: string, atlas: Atlas): Spot | undefined {
  const stop = atlas.stops.find((each) => each.ref === ref)
  if (!stop?.isSky) return undefined
  const day = plan.days.findIndex(
    ({ bed }, index) => bed !== undefined && isInSeason(stop, monthOfDay(plan, index), dateOfDay(plan, index)),
  )
  return day < 0 ? undefined : endOf(plan, day)
}

/** Returns whether a detour is short enough to lie on the way. */
export function isOnTheWay(detour: Detour | undefined): detour is Detour {
  return detour !== undefined && detour.kilometres <= onTheWayKilometres
}

/** Returns the day that passes a stop with the shortest detour; undefined where none lies on the way. */
export function findDayOnTheWay(
  plan: Plan,
  ref: string,
  atlas: Atlas,
  isOpen: (day: number) => boolean = () => true,
): { day: number; index: number } | undefined {
  const place = atlas.find(ref)
  if (!place) return undefined
  const found = plan.days.flatMap((_, day) => {
    const detour = isOpen(day) ? findDetour(scheduleDay(plan, day, atlas), place, atlas) : undefined
    return isOnTheWay(detour) ? [{ day, ...detour }] : []
  })
  return found.sort((one, other) => one.kilometres - other.kilometres)[0]
}

/**
 * Returns the plan with a stop put where its road passes, or a bed where a night is free on the way; without a day where none
 * does.
 */
export function putOnTheWay(plan: Plan, ref: string, atlas: Atlas): Plan {
  const waiting = endOf(plan, 'waiting')
  if (atlas.find(ref)?.isBed) {
    const night = findDayOnTheWay(plan, ref, atlas, (day) => day < plan.days.length - 1 && !plan.days[day]?.bed)
    return night ? changeDay(plan, night.day, { bed: ref }) : addStop(plan, { ref }, waiting)
  }
  return addStop(plan, { ref }, findDayOnTheWay(plan, ref, atlas) ?? waiting)
}
