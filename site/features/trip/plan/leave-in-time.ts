import type { Atlas, Place } from './atlas.ts'
import { latestAtDeparture } from './find-remarks.ts'
import { changeDay, type Plan, stopsOf } from './plan.ts'
import { formatTime, scheduleDay } from './schedule.ts'

// Whoever leaves early sets out early on the last day, and sleeps near the ferry or the flight where that would be in the night.

/** Nobody should have to set out earlier than this, minutes after midnight, where a nearer bed helps. */
const earlyEnough = 360
/** Setting out is counted in quarters of an hour. */
const quarter = 15

/**
 * Returns when to set out on the last day at the latest, with all its stops, in minutes after midnight; negative where that would be the
 * day before, undefined where the plan does not say when it ends.
 */
function findLatestStart(plan: Plan, atlas: Atlas): number | undefined {
  const latest = latestAtDeparture(plan)
  const schedule = scheduleDay(plan, plan.days.length - 1, atlas)
  if (latest === undefined || schedule.goal?.kind !== 'departure') return undefined
  return Math.floor((latest - schedule.outMinutes) / quarter) * quarter
}

/** Returns when to set out on the last day, in minutes after midnight, where one would be too late otherwise and is not then. */
export function findStartInTime(plan: Plan, atlas: Atlas): number | undefined {
  const last = plan.days.length - 1
  const start = findLatestStart(plan, atlas)
  // A trip of one day begins with its arrival. Rather than by night one leaves something out.
  const earliest = stopsOf(plan, last).length > 0 ? earlyEnough : 0
  if (start === undefined || start < earliest || last < 1) return undefined
  return start < scheduleDay(plan, last, atlas).starts ? start : undefined
}

/** Returns the plan with its last day begun so early that one is in time; unchanged where one is, and where no start is early enough. */
export function startInTime(plan: Plan, atlas: Atlas): Plan {
  const start = findStartInTime(plan, atlas)
  return start === undefined ? plan : changeDay(plan, plan.days.length - 1, { start: formatTime(start) })
}

/** Returns the plan with a bed for the last night, fit for the means of travel, from which one need not set out in the night. */
export function sleepNearDeparture(plan: Plan, atlas: Atlas): Plan {
  const last = plan.days.length - 1
  const start = findLatestStart(plan, atlas)
  const goal = scheduleDay(plan, last, atlas).goal?.place
  if (start === undefined || start >= earlyEnough || last < 1 || !goal) return plan
  const bed = findNearestBed(plan, goal, atlas)
  if (!bed) return plan
  const nearer = changeDay(plan, last - 1, { bed })
  return (findLatestStart(nearer, atlas) ?? start) > start ? nearer : plan
}

/** Returns where to sleep nearest by road: for campervans a site, for others a village with houses. */
function findNearestBed(plan: Plan, goal: Place, atlas: Atlas): string | undefined {
  const villages = new Set(atlas.stops.flatMap(({ isBed, point }) => (isBed && point !== undefined ? [point] : [])))
  const isFit =
    plan.means.kind === 'camper'
      ? ({ isCamp }: Atlas['stops'][number]) => isCamp === true
      : ({ ref, point }: Atlas['stops'][number]) => ref.startsWith('p.') && point !== undefined && villages.has(point)
  const beds = atlas.stops.filter(isFit).flatMap(({ ref }) => {
    const place = atlas.find(ref)
    const way = place && atlas.wayBetween(place, goal)
    return way ? [{ ref, minutes: way.minutes }] : []
  })
  return beds.toSorted((one, other) => one.minutes - other.minutes)[0]?.ref
}
