import type { RemarkKind } from '#site/content/model/remark-kinds.ts'
import type { Atlas, Place, StopData } from './atlas.ts'
import { findRemarks } from './find-remarks.ts'
import { listRefs, type Plan, stopsOf, withStops } from './plan.ts'
import { monthOfDay, scheduleDay } from './schedule.ts'
import { isHardForChildren, isInSeason } from './suggest-stops.ts'

// A day for rain: what is done outdoors waits for another day, and what is indoors near by takes its place.

/** Farther by road is no day for rain any more. */
const farthest = 40
const mostIndoors = 3
/** Said of a house that is no good on that day. */
const shut: readonly RemarkKind[] = [
  'closedThen',
  'usuallyClosed',
  'monthOutOfSeason',
  'dateOutOfSeason',
  'againstMonth',
]

/** Returns whether rain spoils a stop: a village or a point of one's own can be walked through in waterproofs, a house stands dry. */
function isSpoilt(ref: string, place: Place | undefined): boolean {
  return place !== undefined && !place.isIndoor && !place.isBed && !place.isSky && !/^[pos]\./.test(ref)
}

/** Returns the plan with a day made for rain, and how many stops gave way to how many; undefined where rain changes nothing, or nothing is indoors near. */
export function planForRain(
  plan: Plan,
  day: number,
  atlas: Atlas,
): { plan: Plan; moved: number; added: number } | undefined {
  const stops = stopsOf(plan, day)
  const spoilt = stops.filter(({ ref }) => isSpoilt(ref, atlas.find(ref)))
  const here = scheduleDay(plan, day, atlas)
  const around = [here.from?.place, ...here.visits.map(({ place }) => place), here.goal?.place].filter(
    (place) => place !== undefined,
  )
  if (spoilt.length === 0 || around.length === 0) return undefined
  const known = new Set(listRefs(plan))
  const month = monthOfDay(plan, day)
  const distance = ({ ref }: StopData) => {
    const place = atlas.find(ref)
    return Math.min(
      ...around.map((other) => (place && atlas.wayBetween(place, other)?.kilometres) ?? Number.POSITIVE_INFINITY),
    )
  }
  const kept = stops.filter((stop) => !spoilt.includes(stop))
  const isOpen = (ref: string) => {
    const trial = withStops(plan, day, [...kept, { ref }])
    const schedules = trial.days.map((_, index) => scheduleDay(trial, index, atlas))
    return !findRemarks(trial, schedules, atlas).some(
      (remark) => remark.day === day && remark.ref === ref && shut.includes(remark.kind),
    )
  }
  const candidates = atlas.stops
    .filter((stop) => stop.isIndoor && !known.has(stop.ref) && isInSeason(stop, month))
    .filter(({ ref }) => !(plan.withChildren && isHardForChildren(atlas.find(ref))))
    .map((stop) => ({ ref: stop.ref, kilometres: distance(stop), isFood: !stop.ref.startsWith('a.') }))
    .filter(({ kilometres }) => kilometres <= farthest)
    // What there is to see before where there is to eat, each the nearest first.
    .sort((one, other) => Number(one.isFood) - Number(other.isFood) || one.kilometres - other.kilometres)
  const indoors: { ref: string }[] = []
  let tables = 0
  for (const { ref, isFood } of candidates) {
    if (indoors.length >= Math.min(mostIndoors, spoilt.length + 1)) break
    // One table is enough.
    if ((isFood && tables > 0) || !isOpen(ref)) continue
    if (isFood) tables += 1
    indoors.push({ ref })
  }
  if (indoors.length === 0) return undefined
  const dry = withStops(plan, day, [...kept, ...indoors])
  return { plan: { ...dry, waiting: [...plan.waiting, ...spoilt] }, moved: spoilt.length, added: indoors.length }
}
