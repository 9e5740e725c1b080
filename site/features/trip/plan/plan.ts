// A trip as a value: days with stops, and what is done to it. Everything here is total and takes neither clock nor document.

import { type Party, tidyParty } from './party.ts'

export const paces = ['calm', 'normal', 'full'] as const
export type Pace = (typeof paces)[number]

export const meansKinds = ['car', 'ev', 'camper', 'bus', 'bike'] as const
export interface Means {
  kind: (typeof meansKinds)[number]
  /** What a battery gives, 1–999; of an electric car only. */
  kilowattHours?: number | undefined
}

/** Where visitors arrive and leave: points of the road network. */
export const gateways = [
  'moskenes',
  'svolvaer-quay',
  'svolvaer-airport',
  'leknes-airport',
  'evenes',
  'fiskebol',
] as const

export interface End {
  /** A day (`2027-07-08`) or a month (`2027-07`). */
  date?: string | undefined
  /** `HH:MM` in Norway. */
  time?: string | undefined
  /** One of `gateways`, or one that this edition does not know. */
  place?: string | undefined
}

export interface Stop {
  /** Kind and id as a link has them (`t.ryten`), or whatever stood there. */
  ref: string
  /** Minutes on the spot, 0–9999, where they differ from the guide's. */
  minutes?: number | undefined
  /** `HH:MM`, on a day: one is there no earlier. It goes once the stop is put elsewhere. */
  at?: string | undefined
  /** By which the page knows it wherever it is moved; no link has it. */
  key?: number | undefined
}

export interface Day {
  /** `HH:MM`, where it differs from the usual start. */
  start?: string | undefined
  stops: readonly Stop[]
  /** The reference of where the night is spent. */
  bed?: string | undefined
  /** The bed that was given up while the page is open; no link has it. */
  leftBed?: string | undefined
  /** What the check of the text that the plan was made of said of the day, as its link has it (`kept-remarks.ts`). */
  remarks?: readonly string[] | undefined
}

export interface Plan {
  /** Of the link it was read from. */
  version: number
  /** By which a plan is known again, whatever becomes of it; absent before it is kept (`kept-plans.ts`). */
  id?: string | undefined
  name: string
  arrival: End
  departure: End
  means: Means
  pace: Pace
  withChildren?: true | undefined
  party?: Party | undefined
  days: readonly Day[]
  /** Stops without a day. */
  waiting: readonly Stop[]
  /** Parts of a link that this edition does not know, word for word. */
  unknown: readonly string[]
}

/** A place in the plan: a day by its index or the stops without one, and the index there. */
export interface Spot {
  day: number | 'waiting'
  index: number
}

export const emptyPlan: Plan = {
  version: 1,
  name: '',
  arrival: {},
  departure: {},
  means: { kind: 'car' },
  pace: 'normal',
  days: [],
  waiting: [],
  unknown: [],
}

/** Returns the stops of a day, or those without one. */
export function stopsOf(plan: Plan, day: Spot['day']): readonly Stop[] {
  return day === 'waiting' ? plan.waiting : (plan.days[day]?.stops ?? [])
}

/** Returns how many stops a plan has, with and without a day; beds are not counted. */
export function countStops(plan: Pick<Plan, 'days' | 'waiting'>): number {
  return plan.days.reduce((sum, { stops }) => sum + stops.length, plan.waiting.length)
}

/** Returns the references of all stops and beds, some perhaps twice. */
export function listRefs({ days, waiting }: Plan): string[] {
  const ofDays = days.flatMap(({ stops, bed }) => [...stops.map(({ ref }) => ref), ...(bed ? [bed] : [])])
  return [...ofDays, ...waiting.map(({ ref }) => ref)]
}

/** Returns the plan with a day's fields changed; unchanged for a day that it does not have. */
export function changeDay(plan: Plan, index: number, change: Partial<Day>): Plan {
  return { ...plan, days: plan.days.map((day, each) => (each === index ? { ...day, ...change } : day)) }
}

/** Returns the plan with the stops of a day replaced. */
export function withStops(plan: Plan, day: Spot['day'], stops: readonly Stop[]): Plan {
  return day === 'waiting' ? { ...plan, waiting: stops } : changeDay(plan, day, { stops })
}

/** Returns the plan with a stop put in at a spot, without a fixed time; after the last, or without a day, where there is no such spot. */
export function addStop(plan: Plan, stop: Stop, { day, index }: Spot): Plan {
  const there = day !== 'waiting' && !plan.days[day] ? 'waiting' : day
  return withStops(plan, there, stopsOf(plan, there).toSpliced(Math.max(0, index), 0, dropTime(stop)))
}

/** Returns a stop without a fixed time. */
export function dropTime(stop: Stop): Stop {
  if (stop.at === undefined) return stop
  const { at: _, ...rest } = stop
  return rest
}

/** Returns the plan with the fixed time of a stop set, or taken away. */
export function setArrival(plan: Plan, { day, index }: Spot, at: string | undefined): Plan {
  const stops = stopsOf(plan, day).map((stop, each) =>
    each === index ? { ...dropTime(stop), ...(at === undefined ? {} : { at }) } : stop,
  )
  return withStops(plan, day, stops)
}

/** Returns the plan without the stop at a spot. */
export function removeStop(plan: Plan, { day, index }: Spot): Plan {
  return withStops(
    plan,
    day,
    stopsOf(plan, day).filter((_, each) => each !== index),
  )
}

/** Returns whether what a day keeps of a text is about a stop. */
function isAbout(remark: string, ref: string): boolean {
  return remark.split(':').some((part) => part === `ref.${ref}` || part === `beside.${ref}`)
}

/** Returns the plan with what was said of a stop on the day that it has come to; a day on which it is still done keeps its own. */
function takeRemarksAlong(plan: Plan, ref: string, to: Spot['day']): Plan {
  if (to === 'waiting' || !plan.days[to]) return plan
  const goes = (remark: string, { stops, bed }: Day) =>
    isAbout(remark, ref) && bed !== ref && !stops.some((stop) => stop.ref === ref)
  const moved = plan.days.flatMap((day) => (day.remarks ?? []).filter((remark) => goes(remark, day)))
  if (moved.length === 0) return plan
  const days = plan.days.map((day, index): Day => {
    const own = (day.remarks ?? []).filter((remark) => !goes(remark, day))
    const remarks = index === to ? [...own, ...moved] : own
    return { ...day, remarks: remarks.length > 0 ? remarks : undefined }
  })
  return { ...plan, days }
}

/** Returns the plan with a stop at another spot, and what was said of it there; `to.index` counts without it. Unchanged where no stop is. */
export function moveStop(plan: Plan, from: Spot, to: Spot): Plan {
  const stop = stopsOf(plan, from.day)[from.index]
  return stop ? takeRemarksAlong(addStop(removeStop(plan, from), stop, to), stop.ref, to.day) : plan
}

/** Returns the spot behind the last stop of a day, or of those without one. */
export function endOf(plan: Plan, day: Spot['day']): Spot {
  return { day, index: stopsOf(plan, day).length }
}

/** Returns where a stop goes one step earlier (−1) or later (+1), over the edge of a day into the next; undefined at the ends. */
export function spotBeside(plan: Plan, { day, index }: Spot, step: -1 | 1): Spot | undefined {
  const target = index + step
  const isInside = target >= 0 && target < stopsOf(plan, day).length
  if (isInside) return { day, index: target }
  return spotOnDay(plan, day, step)
}

/** Until then nothing fits before a set time: a boat at seven is where the day begins. */
const earlyUntil = '10:00'

/** Returns the first index of a day at which a stop may be put: behind what has a set time early in the morning. */
export function firstFreeIndex(stops: readonly Stop[]): number {
  return stops.findLastIndex(({ at }) => at !== undefined && at <= earlyUntil) + 1
}

/** Returns where a stop goes on the day before or after: its end or its beginning; undefined where there is no such day. */
export function spotOnDay(plan: Plan, day: Spot['day'], step: -1 | 1): Spot | undefined {
  if (day === 'waiting' || !plan.days[day + step]) return undefined
  return step < 0 ? endOf(plan, day + step) : { day: day + step, index: firstFreeIndex(stopsOf(plan, day + step)) }
}

/** Returns the plan with the minutes of a stop set, to full minutes between 0 and 9999. */
export function setMinutes(plan: Plan, { day, index }: Spot, minutes: number): Plan {
  const whole = Math.min(9999, Math.max(0, Math.round(minutes) || 0))
  return withStops(
    plan,
    day,
    stopsOf(plan, day).map((stop, each) => (each === index ? { ...stop, minutes: whole } : stop)),
  )
}

/** Returns the plan with so many days (0–400). Stops and beds of days that fall away stay, without a day. */
export function setDayCount(plan: Plan, count: number): Plan {
  const wanted = Math.min(400, Math.max(0, Math.round(count) || 0))
  const added = Array.from({ length: Math.max(0, wanted - plan.days.length) }, (): Day => ({ stops: [] }))
  const freed = plan.days.slice(wanted).flatMap(({ stops, bed }) => (bed ? [...stops, { ref: bed }] : stops))
  return {
    ...plan,
    days: [...plan.days.slice(0, wanted), ...added],
    waiting: [...plan.waiting, ...freed.map(dropTime)],
  }
}

/** Returns the plan with children along where an age of one is said: whoever gives an age brings a child. */
export function agreeOnChildren<Some extends Plan>(plan: Some): Some {
  return plan.party?.ages && !plan.withChildren ? { ...plan, withChildren: true } : plan
}

/** Returns the plan without children and their ages. */
export function withoutChildren(plan: Plan): Plan {
  return { ...plan, withChildren: undefined, party: plan.party && tidyParty({ ...plan.party, ages: undefined }) }
}

/** Returns the plan with the days of another: they fill its empty days in turn, the rest follow its last; stops without a day stay so. */
export function insertDays(plan: Plan, { days, waiting }: Pick<Plan, 'days' | 'waiting'>): Plan {
  const rest = [...days]
  const filled = plan.days.map((day) => {
    const isEmpty = day.stops.length === 0 && !day.bed
    return isEmpty ? { ...day, ...rest.shift() } : day
  })
  return { ...plan, days: [...filled, ...rest], waiting: [...plan.waiting, ...waiting] }
}

/**
 * Returns the plan from its other end: days and stops in the opposite order, the bed of each night between the same two days, arrival
 * and departure in each other's place but on their own dates and times. The bed after the last day stays there, and what ends a day ends it.
 */
export function reversePlan(plan: Plan, isLate: (stop: Stop) => boolean = () => false): Plan {
  const { days, arrival, departure } = plan
  const last = days.length - 1
  const bedAfter = (index: number) => (index === last ? days[last]?.bed : days[last - 1 - index]?.bed)
  return {
    ...plan,
    arrival: { ...arrival, place: departure.place },
    departure: { ...departure, place: arrival.place },
    days: days.toReversed().map(({ stops, ...day }, index) => {
      const early = stops.filter((stop) => !isLate(stop)).toReversed()
      return { ...day, stops: [...early, ...stops.filter(isLate)].map(dropTime), bed: bedAfter(index) }
    }),
  }
}

/** Returns where the stop with a key is; undefined where there is none. */
export function findSpot(plan: Plan, key: number): Spot | undefined {
  for (const day of [...plan.days.keys(), 'waiting' as const]) {
    const index = stopsOf(plan, day).findIndex((stop) => stop.key === key)
    if (index >= 0) return { day, index }
  }
  return undefined
}

/** Returns the plan with a key for every stop that has none, from `next` on. A day whose stops all have one stays the same object. */
export function giveKeys(plan: Plan, next: number): Plan {
  let key = next
  const hasAll = (stops: readonly Stop[]) => stops.every((stop) => stop.key !== undefined)
  const keyed = (stops: readonly Stop[]) =>
    hasAll(stops) ? stops : stops.map((stop) => (stop.key === undefined ? { ...stop, key: key++ } : stop))
  if (plan.days.every(({ stops }) => hasAll(stops)) && hasAll(plan.waiting)) return plan
  const days = plan.days.map((day) => (hasAll(day.stops) ? day : { ...day, stops: keyed(day.stops) }))
  return { ...plan, days, waiting: keyed(plan.waiting) }
}

/** Returns the plan without the keys of its stops and the beds that were given up, as a link brings it. */
export function dropKeys(plan: Plan): Plan {
  const bare = (stops: readonly Stop[]) => stops.map(({ key: _, ...stop }) => stop)
  const days = plan.days.map(({ leftBed: _, ...day }) => ({ ...day, stops: bare(day.stops) }))
  return { ...plan, days, waiting: bare(plan.waiting) }
}
