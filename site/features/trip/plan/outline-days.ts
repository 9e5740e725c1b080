import type { Atlas } from './atlas.ts'
import type { Plan } from './plan.ts'
import { countingRules, minutesOfTime, pointOfGateway } from './schedule.ts'

// The days of the guide's plans in the order that suits where and when a visitor arrives and leaves, each with its night.

/** One thing to do at a place of the day: the first of `any` that suits. */
export interface ReadyStop {
  any: readonly { ref: string; minutes?: number | undefined }[]
  /** Of a stop that is the place itself: not where one wakes up or sleeps. */
  place?: string | undefined
  isOffTheBus?: true | undefined
}

export interface ReadyDay {
  stops: readonly ReadyStop[]
  /** Where one wakes up. */
  begin?: string | undefined
  /** References of what takes the place of what does not go. */
  winter: readonly string[]
  children: readonly string[]
  bus: readonly string[]
}

interface ReadyArrival {
  /** The day to choose where days are to choose from. */
  choice?: string | undefined
  isFromWest?: boolean | undefined
  /** What fits into the rest of a day that begins with the arrival. */
  first?: { stops: readonly ReadyStop[]; night: string } | undefined
}

export interface ReadyPlans {
  /** The shortest first; the nights are points of the road table. */
  plans: readonly {
    name: string
    title: string
    isChoice: boolean
    days: readonly string[]
    nights: readonly string[]
  }[]
  days: Readonly<Record<string, ReadyDay>>
  /** By gateway. */
  arrivals: Readonly<Record<string, ReadyArrival>>
  /** By the point where a night is spent: the place, and where a campervan stands. */
  beds: Readonly<Record<string, { bed?: string | undefined; camp: string }>>
  /** What goes by the sky and not by the day. */
  anyDay: readonly string[]
  /** What ends a day. */
  evening: readonly string[]
}

export interface Outline {
  ready: ReadyDay
  /** The base where the night is spent. */
  night: string | undefined
}

/** Whoever arrives later spends the rest of the day near the arrival. */
const lateArrival = 600
/** Minutes on a dry road in a car, or on a bicycle, that a last day of departure may have; longer ones ask for another last night. */
const longestLastDrive = 120

const nothing: ReadyDay = { stops: [], winter: [], children: [], bus: [] }

/** Returns the days from the arrival to the departure, each with its night; the empty ones last. */
export function outlineDays(plan: Plan, count: number, ready: ReadyPlans, atlas: Atlas): Outline[] {
  const followed = followPlan(plan, count, ready)
  const near = findNearestBase(plan.departure.place, plan, ready, atlas)
  const last = followed[count - 2]?.night
  if (near === undefined || last === undefined || last === near) return followed
  const drive = minutesBetween(last, plan.departure.place, plan, atlas)
  return drive <= longestLastDrive ? followed : (turnBack(plan, count, near, ready, atlas) ?? followed)
}

/** Returns the days of the plan that is long enough, from the side that one arrives on. */
function followPlan(plan: Plan, count: number, { plans, days, arrivals }: ReadyPlans): Outline[] {
  const { arrival, departure } = plan
  const side = arrivals[arrival.place ?? ''] ?? {}
  const dayOf = (id: string): ReadyDay => days[id] ?? nothing
  const toChoose = plans.find(({ isChoice }) => isChoice)
  if (count === 1 && toChoose) {
    const choice = side.choice ?? arrivals[departure.place ?? '']?.choice ?? toChoose.days[0] ?? ''
    return [{ ready: dayOf(choice), night: undefined }]
  }
  const { isFromWest = false } = side
  const { days: ids, nights } = findPlan(plans, count)
  const all = ids.map((id, index) => ({
    ready: dayOf(id),
    night: isFromWest ? (nights[index - 1] ?? nights[0]) : (nights[index] ?? nights.at(-1)),
  }))
  const led = all.filter(({ ready }) => ready.stops.length > 0)
  const empty = all.filter(({ ready }) => ready.stops.length === 0)
  const order = isFromWest ? led.toReversed().map((each) => ({ ...each, ready: turnRound(each.ready) })) : led
  const first = outlineArrival(plan, side)
  // From the east the first day of a plan is one of arrival already.
  const arrived = first ? [first, ...(isFromWest ? order : order.slice(1))] : order
  const last = arrived.at(-1)?.night
  const outline = [...arrived, ...empty.map((each) => ({ ...each, night: last }))].slice(0, count)
  const more = Array.from({ length: count - outline.length }, (): Outline => ({ ready: nothing, night: last }))
  return [...outline, ...more]
}

function findPlan(plans: ReadyPlans['plans'], count: number): { days: readonly string[]; nights: readonly string[] } {
  const toFollow = plans.filter(({ isChoice }) => !isChoice)
  return toFollow.find((each) => each.days.length >= count) ?? toFollow.at(-1) ?? { days: [], nights: [] }
}

/** Returns what is left of a day that begins late with the arrival; undefined where there is a whole day. */
function outlineArrival({ arrival: { time } }: Plan, { first }: ReadyArrival): Outline | undefined {
  const isLate = first && time !== undefined && minutesOfTime(time) >= lateArrival
  return isLate ? { ready: { ...nothing, stops: first.stops }, night: first.night } : undefined
}

function turnRound(ready: ReadyDay): ReadyDay {
  return { ...ready, stops: ready.stops.toReversed() }
}

function minutesBetween(base: string, gateway: string | undefined, { means }: Plan, atlas: Atlas): number {
  const from = atlas.find(base)
  const to = gateway === undefined ? undefined : atlas.find(pointOfGateway(gateway))
  const way = from && to && atlas.wayBetween(from, to)
  if (!way) return Number.POSITIVE_INFINITY
  return means.kind === 'bike' ? (way.kilometres / countingRules.bicycleKilometresAnHour) * 60 : way.minutes
}

/** Returns the base that is nearest to where one arrives or leaves; undefined where that is not said. */
function findNearestBase(
  gateway: string | undefined,
  plan: Plan,
  { beds }: ReadyPlans,
  atlas: Atlas,
): string | undefined {
  const bases = Object.keys(beds).map((base) => ({ base, minutes: minutesBetween(base, gateway, plan, atlas) }))
  const [nearest] = bases.toSorted((one, other) => one.minutes - other.minutes)
  return nearest && Number.isFinite(nearest.minutes) ? nearest.base : undefined
}

/** A day of the plans from one base to another; without one at an end where it begins or ends anywhere. */
interface Leg {
  id: string
  isTurned: boolean
  wakes: string | undefined
  night: string | undefined
}

/** Returns every day that the plans lead through, in either direction. */
function listLegs({ plans, days }: ReadyPlans): Leg[] {
  const led = plans
    .filter(({ isChoice }) => !isChoice)
    .flatMap((each) => each.days.map((id, index) => ({ id, wakes: each.nights[index - 1], night: each.nights[index] })))
    .filter(({ id }) => (days[id]?.stops.length ?? 0) > 0)
  return led.flatMap(({ id, wakes, night }): Leg[] => {
    const base = wakes ?? night
    return [
      { id, isTurned: false, wakes, night },
      ...(wakes === night ? [] : [{ id, isTurned: true, wakes: night, night: wakes }]),
      // What begins or ends anywhere also leads back to where one sleeps.
      ...(wakes !== undefined && night !== undefined ? [] : [{ id, isTurned: false, wakes: base, night: base }]),
    ]
  })
}

/** What makes one order of days better than another; an editors' estimate. */
const worth = { day: 10, lastDay: 3, ofPlan: 4, otherBed: -3, againstItsOrder: -1 } as const

interface Way {
  worth: number
  days: readonly Outline[]
}

/** Returns days that lead back to the base of the last night, without one of the guide's days twice; undefined where none do. */
function turnBack(plan: Plan, count: number, lastBase: string, ready: ReadyPlans, atlas: Atlas): Outline[] | undefined {
  const legs = listLegs(ready)
  const ofPlan = new Set(findPlan(ready.plans, count).days)
  const side = ready.arrivals[plan.arrival.place ?? ''] ?? {}
  const first = outlineArrival(plan, side)
  const arrivalBase = findNearestBase(plan.arrival.place, plan, ready, atlas)
  const known = new Map<string, Way | undefined>()

  function describe({ id, isTurned }: Leg, night: string | undefined): Outline {
    const day = ready.days[id] ?? nothing
    return { ready: isTurned ? turnRound(day) : day, night }
  }

  function findBest(index: number, base: string | undefined, used: readonly string[]): Way | undefined {
    const key = `${index} ${base} ${used.toSorted().join()}`
    if (!known.has(key)) known.set(key, findWay(index, base, used))
    return known.get(key)
  }

  function findWay(index: number, base: string | undefined, used: readonly string[]): Way | undefined {
    const isLast = index === count - 1
    if (isLast && base !== lastBase) return undefined
    const from = index === 0 ? (arrivalBase ?? base) : base
    const begins = ({ wakes, night }: Leg) =>
      wakes === undefined ? index === 0 && (from === undefined || night === from) : wakes === from
    const open = legs.filter((leg) => begins(leg) && !used.includes(leg.id))
    const led = open.flatMap((leg): Way[] => {
      const value =
        (isLast ? worth.lastDay : worth.day) +
        (ofPlan.has(leg.id) ? worth.ofPlan : 0) +
        (leg.isTurned ? worth.againstItsOrder : 0)
      if (isLast)
        return leg.night === undefined || leg.night === base ? [{ worth: value, days: [describe(leg, base)] }] : []
      if (leg.night === undefined) return []
      const rest = findBest(index + 1, leg.night, [...used, leg.id])
      if (!rest) return []
      const moved = index > 0 && leg.night !== base ? worth.otherBed : 0
      return [{ worth: value + moved + rest.worth, days: [describe(leg, leg.night), ...rest.days] }]
    })
    const stay = { ready: nothing, night: from }
    const rest = isLast ? { worth: 0, days: [] } : from === undefined ? undefined : findBest(index + 1, from, used)
    const stayed = rest ? [{ worth: rest.worth, days: [stay, ...rest.days] }] : []
    return [...led, ...stayed].toSorted((one, other) => other.worth - one.worth)[0]
  }

  const found = first ? findBest(1, first.night, []) : findBest(0, undefined, [])
  return found && [...(first ? [first] : []), ...found.days]
}
