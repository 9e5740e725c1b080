import { osloDay, osloMoment, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { osloMinutesOf } from '#site/domain/calendar/oslo-minutes.ts'
import type { Way } from '#site/domain/geography/find-way.ts'
import type { Atlas, Place, Season } from './atlas.ts'
import { dateOfDay } from './date-of-day.ts'
import { type Day, dropTime, type Plan, type Stop, stopsOf, withStops } from './plan.ts'

// Counting is an editors' estimate, and the page says so: minutes of the road table, longer for a camper and in the cold
// months, rounded up to five; by bus see docs/decisions/roads.md.

export const countingRules = {
  startMinutes: 570,
  camper: 1.15,
  winter: 1.2,
  winterMonths: [10, 11, 12, 1, 2, 3, 4],
  bicycleKilometresAnHour: 15,
  /** The airport bus needs 180 minutes from Evenes to Svolvær, for which the road table has 142. */
  bus: 180 / 142,
  /** Before each ride on a bus but the one from where one slept. */
  busWaitMinutes: 45,
  /** Nobody waits for a bus to go no farther. */
  farthestOnFoot: 2,
  walkingKilometresAnHour: 4,
  /** When one is out under the night sky. */
  skyMinutes: 21 * 60,
  /** Until one is on the road. */
  airportMinutes: 60,
  quayMinutes: 15,
  unknownStopMinutes: 30,
} as const

export interface Visit {
  stop: Stop
  /** Undefined for a stop that this edition does not know. */
  place: Place | undefined
  /** The drive there; undefined where no road is known. */
  way: Way | undefined
  /** Minutes after midnight of the day, as a clock shows them; when the drive there begins, too. */
  departs: number
  arrives: number
  leaves: number
  /** How long one stays: where the clock is changed meanwhile, not what lies between its times. */
  minutes: number
}

export interface DaySchedule {
  /** `YYYY-MM-DD`; undefined while the plan has no days of the calendar. */
  date: string | undefined
  /** Where the day begins: the bed of the night before, the place of arrival, or the last stop of the day before. */
  from: { ref: string; place: Place | undefined } | undefined
  starts: number
  visits: readonly Visit[]
  /** The bed of the night, or where the trip ends. */
  goal:
    | {
        ref: string
        kind: 'bed' | 'departure'
        place: Place | undefined
        way: Way | undefined
        departs: number
        arrives: number
      }
    | undefined
  driveMinutes: number
  kilometres: number
  /** From setting out to arriving, without an evening under the sky and the hours before it. */
  outMinutes: number
}

/** Returns minutes after midnight of a time (`09:30`). */
export function minutesOfTime(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Returns minutes after midnight as a plan has them (`09:30`). */
export function formatTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((each) => String(each).padStart(2, '0')).join(':')
}

/** Returns the month (1–12) of a day of the plan; undefined without dates. */
export function monthOfDay(plan: Plan, index: number): number | undefined {
  const date = dateOfDay(plan, index) ?? plan.arrival.date ?? plan.departure.date
  return date === undefined ? undefined : Number(date.slice(5, 7))
}

/** Returns whether a date lies in a season; always where there is none. */
export function isOnDay(season: Place['season'], date: string): boolean {
  const day = date.slice(5)
  const isWithin = ({ from, to }: Season) => (from <= to ? day >= from && day <= to : day >= from || day <= to)
  return season.length === 0 || season.some(isWithin)
}

/** Returns the network point of a gateway. */
export function pointOfGateway(place: string): string {
  return place === 'moskenes' ? 'moskenes-quay' : place
}

/** Returns whether a way is gone on foot: a short one of who has neither car nor bicycle. */
export function isOnFoot({ means }: Pick<Plan, 'means'>, { kilometres }: Way): boolean {
  return means.kind === 'bus' && kilometres <= countingRules.farthestOnFoot
}

function countMinutes(plan: Plan, index: number, way: Way): number {
  const { kilometres, minutes } = way
  const { kind } = plan.means
  if (isOnFoot(plan, way)) return (kilometres / countingRules.walkingKilometresAnHour) * 60
  if (kind === 'bike') return (kilometres / countingRules.bicycleKilometresAnHour) * 60
  if (kind === 'bus') return minutes * countingRules.bus
  const month = monthOfDay(plan, index)
  const isWinter = month !== undefined && countingRules.winterMonths.some((each) => each === month)
  return minutes * (kind === 'camper' ? countingRules.camper : 1) * (isWinter ? countingRules.winter : 1)
}

function drive(plan: Plan, index: number, way: Way): Way {
  const minutes = countMinutes(plan, index, way)
  // A hair's breadth under full fives, which binary fractions would tip over.
  return { kilometres: way.kilometres, minutes: Math.ceil((minutes - 1e-6) / 5) * 5 }
}

/** Returns the reference of the place where a day ends: bed, else last stop, else where it began. */
function endOfDay(plan: Plan, index: number): string | undefined {
  for (let each = index; each >= 0; each -= 1) {
    const day = plan.days[each]
    const ref = day?.bed ?? day?.stops.at(-1)?.ref
    if (ref !== undefined) return ref
  }
  return plan.arrival.place && pointOfGateway(plan.arrival.place)
}

/** Returns whether somebody may well have slept where a day begins: in a bed or a village, and not up on a walk or at a table. */
export function isPlaceForNight({ ref, place }: { ref: string; place: Place | undefined }): boolean {
  return place?.isBed === true || /^[po]\./.test(ref) || !ref.includes('.')
}

/** Returns whether where a night is spent is a bed and not only the place that it is in: a house, a site, a point of one's own, or what this edition does not know. */
export function isNamedBed({ ref, place }: { ref: string; place: Place | undefined }): boolean {
  if (!place || place.isBed) return true
  const isVillage = place.near.some(({ kilometres }) => kilometres < 0.1)
  return ref.startsWith('o.') && !isVillage
}

function startOfDay(plan: Plan, index: number, day: Day): number {
  if (day.start) return minutesOfTime(day.start)
  if (index > 0 || !plan.arrival.time) return countingRules.startMinutes
  const { place = '' } = plan.arrival
  const isAirport = place === 'evenes' || place.endsWith('airport')
  const wait = place === '' ? 0 : isAirport ? countingRules.airportMinutes : countingRules.quayMinutes
  return minutesOfTime(plan.arrival.time) + wait
}

/** Dates on or after which a clock is changed, that were asked for; making them out costs more than counting a day. */
const changes = new Map<string, boolean>()

/** Returns whether the clock is changed on a date or on the night after it. */
export function isClockChanged(date: string): boolean {
  const known = changes.get(date)
  if (known !== undefined) return known
  const isChanged = osloDay(shiftDate(date, 1)).end - osloDay(date).start !== 2 * 86_400_000
  if (changes.size > 1000) changes.clear()
  changes.set(date, isChanged)
  return isChanged
}

/** Returns what the clock shows so many minutes after a time of a date, in minutes after its midnight: in two nights of a year an hour more or less. */
function passTime(date: string | undefined, from: number, minutes: number): number {
  if (date === undefined || !isClockChanged(date)) return from + minutes
  return osloMinutesOf(osloMoment(date, from / 60) + minutes * 60_000, date)
}

/** Returns a day of a plan with its drives and times. */
export function scheduleDay(plan: Plan, index: number, atlas: Atlas): DaySchedule {
  const day = plan.days[index] ?? { stops: [] }
  const fromRef = endOfDay(plan, index - 1)
  const from = fromRef === undefined ? undefined : { ref: fromRef, place: atlas.find(fromRef) }
  const starts = startOfDay(plan, index, day)
  const date = dateOfDay(plan, index)
  /** Counting is in time that passes; a clock shows it. */
  const shown = (counted: number) => passTime(date, starts, counted - starts)
  let here = from?.place
  let clock = starts
  const sum = { minutes: 0, kilometres: 0 }
  let rides = 0
  let evening = 0
  const driveTo = (place: Place | undefined): Way | undefined => {
    const way = here && place ? atlas.wayBetween(here, place) : undefined
    const driven = way && drive(plan, index, way)
    if (driven) {
      if (plan.means.kind === 'bus' && !isOnFoot(plan, driven)) {
        if (rides > 0 || index === 0) clock += countingRules.busWaitMinutes
        rides += 1
      }
      clock += driven.minutes
      sum.minutes += driven.minutes
      sum.kilometres += driven.kilometres
    }
    if (place) here = place
    return driven
  }
  const bed = day.bed === undefined ? undefined : atlas.find(day.bed)
  const visits = day.stops.map((stop, each): Visit => {
    const found = atlas.find(stop.ref)
    const isEvening = found?.isSky === true && each === day.stops.length - 1
    const at = isEvening ? (bed ?? here) : found
    const place = isEvening && found && at ? { ...found, position: at.position, near: at.near } : found
    const way = driveTo(at)
    // One sets out for a fixed time no earlier than one must.
    if (stop.at !== undefined) clock = Math.max(clock, minutesOfTime(stop.at))
    const ready = clock
    if (isEvening) clock = Math.max(clock, countingRules.skyMinutes)
    const departs = shown(ready - (way?.minutes ?? 0))
    const arrives = clock
    clock += stop.minutes ?? place?.minutes ?? countingRules.unknownStopMinutes
    if (isEvening) evening += clock - ready
    return { stop, place, way, departs, arrives: shown(arrives), leaves: shown(clock), minutes: clock - arrives }
  })
  const isLast = index === plan.days.length - 1
  const goalRef = day.bed ?? (isLast && plan.departure.place ? pointOfGateway(plan.departure.place) : undefined)
  let goal: DaySchedule['goal']
  if (goalRef !== undefined) {
    const place = atlas.find(goalRef)
    const way = driveTo(place)
    goal = {
      ref: goalRef,
      kind: day.bed ? 'bed' : 'departure',
      place,
      way,
      departs: shown(clock - (way?.minutes ?? 0)),
      arrives: shown(clock),
    }
  }
  return {
    date,
    from,
    starts,
    visits,
    goal,
    driveMinutes: sum.minutes,
    kilometres: sum.kilometres,
    outMinutes: clock - starts - evening,
  }
}

/** Returns where a day leads, in its order, from where it begins to where it ends. */
export function listPlaces({ from, visits, goal }: DaySchedule): Place[] {
  return [from?.place, ...visits.map(({ place }) => place), goal?.place].filter((place) => place !== undefined)
}

/** Returns the kilometres between places, by their indexes; 0 where no road is known. */
function tableOf(places: readonly (Place | undefined)[], atlas: Atlas): number[][] {
  return places.map((one) =>
    places.map((other) => (one && other && one !== other && atlas.wayBetween(one, other)?.kilometres) || 0),
  )
}

/**
 * Returns the plan with the stops of a day in the order of the road, and by how many kilometres that is shorter: stop by stop
 * is moved to where the day gets shortest, so the drive never gets longer.
 */
export function orderByRoad(plan: Plan, index: number, atlas: Atlas): { plan: Plan; saved: number } {
  const { from, goal, visits } = scheduleDay(plan, index, atlas)
  const stops = stopsOf(plan, index)
  // The ends keep their place; a day without one begins or ends anywhere.
  const table = tableOf([from?.place, ...visits.map(({ place }) => place), goal?.place], atlas)
  const between = (one: number | undefined, other: number | undefined) => table[one ?? 0]?.[other ?? 0] ?? 0
  let order = table.map((_, each) => each)
  let saved = 0
  for (let round = 0; round < stops.length; round += 1) {
    let best = { saved: 0.05, order }
    for (let at = 1; at <= stops.length; at += 1) {
      const rest = order.toSpliced(at, 1)
      const gain =
        between(order[at - 1], order[at]) + between(order[at], order[at + 1]) - between(rest[at - 1], rest[at])
      for (let to = 1; to <= stops.length; to += 1) {
        const cost = between(rest[to - 1], order[at]) + between(order[at], rest[to]) - between(rest[to - 1], rest[to])
        if (gain - cost > best.saved) best = { saved: gain - cost, order: rest.toSpliced(to, 0, order[at] ?? 0) }
      }
    }
    if (best.order === order) break
    order = best.order
    saved += best.saved
  }
  if (saved === 0) return { plan, saved }
  const ordered = order.slice(1, -1).flatMap((each) => stops[each - 1] ?? [])
  return { plan: withStops(plan, index, ordered.map(dropTime)), saved }
}
