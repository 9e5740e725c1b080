import type { RemarkKind } from '#site/content/model/remark-kinds.ts'
import { holdsForAll, holdsOn } from '#site/domain/calendar/not-then.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import type { Atlas, Place, StopData } from './atlas.ts'
import { dateOfDay } from './date-of-day.ts'
import { childRules } from './party.ts'
import { listRefs, type Plan, stopsOf } from './plan.ts'
import type { Remark } from './remark.ts'
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
const farthest = 40
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

/** Returns whether a place is one that the youngest should not come to, or a walk for children who are used to hills. */
export function isHardForChildren(place: Place | undefined): boolean {
  return place !== undefined && (place.isHard || place.fromAge >= childRules.notSmall)
}

/**
 * Returns what lies near where a day ends so far, the nearest by road first: beds for a day without one, fit for the means of
 * travel, then places, trips and activities of the month and for the company. No stop that the plan has already; a bed may be slept in again.
 */
export function suggestStops(plan: Plan, day: number, atlas: Atlas): Suggestion[] {
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
  const isFit = ({ isBed, isCamp }: StopData) => (plan.means.kind === 'camper' ? isCamp === true : isBed === true)
  return [
    ...(plan.days[day]?.bed || isLast ? [] : find(isFit, mostBeds)),
    ...find(({ ref }) => kindsOfStops.test(ref) && !known.has(ref), mostStops),
  ]
}

/** What is not for that time, or not for who comes along: something else is. */
const replaceable: readonly RemarkKind[] = ['againstMonth', 'monthOutOfSeason', 'dateOutOfSeason', 'notForChildren']

/**
 * Returns what can be done in place of the stop that a remark advises against, the most like it and then the nearest by road: another
 * walk for a walk. It fits the month, the date and the company, and is not in the plan; undefined where nothing near does.
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
  const unlikeness = ({ ref, isWalk, isBoat, isSky, isIndoor }: StopData) =>
    (ref.charAt(0) === stop.ref.charAt(0) ? 0 : 4) +
    ((isWalk === true) === old.isWalk ? 0 : 2) +
    ((isBoat === true) === old.isBoat ? 0 : 1) +
    ((isIndoor === true) === old.isIndoor ? 0 : 1) +
    (isSky ? 8 : 0)
  return atlas.stops
    .filter((each) => !known.has(each.ref) && /^[pta]\./.test(each.ref) && isInSeason(each, month, date))
    .filter(({ ref, seldom }) => !isShut(ref) && !(month && seldom?.includes(month)))
    .flatMap((each) => {
      const place = atlas.find(each.ref)
      if (!place || (plan.withChildren && isHardForChildren(place))) return []
      if (distanceBetween(place.position, old.position) > farthest) return []
      const way = atlas.wayBetween(old, place)
      return way ? [{ each, unlike: unlikeness(each), kilometres: way.kilometres }] : []
    })
    .toSorted((one, other) => one.unlike - other.unlike || one.kilometres - other.kilometres)[0]?.each
}
