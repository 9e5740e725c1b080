import type { RemarkKind } from '#site/content/model/remark-kinds.ts'
import { holdsForAll, holdsOn } from '#site/domain/calendar/not-then.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import type { Atlas, StopData } from './atlas.ts'
import { dateOfDay } from './date-of-day.ts'
import { driveOf, listWorries, measure, mostDetour, scheduleAgain } from './find-better-place.ts'
import { minutesInDark } from './find-remarks.ts'
import { listRefs, type Plan, stopsOf } from './plan.ts'
import { matterOf, type Remark } from './remark.ts'
import { monthOfDay } from './schedule.ts'
import { farthest, isHardForChildren, isInSeason, isWelcome } from './suggest-stops.ts'

/** What is not for that time, or not for who comes along: something else is. */
const replaceable: readonly RemarkKind[] = [
  ...(['againstMonth', 'monthOutOfSeason', 'dateOutOfSeason', 'notForChildren', 'noDog', 'notStepFree'] as const),
]

/**
 * Returns what can be done in place of the stop that a remark advises against. For a walk that is not for children it is first what its
 * page offers younger ones, else the most like it and then the nearest by road: another walk for a walk, never a boat or a drive. In
 * place of what is not for dogs or wheelchairs it is only what is known to be. It fits the month, the date and the company, lies near the
 * day's own way, is open and light when one is there, calls for no remark that the plan has not, and is not in the plan; undefined where
 * nothing does.
 */
export function suggestInstead(plan: Plan, { kind, day, index }: Remark, atlas: Atlas): StopData | undefined {
  const stop = index === undefined ? undefined : stopsOf(plan, day)[index]
  const old = stop && atlas.find(stop.ref)
  if (!stop || !old || !replaceable.includes(kind)) return undefined
  const known = new Set(listRefs(plan))
  const [month, date] = [monthOfDay(plan, day), dateOfDay(plan, day)]
  const isShut = (ref: string) =>
    date !== undefined &&
    atlas.notThen.some((rule) => rule.ref === ref && !rule.food && holdsForAll(rule) && holdsOn(rule, date, undefined))
  const isForYounger = ({ ref }: StopData) => kind === 'notForChildren' && old.younger.includes(ref)
  const unlikeness = ({ ref, isWalk, isBoat, isSky, isIndoor }: StopData) =>
    (ref.charAt(0) === stop.ref.charAt(0) ? 0 : 4) +
    ((isWalk === true) === old.isWalk ? 0 : 2) +
    ((isBoat === true) === old.isBoat ? 0 : 1) +
    ((isIndoor === true) === old.isIndoor ? 0 : 1) +
    (isSky ? 8 : 0)
  const { schedules } = measure(plan, atlas)
  const said = new Set(listWorries(plan, schedules, atlas).map(matterOf))
  const isBetterThere = (ref: string) => {
    const stops = stopsOf(plan, day).map((each, at) => (at === index ? { ref } : each))
    const next = { ...plan, days: plan.days.map((each, at) => (at === day ? { ...each, stops } : each)) }
    const counted = scheduleAgain(next, schedules, [day], atlas)
    const visit = counted[day]?.visits[index ?? 0]
    const isOut = visit?.place && !visit.place.isIndoor && !visit.place.isSky
    return (
      driveOf(counted) <= driveOf(schedules) + mostDetour &&
      !(isOut && date && minutesInDark(visit, date) > 0) &&
      listWorries(next, counted, atlas).every((each) => each.ref !== ref && said.has(matterOf(each)))
    )
  }
  return (
    atlas.stops
      .filter((each) => !known.has(each.ref) && /^[pta]\./.test(each.ref) && isInSeason(each, month, date))
      .filter(({ ref, seldom }) => !isShut(ref) && !(month && seldom?.includes(month)))
      // In place of a walk neither a boat to another island nor a drive.
      .filter(({ ref, isWalk }) => !old.isWalk || isWalk || !ref.startsWith('t.'))
      // From which age one paddles or dives nobody says.
      .filter(({ ref, isIndoor }) => kind !== 'notForChildren' || isIndoor || !ref.startsWith('a.'))
      .filter((each) => isWelcome(each, kind))
      .flatMap((each) => {
        const place = atlas.find(each.ref)
        if (!place || (plan.withChildren && isHardForChildren(place) && !isForYounger(each))) return []
        if (distanceBetween(place.position, old.position) > farthest) return []
        const way = atlas.wayBetween(old, place)
        const unlike = isForYounger(each) ? old.younger.indexOf(each.ref) - old.younger.length : unlikeness(each)
        return way ? [{ each, unlike, kilometres: way.kilometres }] : []
      })
      .toSorted((one, other) => one.unlike - other.unlike || one.kilometres - other.kilometres)
      .find(({ each }) => isBetterThere(each.ref))?.each
  )
}
