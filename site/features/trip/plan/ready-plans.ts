import type { RemarkKind } from '#site/content/model/remark-kinds.ts'
import { shiftDate } from '#site/domain/calendar/oslo-day.ts'
import type { Atlas } from './atlas.ts'
import { dateOfDay } from './date-of-day.ts'
import { findDetour, findEvening } from './detours.ts'
import { findRemarks, remarkRules } from './find-remarks.ts'
import { sleepNearDeparture, startInTime } from './leave-in-time.ts'
import { type Outline, outlineDays, type ReadyPlans } from './outline-days.ts'
import {
  changeDay,
  type Day,
  emptyPlan,
  endOf,
  gateways,
  meansKinds,
  moveStop,
  type Plan,
  type Stop,
  setDayCount,
  stopsOf,
  withStops,
} from './plan.ts'
import type { Remark } from './remark.ts'
import {
  countingRules,
  type DaySchedule,
  formatTime,
  isOnDay,
  monthOfDay,
  orderByRoad,
  scheduleDay,
} from './schedule.ts'
import { isHardForChildren, isInSeason } from './suggest-stops.ts'

// The guide's plans made a visitor's own: as many days as wanted, from where one arrives, with what suits the way one travels,
// the company and the time of year.

/** What the guide's plans are made from. */
export interface Guide {
  ready: ReadyPlans
  atlas: Atlas
}

export interface Company {
  withChildren: boolean
  /** October to April, for a plan without dates. */
  isWinter: boolean
}

/** What a link to one of the guide's plans asks for. */
interface ReadyChoice extends Company {
  plan: Plan
  count: number
}

const mostDays = 30
/** When the last thing of a day should end. */
const latestEnd = 22 * 60
const hoursOfPace = { calm: 480, normal: 600, full: 720 } as const
const winterMonth = 1

/** Returns what a fragment asks for; undefined where it asks for none of the guide's plans. */
export function readReadyChoice(fragment: string): ReadyChoice | undefined {
  const [begin, ...parts] = fragment.replace(/^#/, '').split('&')
  if (begin !== 'ready') return undefined
  const said = new URLSearchParams(parts.join('&'))
  const count = Number(said.get('days'))
  const from = gateways.find((each) => each === said.get('from'))
  const kind = meansKinds.find((each) => each === said.get('by')) ?? 'car'
  return {
    plan: { ...emptyPlan, arrival: from ? { place: from } : {}, means: { kind } },
    count: Number.isInteger(count) ? Math.min(mostDays, Math.max(1, count)) : 1,
    withChildren: said.has('children'),
    isWinter: said.has('winter'),
  }
}

/** Whether a stop suits a month, as far as the guide knows it. */
function suits(ref: string, month: number | undefined, atlas: Atlas): boolean {
  const stop = atlas.stops.find((each) => each.ref === ref)
  return stop !== undefined && isInSeason(stop, month)
}

function pickStops(
  { ready, night }: Outline,
  month: number | undefined,
  wakes: string | undefined,
  { means }: Plan,
  { withChildren }: Company,
  atlas: Atlas,
): { ref: string; minutes?: number | undefined }[] {
  const { stops, winter, children, bus } = ready
  const isFit = (ref: string) => suits(ref, month, atlas) && !(withChildren && isHardForChildren(atlas.find(ref)))
  const isBus = means.kind === 'bus'
  const isWinter = month !== undefined && countingRules.winterMonths.some((each) => each === month)
  const kept = stops.flatMap(({ any, place, isOffTheBus }) => {
    if ((isBus && isOffTheBus) || (place !== undefined && (place === night || place === wakes))) return []
    const chosen = any.find(({ ref }) => isFit(ref))
    return chosen ? [{ ref: chosen.ref, ...(chosen.minutes === undefined ? {} : { minutes: chosen.minutes }) }] : []
  })
  const instead = [...(isWinter ? winter : []), ...(withChildren ? children : []), ...(isBus ? bus : [])]
  return [...kept, ...instead.filter(isFit).map((ref) => ({ ref }))]
}

/** What a plan of ours should not begin with; the stop then waits for a better day. */
const unwanted: readonly RemarkKind[] = ['closedThen', 'closesEarly', 'dark', 'farOff']
/** How much later a day may begin for a house that opens late, in minutes. */
const latestWait = 60

function remarksOn(plan: Plan, day: number, atlas: Atlas): { schedule: DaySchedule | undefined; remarks: Remark[] } {
  const schedules = plan.days.map((_, index): DaySchedule => scheduleDay(plan, index, atlas))
  return {
    schedule: schedules[day],
    remarks: findRemarks(plan, schedules, atlas).filter((each) => each.day === day),
  }
}

/** Returns the index of the stop that a day can do without first; undefined where it fits. */
function findTooMuch(plan: Plan, day: number, atlas: Atlas): number | undefined {
  const { schedule, remarks } = remarksOn(plan, day, atlas)
  const { visits, starts, outMinutes } = schedule ?? { visits: [], starts: 0, outMinutes: 0 }
  if (visits.length === 0) return undefined
  const disturbing = remarks.find(({ kind }) => unwanted.includes(kind))
  if (disturbing?.index !== undefined) return disturbing.index
  const isTooLong = outMinutes > hoursOfPace[plan.pace] || starts + outMinutes > latestEnd
  if (!isTooLong && !remarks.some(({ kind }) => kind === 'missed' || kind === 'beyondLight')) return undefined
  const costs = visits.map(({ way, arrives, leaves }) => leaves - arrives + (way?.minutes ?? 0))
  return costs.indexOf(Math.max(...costs))
}

/** Returns the plan with a day that comes to a house when it is open: begun a little later where that is enough. */
function waitForHouses(plan: Plan, day: number, atlas: Atlas): Plan {
  const countClosed = (remarks: readonly Remark[]) => remarks.filter(({ kind }) => kind === 'closedThen').length
  const { schedule, remarks } = remarksOn(plan, day, atlas)
  const closed = countClosed(remarks)
  // Who says when they arrive cannot begin later.
  if (!schedule || closed === 0 || (day === 0 && plan.arrival.time)) return plan
  for (let wait = 15; wait <= latestWait; wait += 15) {
    const later = changeDay(plan, day, { start: formatTime(schedule.starts + wait) })
    if (countClosed(remarksOn(later, day, atlas).remarks) < closed) return later
  }
  return plan
}

/** Returns the plan with what had no day on the days that have room for it, the emptiest and nearest first. */
function placeWaiting(plan: Plan, kept: readonly string[], { ready, atlas }: Guide): Plan {
  let placed = plan
  for (const stop of plan.waiting.filter(({ ref }) => !kept.includes(ref))) {
    const place = atlas.find(stop.ref)
    const index = placed.waiting.findIndex(({ ref }) => ref === stop.ref)
    const days = placed.days
      .map(({ stops }, day) => {
        const detour = place && findDetour(scheduleDay(placed, day, atlas), place, atlas)
        return { day, stops: stops.length, kilometres: detour?.kilometres ?? Number.POSITIVE_INFINITY }
      })
      .filter(
        ({ day, kilometres }) => kilometres <= remarkRules.farKilometres && !isEvening(stop.ref, day, placed, ready),
      )
      .toSorted((one, other) => one.stops - other.stops || one.kilometres - other.kilometres)
    for (const { day } of days) {
      const moved = moveStop(placed, { day: 'waiting', index }, endOf(placed, day))
      const tried = waitForHouses(orderDay(moved, day, ready.evening, atlas), day, atlas)
      const isOutOfSeason = remarksOn(tried, day, atlas).remarks.some(
        ({ kind, ref }) => ref === stop.ref && ['againstMonth', 'monthOutOfSeason', 'dateOutOfSeason'].includes(kind),
      )
      if (isOutOfSeason || findTooMuch(tried, day, atlas) !== undefined) continue
      placed = tried
      break
    }
  }
  return placed
}

/** Returns whether a stop ends a day that has no evening: the last one. */
function isEvening(ref: string, day: number, { days }: Plan, { evening }: ReadyPlans): boolean {
  return days.length > 1 && day === days.length - 1 && evening.includes(ref)
}

/** Returns the plan with a day in the order of the road, and last what ends a day. */
function orderDay(plan: Plan, day: number, evening: readonly string[], atlas: Atlas): Plan {
  const stops = stopsOf(plan, day)
  const isLate = ({ ref }: Stop) => evening.includes(ref)
  const ordered = orderByRoad(
    withStops(
      plan,
      day,
      stops.filter((stop) => !isLate(stop)),
    ),
    day,
    atlas,
  ).plan
  return withStops(ordered, day, [...stopsOf(ordered, day), ...stops.filter(isLate)])
}

/**
 * Returns a plan of so many days filled with the guide's own: ends, means, pace and name are those of `plan`. What goes by the sky has
 * the first evening of its season; what does not fit on its day, and what its days come too early or too late for, stays without one.
 */
export function fillFromReady(plan: Plan, count: number, company: Company, guide: Guide): Plan {
  const { ready, atlas } = guide
  const hasTimes = plan.means.kind !== 'bus'
  const outline = outlineDays(plan, count, ready, atlas)
  const withChildren = company.withChildren || undefined
  const dated = setDayCount({ ...plan, withChildren, days: [], waiting: [] }, count)
  const used = new Set<string>(ready.anyDay)
  const sky = new Set<string>()
  // Of the month, but not of these days.
  const early = new Set<string>()
  const days = outline.map((each, index): Day => {
    const month = monthOfDay(dated, index) ?? (company.isWinter ? winterMonth : undefined)
    const wakes = outline[index - 1]?.night
    const suitable = pickStops(each, month, wakes, plan, company, atlas)
    for (const { ref } of suitable) if (ready.anyDay.includes(ref)) sky.add(ref)
    const isLast = index === count - 1
    const date = dateOfDay(dated, index)
    const stops = suitable.filter(({ ref }) => {
      if (date !== undefined && !isOnDay(atlas.find(ref)?.season ?? [], date)) {
        if (!used.has(ref)) early.add(ref)
        return false
      }
      // Nobody who leaves has an evening there.
      const isNew = !used.has(ref) && !(isLast && count > 1 && ready.evening.includes(ref))
      used.add(ref)
      return isNew
    })
    const { bed, camp } = (each.night ? ready.beds[each.night] : undefined) ?? {}
    return { stops, bed: isLast ? undefined : plan.means.kind === 'camper' ? camp : bed }
  })
  const picked: Plan = { ...dated, days, waiting: [...sky, ...early.difference(used)].map((ref) => ({ ref })) }
  // How early one has to set out is a question of the drive alone: stops that do not fit are left out below.
  const rested = hasTimes ? sleepNearDeparture(withStops(picked, count - 1, []), atlas) : picked
  let filled = withStops(rested, count - 1, stopsOf(picked, count - 1))
  for (const day of days.keys()) {
    filled = waitForHouses(orderDay(filled, day, ready.evening, atlas), day, atlas)
    for (let index = findTooMuch(filled, day, atlas); index !== undefined; index = findTooMuch(filled, day, atlas))
      filled = moveStop(filled, { day, index }, endOf(filled, 'waiting'))
  }
  filled = placeWaiting(filled, ready.anyDay, guide)
  for (const ref of sky) {
    const evening = findEvening(filled, ref, atlas)
    const index = filled.waiting.findIndex((stop) => stop.ref === ref)
    if (evening) filled = moveStop(filled, { day: 'waiting', index }, evening)
  }
  return hasTimes ? startInTime(filled, atlas) : filled
}

/** Returns a whole plan of the guide's made for a visitor, with its name and the day it would end. */
export function takeReadyPlan(plan: Plan, count: number, company: Company, guide: Guide): Plan {
  const { name = '' } = guide.ready.plans.find(({ days, isChoice }) => count === (isChoice ? 1 : days.length)) ?? {}
  const { arrival, departure } = plan
  const date = arrival.date?.length === 10 ? shiftDate(arrival.date, count - 1) : departure.date
  const named = { ...plan, name, departure: { ...departure, date: departure.date && date } }
  return fillFromReady(named, count, company, guide)
}
