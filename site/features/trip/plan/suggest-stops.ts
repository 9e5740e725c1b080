import type { RemarkKind } from '#site/content/model/remark-kinds.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import type { Atlas, Place, StopData } from './atlas.ts'
import { dateOfDay } from './date-of-day.ts'
import { childRules } from './party.ts'
import { listRefs, type Plan } from './plan.ts'
import { isOnDay, listPlaces, monthOfDay, scheduleDay } from './schedule.ts'

export interface Suggestion {
  ref: string
  name: string
  isBed: boolean
  /** By road from where the day ends so far. */
  kilometres: number
}

const mostBeds = 3
const mostStops = 5
/** As the crow flies; more is another day's drive. */
export const farthest = 40
/** Beds and places to eat are many: what one comes for goes first. */
const kindsOfStops = /^[pta]\./

/** Returns whether something is done or open in a month, and not advised against, and on a date where that is known. */
export function isInSeason(
  { open, against, season = [] }: StopData,
  month: number | undefined,
  date?: string,
): boolean {
  if (date !== undefined && !isOnDay(season, date)) return false
  return month === undefined || ((open?.includes(month) ?? true) && !against?.includes(month))
}

/** Returns whether a place is known to welcome those who a remark says are kept out elsewhere; what nobody knows is no yes. */
export function isWelcome({ dog, step }: Pick<StopData, 'dog' | 'step'>, kind: RemarkKind): boolean {
  if (kind === 'noDog') return dog === 'yes' || dog === 'lead'
  return kind !== 'notStepFree' || step === 'yes' || step === 'partly'
}

/** Returns whether a place is one that the youngest should not come to, or a walk for children who are used to hills. */
export function isHardForChildren(place: Place | undefined): boolean {
  return place !== undefined && (place.isHard || place.fromAge >= childRules.notSmall)
}

/**
 * Returns what lies near where a day ends so far, the nearest by road first: beds for a day without one, fit for the means of
 * travel, then places, trips and activities of the month and for the company. No stop that the plan has already; a bed may be slept in
 * again, but not the one that has just been given up. In place of a bed that keeps somebody out (`kind`) it is one that is known not to.
 */
export function suggestStops(plan: Plan, day: number, atlas: Atlas, kind: RemarkKind = 'noBed'): Suggestion[] {
  const here = listPlaces(scheduleDay(plan, day, atlas)).at(-1)
  if (!here) return []
  const known = new Set(listRefs(plan))
  const month = monthOfDay(plan, day)
  const date = dateOfDay(plan, day)
  const isLast = day === plan.days.length - 1
  const find = (isWanted: (stop: StopData) => boolean, most: number): Suggestion[] =>
    atlas.stops
      .filter((stop) => isInSeason(stop, month, date) && isWanted(stop))
      .map((stop) => ({ stop, place: atlas.find(stop.ref) }))
      .filter((each): each is { stop: StopData; place: Place } => each.place !== undefined)
      .filter(({ place }) => !(plan.withChildren && isHardForChildren(place)))
      .filter(({ place }) => distanceBetween(place.position, here.position) <= farthest)
      .flatMap(({ stop: { ref, name, isBed = false }, place }) => {
        const way = atlas.wayBetween(here, place)
        return way ? [{ ref, name, isBed, kilometres: way.kilometres }] : []
      })
      .sort((one, other) => one.kilometres - other.kilometres)
      .slice(0, most)
  const { leftBed } = plan.days[day] ?? {}
  const isFit = (stop: StopData) =>
    (plan.means.kind === 'camper' ? stop.isCamp : stop.isBed) === true && stop.ref !== leftBed && isWelcome(stop, kind)
  return [
    ...(plan.days[day]?.bed || isLast ? [] : find(isFit, mostBeds)),
    ...find(({ ref }) => kindsOfStops.test(ref) && !known.has(ref), mostStops),
  ]
}
