import type { RemarkKind } from '#site/content/model/remark-kinds.ts'
import { percentFor, rangeModel } from '#site/content/roads/range-model.ts'
import { closingTimeWithin } from '#site/domain/calendar/closing-time.ts'
import { lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import { holdsForAll, holdsOn } from '#site/domain/calendar/not-then.ts'
import { type OpeningHours, openingStatusAt } from '#site/domain/calendar/opening-hours.ts'
import { osloMoment } from '#site/domain/calendar/oslo-day.ts'
import { osloMinutesOf } from '#site/domain/calendar/oslo-minutes.ts'
import type { Atlas, Place } from './atlas.ts'
import { listKeptRemarks } from './kept-remarks.ts'
import { childRules } from './party.ts'
import type { Plan } from './plan.ts'
import type { Remark, RemarkWeight } from './remark.ts'
import {
  countingRules,
  type DaySchedule,
  isNamedBed,
  isOnDay,
  minutesOfTime,
  monthOfDay,
  type Visit,
} from './schedule.ts'

// What a visitor should know of a plan before it is driven. A remark never bars anything.

/** Editors' estimates, except where a model is named. */
export const remarkRules = {
  /** Hours out a day that a pace counts with. */
  hours: { calm: 8, normal: 10, full: 12 },
  farKilometres: 40,
  /** Who ends a day no farther from where it began is back there; a stop that lengthens a day's way by no more lies on it. */
  backKilometres: 15,
  onWayKilometres: 25,
  farMinutes: 60,
  /** Who is back at night where the day began has been out for the day; a drive home longer than this is far all the same. */
  homeMinutes: 100,
  /** Minutes after midnight: hardly a boat of the guide sails later. */
  lateBoat: 20 * 60,
  /** Minutes that anybody waits at a door. */
  doorMinutes: 60,
  /** Hours between two things that are free, in minutes, and so many at the wheel that a day is long; how many stops a way in or out of the islands may have all the same. */
  freeMinutes: 60,
  longestDriving: 330,
  stopsOfTransfer: 2,
  /** Minutes before a flight or a ferry leaves. */
  beforeFlight: 90,
  beforeFerry: 45,
  /** kWh per 100 km of a usual electric car in summer, and °C of a day from May to September and of one in the other months. */
  consumption: 17,
  summerDegrees: 12,
  winterDegrees: -5,
} as const

/** Dark stretches of days that were asked for, since a drawing asks for the same ones again and again. */
const darkness = new Map<string, readonly { start: number; end: number }[]>()
const mostDays = 500

/** Returns when the sun is more than 6° below the horizon, in minutes after midnight. */
function findDark(place: Place, date: string): readonly { start: number; end: number }[] {
  const { latitude, longitude } = place.position
  const key = `${date} ${latitude.toFixed(1)} ${longitude.toFixed(1)}`
  const known = darkness.get(key)
  if (known) return known
  const { nauticalTwilight, astronomicalTwilight, dark } = lightOfDay(place.position, date)
  const found = [...nauticalTwilight, ...astronomicalTwilight, ...dark].map(({ start, end }) => ({
    start: osloMinutesOf(start, date),
    end: osloMinutesOf(end, date),
  }))
  if (darkness.size >= mostDays) darkness.clear()
  darkness.set(key, found)
  return found
}

function sharedMinutes(stretches: readonly { start: number; end: number }[], from: number, to: number): number {
  return stretches.reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0)
}

/** Returns how many minutes of a visit are dark where it is. */
export function minutesInDark({ place, arrives, leaves }: Visit, date: string): number {
  return place ? sharedMinutes(findDark(place, date), arrives, leaves) : 0
}

/** Returns what is said of a walk in the dark: from when on it is dark, or, where it begins so and the day breaks, until when; undefined in daylight. */
export function sayDark(
  stretches: readonly { start: number; end: number }[],
  from: number,
  to: number,
): { kind: 'dark' | 'darkUntil'; clocks: Record<'from' | 'to' | 'dark', number> } | undefined {
  const sorted = stretches.filter(({ start, end }) => end > from && start < to).toSorted((a, b) => a.start - b.start)
  const [first] = sorted
  if (!first) return undefined
  // Twilight and night lie side by side.
  const ends = sorted.reduce((end, next) => (next.start <= end + 1 ? Math.max(end, next.end) : end), first.end)
  const breaks = first.start <= from && ends < to && !sorted.some(({ start }) => start > ends + 1)
  return breaks
    ? { kind: 'darkUntil', clocks: { from, to, dark: Math.ceil(ends) } }
    : { kind: 'dark', clocks: { from, to, dark: Math.max(from, Math.ceil(first.start)) } }
}

/** Returns the minutes of a day that are free between what is done, as before a table in the evening. */
function freeMinutes({ starts, visits }: DaySchedule): number {
  return visits.reduce((sum, { departs }, index) => {
    const free = departs - (visits[index - 1]?.leaves ?? starts)
    return free >= remarkRules.freeMinutes ? sum + free : sum
  }, 0)
}

/** Returns whether a day of several stops is too long at the wheel, and is none on the way to or from Evenes or Fiskebøl with little else. */
function isLongDrive({ driveMinutes, from, goal, visits }: DaySchedule, { means }: Plan): boolean {
  const isTransfer = [from?.ref, goal?.ref].some((ref) => /^(?:evenes|fiskebol)$/.test(ref ?? ''))
  const isFew = visits.length <= (isTransfer ? remarkRules.stopsOfTransfer : 1)
  return ['car', 'ev', 'camper'].includes(means.kind) && driveMinutes > remarkRules.longestDriving && !isFew
}

/** Returns whether a visit lies an hour or more outside the longest day that a house is known to have, in any season. */
function isNeverOpen({ periods }: OpeningHours, arrives: number, leaves: number): boolean {
  const opens = Math.min(...periods.map((period) => minutesOfTime(period.opens)))
  const closes = Math.max(
    ...periods.map(({ closes, closesNextDay }) => minutesOfTime(closes) + (closesNextDay ? 1440 : 0)),
  )
  return arrives >= closes + 60 || leaves <= opens - 60
}

/** Returns when a house opens by its usual hours for whoever comes a little early; undefined where it is open, or shut for longer. */
function opensSoon(hours: OpeningHours, date: string, arrives: number): number | undefined {
  const isOpenAt = (minutes: number) =>
    openingStatusAt({ ...hours, confirmedOn: date }, osloMoment(date, minutes / 60)) === 'open'
  if (isOpenAt(arrives)) return undefined
  const first = Math.ceil((arrives + 1) / 5) * 5
  const waits = Array.from({ length: remarkRules.doorMinutes / 5 }, (_, step) => first + step * 5)
  return waits.find(isOpenAt)
}

function findHoursRemark(
  { hours }: Place,
  { arrives, leaves }: Visit,
  date: string | undefined,
  about: Pick<Remark, 'day' | 'index' | 'ref'>,
): Remark | undefined {
  const unchecked: Remark = { ...about, kind: 'uncheckedHours', weight: 'know' }
  if (!hours || !date) return unchecked
  const opens = opensSoon(hours, date, arrives)
  if (opens !== undefined) return { ...about, kind: 'opensLater', weight: 'know', clocks: { at: arrives, opens } }
  const moment = osloMoment(date, arrives / 60)
  const status = openingStatusAt(hours, moment)
  if (status === 'unknown') {
    // Hours that nobody has confirmed for this year say something all the same.
    const usual = openingStatusAt({ ...hours, confirmedOn: date }, moment)
    const isUsuallyClosed = usual === 'closed' || (usual === 'unknown' && isNeverOpen(hours, arrives, leaves))
    return isUsuallyClosed
      ? { ...about, kind: 'usuallyClosed', weight: 'look', date, clocks: { at: arrives } }
      : unchecked
  }
  if (status === 'closed') return { ...about, kind: 'closedThen', weight: 'look', clocks: { at: arrives } }
  const closing = closingTimeWithin(hours, moment, osloMoment(date, leaves / 60))
  if (closing === undefined) return undefined
  return {
    ...about,
    kind: 'closesEarly',
    weight: 'look',
    clocks: { at: arrives, closes: osloMinutesOf(closing, date), leaves },
  }
}

/** Returns what keeps a dog or a wheelchair out, as far as the facts say. */
function findPartyRemarks({ party }: Plan, place: Place, about: Pick<Remark, 'day' | 'index' | 'ref'>): Remark[] {
  return [
    ...(party?.dog && place.dog === 'no' ? [{ ...about, kind: 'noDog', weight: 'against' } as const] : []),
    ...(party?.dog && place.dog === 'lead' ? [{ ...about, kind: 'dogOnLead', weight: 'know' } as const] : []),
    ...(party?.wheelchair && (place.step === 'no' || (place.isWalk && place.step === undefined))
      ? [{ ...about, kind: 'notStepFree', weight: 'against' } as const]
      : []),
  ]
}

/** Returns whether the guide says that a stop is shut then for all that come, as the check of a pasted plan reads it. */
function isShutThen({ stop, arrives }: Visit, date: string, { notThen }: Atlas): boolean {
  return notThen.some(
    (rule) =>
      rule.ref === stop.ref &&
      rule.fault === 'closed' &&
      !rule.food &&
      holdsForAll(rule) &&
      holdsOn(rule, date, arrives),
  )
}

function findStopRemarks(plan: Plan, schedule: DaySchedule, day: number, atlas: Atlas): Remark[] {
  const month = monthOfDay(plan, day)
  const hasTimes = plan.means.kind !== 'bus'
  return schedule.visits.flatMap((visit, index): Remark[] => {
    const { place, stop, arrives, leaves } = visit
    if (!place) return []
    const about = { day, index, ref: stop.ref }
    const found: Remark[] = []
    if (month && place.againstMonths.includes(month))
      found.push({ ...about, kind: 'againstMonth', weight: 'against', month })
    else if (month && place.openMonths && !place.openMonths.includes(month))
      found.push({ ...about, kind: 'monthOutOfSeason', weight: 'look', month })
    else if (schedule.date && !isOnDay(place.season, schedule.date))
      found.push({ ...about, kind: 'dateOutOfSeason', weight: 'look', date: schedule.date })
    // What is out of season need not be shut too.
    const isOut = found.length > 0
    const said = stop.at === undefined || !hasTimes ? undefined : minutesOfTime(stop.at)
    // Five minutes are in what we count.
    if (said !== undefined && arrives > said + 5)
      found.push({ ...about, kind: 'lateThere', weight: 'look', clocks: { at: arrives, said } })
    const isSeldom = month !== undefined && place.seldomMonths.includes(month)
    found.push(...findPartyRemarks(plan, place, about))
    // Of children whose age nobody said, the youngest may be small.
    const youngest = Math.min(...(plan.party?.ages ?? [childRules.notSmall - 1]))
    if (plan.withChildren && youngest < place.fromAge)
      found.push({ ...about, kind: 'notForChildren', weight: 'against' })
    else if (plan.withChildren && place.isHard && youngest < childRules.usedToHills)
      found.push({ ...about, kind: 'hardForChildren', weight: 'look' })
    if (schedule.date && hasTimes && !isOut && isShutThen(visit, schedule.date, atlas))
      found.push({ ...about, kind: 'usuallyClosed', weight: 'look', date: schedule.date, clocks: { at: arrives } })
    else if (place.hasHours && hasTimes && !isOut) {
      const remark = findHoursRemark(place, visit, schedule.date, about)
      if (remark) found.push(remark)
    }
    if (place.isBoat && hasTimes && leaves > remarkRules.lateBoat)
      found.push({ ...about, kind: 'lateBoat', weight: 'look', clocks: { from: arrives, to: leaves } })
    else if (place.isBoat && !isSeldom) found.push({ ...about, kind: 'lastBoat', weight: 'know' })
    if (isSeldom) found.push({ ...about, kind: 'fewBoats', weight: 'look', month })
    if (place.isWalk && schedule.date && hasTimes) {
      const dark = sayDark(findDark(place, schedule.date), arrives, leaves)
      if (minutesInDark(visit, schedule.date) > 0 && dark) found.push({ ...about, weight: 'look', ...dark })
    }
    return found
  })
}

/** Returns the kilometres by road, none where both are the same place; undefined where no road leads there. */
function kilometresBetween(one: Place, other: Place, atlas: Atlas): number | undefined {
  return one === other ? 0 : atlas.wayBetween(one, other)?.kilometres
}

function findFarOff(schedule: DaySchedule, day: number, atlas: Atlas): Remark[] {
  const road = [schedule.from?.place, ...schedule.visits.map(({ place }) => place), schedule.goal?.place]
  const begin = schedule.from?.place
  // A day out and back goes to what lies farthest.
  const end = schedule.goal?.place
  const back = begin && end && kilometresBetween(begin, end, atlas)
  const isRound = back !== undefined && back <= remarkRules.backKilometres
  const fromBegin = (place: Place | undefined) => (begin && place && atlas.wayBetween(begin, place)?.kilometres) || 0
  const farthest = Math.max(0, ...schedule.visits.map(({ place }) => fromBegin(place)))
  return schedule.visits.flatMap(({ place, stop }, index): Remark[] => {
    if (isRound && fromBegin(place) === farthest) return []
    const before = road.slice(0, index + 1).findLast((each) => each)
    const after = road.slice(index + 2).find((each) => each)
    // The first and the last place of a day are where it goes, not off its way.
    if (!place || !before || !after) return []
    const there = atlas.wayBetween(before, place)
    const on = atlas.wayBetween(place, after)
    const direct = before === after ? { kilometres: 0, minutes: 0 } : atlas.wayBetween(before, after)
    if (!there || !on || !direct) return []
    const kilometres = there.kilometres + on.kilometres - direct.kilometres
    const minutes = there.minutes + on.minutes - direct.minutes
    if (kilometres <= remarkRules.farKilometres && minutes <= remarkRules.farMinutes) return []
    return [{ kind: 'farOff', weight: 'look', day, index, ref: stop.ref, kilometres, lengths: { detour: minutes } }]
  })
}

/** Returns when one has to be where the trip ends, in minutes after midnight; undefined where no time is said. */
export function latestAtDeparture({ departure: { time, place = '' } }: Plan): number | undefined {
  return time === undefined ? undefined : minutesOfTime(time) - minutesBefore(place)
}

/** Returns how long before it leaves one should be at a flight or a ferry. */
function minutesBefore(place: string): number {
  const isFlight = place === 'evenes' || place.endsWith('airport')
  return isFlight ? remarkRules.beforeFlight : remarkRules.beforeFerry
}

/** Returns whether a day leads to its bed anyway: back to where it began, or past its last stop to another place. */
function leadsToBed({ from, visits, goal }: DaySchedule, atlas: Atlas): boolean {
  const [begin, stop, bed] = [from?.place, visits.at(-1)?.place, goal?.place]
  if (!begin || !stop || !bed) return false
  const [there, on] = [kilometresBetween(begin, stop, atlas), kilometresBetween(stop, bed, atlas)]
  const direct = kilometresBetween(begin, bed, atlas)
  if (there === undefined || on === undefined || direct === undefined) return false
  return direct <= remarkRules.backKilometres || there + on - direct <= remarkRules.onWayKilometres
}

/** Returns whether the next day goes back to where this one ended, far from the bed between. */
function goesBack({ visits, goal }: DaySchedule, next: DaySchedule | undefined, atlas: Atlas): boolean {
  const [stop, bed, first] = [visits.at(-1)?.place, goal?.place, next?.visits.find(({ place }) => place)?.place]
  if (!stop || !bed || !first) return false
  const [fromBed, fromStop] = [kilometresBetween(bed, first, atlas), kilometresBetween(stop, first, atlas)]
  return (
    fromBed !== undefined && fromStop !== undefined && fromBed > remarkRules.farKilometres && fromStop < fromBed / 2
  )
}

/** Returns whether a day comes back to where it began by a long drive. */
function isLongWayHome({ from, goal }: DaySchedule, atlas: Atlas): boolean {
  const [begin, bed] = [from?.place, goal?.place]
  if (!begin || !bed || !goal?.way || goal.way.minutes <= remarkRules.homeMinutes) return false
  return (kilometresBetween(begin, bed, atlas) ?? Number.POSITIVE_INFINITY) <= remarkRules.backKilometres
}

function findDayRemarks(plan: Plan, schedules: readonly DaySchedule[], day: number, atlas: Atlas): Remark[] {
  const schedule = schedules[day]
  if (!schedule) return []
  const found: Remark[] = []
  const { goal, starts, date } = schedule
  const outMinutes = schedule.outMinutes - freeMinutes(schedule)
  const hasTimes = plan.means.kind !== 'bus'
  const hours = remarkRules.hours[plan.pace]
  if (outMinutes > hours * 60)
    found.push({
      kind: hasTimes ? 'tooLong' : 'tooLongByBus',
      weight: 'look',
      day,
      hours,
      lengths: { over: outMinutes - hours * 60, out: outMinutes },
    })
  if (isLongDrive(schedule, plan))
    found.push({ kind: 'longDrive', weight: 'look', day, lengths: { way: schedule.driveMinutes } })
  const place = schedule.visits.find((visit) => visit.place)?.place
  if (hasTimes && place && date) {
    const light = 1440 - sharedMinutes(findDark(place, date), 0, 1440)
    // An hour without light at either end is driven in the dark; more of it is a day of the night.
    const inDark = sharedMinutes(findDark(place, date), starts, Math.min(1440, starts + schedule.outMinutes))
    if (inDark > 120) found.push({ kind: 'beyondLight', weight: 'look', day, lengths: { inDark, light } })
  }
  const isLast = day === plan.days.length - 1
  if (!isLast && !plan.days[day]?.bed) found.push({ kind: 'noBed', weight: 'look', day })
  if (goal?.kind === 'bed' && !isNamedBed(goal)) found.push({ kind: 'bedUnnamed', weight: 'know', day, ref: goal.ref })
  if (goal?.kind === 'bed' && goal.place)
    found.push(...findPartyRemarks(plan, goal.place, { day, ref: goal.ref, index: undefined }))
  if (goal?.kind === 'bed' && goal.way) {
    const { kilometres, minutes } = goal.way
    if (
      schedule.visits.length > 0 &&
      (!leadsToBed(schedule, atlas) ||
        goesBack(schedule, schedules[day + 1], atlas) ||
        isLongWayHome(schedule, atlas)) &&
      (kilometres > remarkRules.farKilometres || minutes > remarkRules.farMinutes)
    )
      found.push({ kind: 'bedFar', weight: 'look', day, ref: goal.ref, kilometres, lengths: { way: minutes } })
  }
  const opens = goal?.kind === 'bed' ? goal.place?.checkIn : undefined
  if (hasTimes && goal && opens !== undefined && goal.arrives < opens)
    found.push({ kind: 'earlyBed', weight: 'know', day, ref: goal.ref, clocks: { at: goal.arrives, opens } })
  const latest = latestAtDeparture(plan)
  if (hasTimes && isLast && goal?.kind === 'departure' && latest !== undefined && goal.arrives > latest) {
    const before = minutesBefore(plan.departure.place ?? '')
    found.push({
      kind: 'missed',
      weight: 'look',
      day,
      ref: goal.ref,
      clocks: { leaves: latest + before, at: goal.arrives },
      lengths: { before },
    })
  }
  return found
}

/** Returns where the battery of an electric car falls below the reserve; a charger of the guide among the stops fills it again. */
export function findBattery(plan: Plan, schedules: readonly DaySchedule[]): Remark[] {
  const battery = plan.means.kilowattHours
  if (plan.means.kind !== 'ev' || !battery) return []
  let percent: number = rangeModel.fullEnough
  for (const [day, { visits, goal }] of schedules.entries()) {
    const month = monthOfDay(plan, day)
    const isWinter = month !== undefined && countingRules.winterMonths.some((each) => each === month)
    const degrees = isWinter ? remarkRules.winterDegrees : remarkRules.summerDegrees
    const stops = [...visits.map(({ stop, way }) => ({ ref: stop.ref, way })), ...(goal ? [goal] : [])]
    for (const [index, { ref, way }] of stops.entries()) {
      if (way && way.minutes > 0) percent -= percentFor(way, { battery, consumption: remarkRules.consumption }, degrees)
      if (percent < rangeModel.reserve)
        return [
          {
            kind: 'battery',
            weight: 'look',
            day,
            ref,
            index: index < visits.length ? index : undefined,
            kilometres: way?.kilometres,
          },
        ]
      if (ref.startsWith('s.')) percent = Math.max(percent, rangeModel.fullEnough)
    }
  }
  return []
}

function findTwice(plan: Plan): Remark[] {
  const seen = new Set<string>()
  return plan.days.flatMap(({ stops }, day) =>
    stops.flatMap(({ ref }, index): Remark[] => {
      // Whoever charges, does so more than once.
      const isAgain = seen.has(ref) && !ref.startsWith('s.')
      seen.add(ref)
      return isAgain ? [{ kind: 'twice', weight: 'know', day, index, ref }] : []
    }),
  )
}

function findTravelRemarks(plan: Plan, schedules: readonly DaySchedule[]): Remark[] {
  const found: Remark[] = []
  const isDriven = ['car', 'ev', 'camper'].includes(plan.means.kind)
  const last = plan.days.length - 1
  if (!isDriven || last < 0) return found
  const length = plan.means.kind === 'camper' ? plan.party?.length : undefined
  if (length && [plan.arrival.place, plan.departure.place].includes('moskenes'))
    found.push({
      kind: 'camperFare',
      weight: 'know',
      day: plan.arrival.place === 'moskenes' ? 0 : last,
      decimetres: length,
    })
  if (plan.arrival.place === 'moskenes') found.push({ kind: 'bookFerry', weight: 'know', day: 0 })
  // A ferry both ways on one day needs saying once.
  const isSaidAlready = found.length > 0 && last === 0
  if (plan.departure.place === 'moskenes' && !isSaidAlready)
    found.push({ kind: 'bookFerry', weight: 'know', day: last })
  const winterDay = schedules.findIndex(({ driveMinutes }, day) => {
    const month = monthOfDay(plan, day)
    return driveMinutes > 0 && countingRules.winterMonths.some((each) => each === month)
  })
  if (winterDay >= 0) found.push({ kind: 'winterDrive', weight: 'know', day: winterDay })
  return found
}

const order: readonly RemarkWeight[] = ['against', 'look', 'know']

/** What stops a day: a ferry that is gone or that there is not, and a house that is shut. */
const barring: readonly RemarkKind[] = [
  ...(['missed', 'noSuchBoat', 'summerFerry', 'noSailing', 'noRoad', 'lateBoat'] as const),
  ...(['closedThen', 'usuallyClosed', 'shut'] as const),
]

/** Returns what there is to say of a day of a plan by itself and the day after it. */
export function findRemarksOfDay(plan: Plan, schedules: readonly DaySchedule[], day: number, atlas: Atlas): Remark[] {
  const schedule = schedules[day]
  if (!schedule) return []
  return [
    ...findStopRemarks(plan, schedule, day, atlas),
    ...findDayRemarks(plan, schedules, day, atlas),
    ...findFarOff(schedule, day, atlas),
  ]
}

/** Returns where a remark stands among those of its day: first what stops it, then what is advised against. */
function rankOf({ kind, weight }: Remark): number {
  const bar = barring.indexOf(kind)
  return bar < 0 ? barring.length + order.indexOf(weight) : bar
}

/** Returns remarks without the darkness of the later days: of a winter trip it is said once. */
function sayDarknessOnce(remarks: readonly Remark[]): Remark[] {
  const first = remarks.find(({ kind }) => kind === 'beyondLight')
  return remarks.filter((remark) => remark.kind !== 'beyondLight' || remark === first)
}

/** Returns what there is to say of a plan with its days counted, by day, what stops it or is advised against first. */
export function findRemarks(plan: Plan, schedules: readonly DaySchedule[], atlas: Atlas): Remark[] {
  const found = sayDarknessOnce([
    ...schedules.flatMap((_, day) => findRemarksOfDay(plan, schedules, day, atlas)),
    ...findBattery(plan, schedules),
    ...findTravelRemarks(plan, schedules),
    ...findTwice(plan),
  ])
  return [...found, ...listKeptRemarks(plan, found)].sort(
    (one, other) => one.day - other.day || rankOf(one) - rankOf(other),
  )
}
