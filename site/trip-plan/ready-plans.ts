import type { RemarkKind } from '#site/content-model/remark-kinds.ts'
import type { Atlas } from './atlas.ts'
import { findRemarks } from './find-remarks.ts'
import { type Day, emptyPlan, endOf, gateways, meansKinds, moveStop, type Plan, setDayCount } from './plan.ts'
import { countingRules, type DaySchedule, minutesOfTime, monthOfDay, orderByRoad, scheduleDay } from './schedule.ts'
import { isInSeason } from './suggest-stops.ts'

// The guide's plans made a visitor's own: as many days as wanted, from where one arrives, with what suits the way one travels,
// the company and the time of year.

/** One thing to do at a place of the day: the first of `any` that suits. */
export interface ReadyStop {
  any: readonly { ref: string; minutes?: number | undefined; isHard?: true | undefined }[]
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
/** Whoever arrives later spends the rest of the day near the arrival. */
const lateArrival = 600
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

interface Outline {
  ready: ReadyDay
  night: string | undefined
}

/** Returns the days in the order from the arrival, each with its night; the empty ones last. */
function outlineDays(plan: Plan, count: number, { plans, days, arrivals }: ReadyPlans): Outline[] {
  const { place = '', time } = plan.arrival
  const { choice, isFromWest = false, first } = arrivals[place] ?? {}
  const dayOf = (id: string): ReadyDay => days[id] ?? { stops: [], winter: [], children: [], bus: [] }
  const toChoose = plans.find(({ isChoice }) => isChoice)
  if (count === 1 && toChoose) return [{ ready: dayOf(choice ?? toChoose.days[0] ?? ''), night: undefined }]
  const toFollow = plans.filter(({ isChoice }) => !isChoice)
  const { days: ids, nights } = toFollow.find((each) => each.days.length >= count) ??
    toFollow.at(-1) ?? { days: [], nights: [] }
  const all = ids.map((id, index) => ({
    ready: dayOf(id),
    night: isFromWest ? (nights[index - 1] ?? nights[0]) : (nights[index] ?? nights.at(-1)),
  }))
  const led = all.filter(({ ready }) => ready.stops.length > 0)
  const empty = all.filter(({ ready }) => ready.stops.length === 0)
  const order = isFromWest ? led.toReversed().map(turnRound) : led
  const isLate = first && time !== undefined && minutesOfTime(time) >= lateArrival
  // From the east the first day of a plan is one of arrival already.
  const arrived = isLate
    ? [{ ready: { ...dayOf(''), stops: first.stops }, night: first.night }, ...(isFromWest ? order : order.slice(1))]
    : order
  const last = arrived.at(-1)?.night
  const outline = [...arrived, ...empty.map((each) => ({ ...each, night: last }))].slice(0, count)
  const more = Array.from({ length: count - outline.length }, (): Outline => ({ ready: dayOf(''), night: last }))
  return [...outline, ...more]
}

function turnRound({ ready, night }: Outline): Outline {
  return { ready: { ...ready, stops: ready.stops.toReversed() }, night }
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
  const isBus = means.kind === 'bus'
  const isWinter = month !== undefined && countingRules.winterMonths.some((each) => each === month)
  const kept = stops.flatMap(({ any, place, isOffTheBus }) => {
    if ((isBus && isOffTheBus) || (place !== undefined && (place === night || place === wakes))) return []
    const chosen = any.find(
      ({ ref, isHard }) => suits(ref, month, atlas) && !(withChildren && isHard && !children.includes(ref)),
    )
    return chosen ? [{ ref: chosen.ref, ...(chosen.minutes === undefined ? {} : { minutes: chosen.minutes }) }] : []
  })
  const instead = [...(isWinter ? winter : []), ...(withChildren ? children : []), ...(isBus ? bus : [])]
  return [...kept, ...instead.filter((ref) => suits(ref, month, atlas)).map((ref) => ({ ref }))]
}

/** What a plan of ours should not begin with; the stop then waits for a better day. */
const unwanted: readonly RemarkKind[] = ['closedHours', 'dark']

/** Returns the index of the stop that a day can do without first; undefined where it fits. */
function findTooMuch(plan: Plan, day: number, atlas: Atlas): number | undefined {
  const schedules = plan.days.map((_, index): DaySchedule => scheduleDay(plan, index, atlas))
  const { visits, starts, outMinutes } = schedules[day] ?? { visits: [], starts: 0, outMinutes: 0 }
  if (visits.length === 0) return undefined
  const remarks = findRemarks(plan, schedules, atlas).filter((each) => each.day === day)
  const disturbing = remarks.find(({ kind }) => unwanted.includes(kind))
  if (disturbing?.index !== undefined) return disturbing.index
  const isTooLong = outMinutes > hoursOfPace[plan.pace] || starts + outMinutes > latestEnd
  if (!isTooLong && !remarks.some(({ kind }) => kind === 'missed' || kind === 'beyondLight')) return undefined
  const costs = visits.map(({ way, arrives, leaves }) => leaves - arrives + (way?.minutes ?? 0))
  return costs.indexOf(Math.max(...costs))
}

/**
 * Returns a plan of so many days filled with the guide's own: ends, means, pace and name are those of `plan`. What does not fit on
 * its day, and what goes by the sky, stays without one.
 */
export function fillFromReady(
  plan: Plan,
  count: number,
  company: Company,
  { ready, atlas }: { ready: ReadyPlans; atlas: Atlas },
): Plan {
  const outline = outlineDays(plan, count, ready)
  const dated = setDayCount({ ...plan, days: [], waiting: [] }, count)
  const used = new Set<string>(ready.anyDay)
  const sky = new Set<string>()
  const days = outline.map((each, index): Day => {
    const month = monthOfDay(dated, index) ?? (company.isWinter ? winterMonth : undefined)
    const wakes = outline[index - 1]?.night
    const picked = pickStops(each, month, wakes, plan, company, atlas)
    for (const { ref } of picked) if (ready.anyDay.includes(ref)) sky.add(ref)
    const stops = picked.filter(({ ref }) => {
      const isNew = !used.has(ref)
      used.add(ref)
      return isNew
    })
    const { bed, camp } = (each.night ? ready.beds[each.night] : undefined) ?? {}
    const isLast = index === count - 1
    return { stops, bed: isLast ? undefined : plan.means.kind === 'camper' ? camp : bed }
  })
  let filled: Plan = { ...dated, days, waiting: [...sky].map((ref) => ({ ref })) }
  for (const day of days.keys()) {
    filled = orderByRoad(filled, day, atlas).plan
    for (let index = findTooMuch(filled, day, atlas); index !== undefined; index = findTooMuch(filled, day, atlas))
      filled = moveStop(filled, { day, index }, endOf(filled, 'waiting'))
  }
  return filled
}
