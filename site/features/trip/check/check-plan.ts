import type { RemarkKind } from '#site/content/model/remark-kinds.ts'
import { holdsOn } from '#site/domain/calendar/not-then.ts'
import { shiftDate } from '#site/domain/calendar/oslo-day.ts'
import type { Atlas } from '#site/features/trip/plan/atlas.ts'
import { dateOfDay } from '#site/features/trip/plan/date-of-day.ts'
import { findRemarks } from '#site/features/trip/plan/find-remarks.ts'
import { keepRemark, mostRemarks } from '#site/features/trip/plan/kept-remarks.ts'
import {
  changeDay,
  type Day,
  type End,
  emptyPlan,
  type Plan,
  type Stop,
  setArrival,
  setMinutes,
} from '#site/features/trip/plan/plan.ts'
import { matterOf, type Remark, type RemarkMatter } from '#site/features/trip/plan/remark.ts'
import { type DaySchedule, formatTime, scheduleDay } from '#site/features/trip/plan/schedule.ts'
import type { FaultKind, Finding } from './finding.ts'
import { judgeBed } from './judge-bed.ts'
import { judgeDark } from './judge-dark.ts'
import { judgeHours } from './judge-hours.ts'
import { judgeLength, judgeTimes } from './judge-times.ts'
import type { JudgedDay } from './judged-day.ts'
import { summerFerry } from './other-names.ts'
import type { ReadDay, ReadStop } from './read-day.ts'
import type { PlanReading } from './read-plan-text.ts'
import { dinnerOf, joinWalks } from './settle-stops.ts'

// What the guide says of a plan that was read: the remarks of a plan of its own, and what only a text can get wrong.

export interface CheckedPlan {
  /** To make one's own: with the dates that the text has, and no others. */
  plan: Plan
  /** By which it was judged: a text that names a month only is judged in the middle of it. */
  judged: Plan
  schedules: readonly DaySchedule[]
  /** What is wrong in the text. */
  findings: readonly Finding[]
  /** What My trip says of the plan once it is one's own: what it finds itself, and what the text gets wrong. */
  remarks: readonly Remark[]
}

/** Editors' estimates. */
const rules = {
  mostStopsOfDay: 25,
  leastStay: 10,
  /** What can be done anywhere is done where one is, if the guide's place for it is farther off. */
  nearKilometres: 20,
  /** What is done there, and the place named with it, are one stop. */
  sameKilometres: 4,
} as const

/** What is done only where the guide has it. */
const fixedDoings = new Set(['a.surfing-unstad', 'a.ridning-hov', 'a.lofotr'])

/** What the guide says of a plan of its own and of one from elsewhere too: season, what is advised against. */
function faultOf({ kind, ref }: Remark, atlas: Atlas): FaultKind | undefined {
  const place = ref === undefined ? undefined : atlas.find(ref)
  switch (kind) {
    case 'monthOutOfSeason':
    case 'dateOutOfSeason':
      return place?.isBoat ? 'noBoat' : place?.hasHours ? 'closed' : 'outOfSeason'
    case 'againstMonth':
    case 'notForChildren':
    case 'noDog':
      return 'against'
    case 'longDrive':
      return 'tooLong'
    default:
      return undefined
  }
}

/** Returns whether a remark on children is about a day on which those whom it is about stay behind. */
function isLeftBehind({ kind, day, ref }: Remark, { days }: PlanReading, atlas: Atlas): boolean {
  const ages = days[day]?.ages
  const place = ref === undefined ? undefined : atlas.find(ref)
  return kind === 'notForChildren' && ages !== undefined && !ages.some((age) => age < (place?.fromAge ?? 0))
}

function findEnds({ ends, days }: PlanReading): { arrival: End; departure: End } {
  const last = days.length - 1
  let arrival: End = {}
  let departure: End = {}
  for (const { place, day, isArrival, time } of ends) {
    const clock = time === undefined || time >= 1440 ? undefined : formatTime(time)
    const isFirst = day < 0 ? isArrival === true : day === 0 && (last > 0 || isArrival === true)
    const isLast = day < 0 ? isArrival === false : day === last && !isFirst
    if (isFirst && !arrival.place) arrival = { place, time: clock }
    // Who should be at the airport by noon does not say when the flight is.
    if (isLast) departure = { place, time: isArrival === true ? undefined : clock }
  }
  return { arrival, departure }
}

/** Returns the stops of a day in the text's order; what goes by the night sky comes last. */
function listStops({ stops }: ReadDay): ReadStop[] {
  const real = stops.filter(({ named }) => named.kind === 'stop').slice(0, rules.mostStopsOfDay)
  const isSky = ({ named }: ReadStop) => named.kind === 'stop' && named.ref === 'a.nordlys'
  return [...real.filter((stop) => !isSky(stop)), ...real.filter(isSky)]
}

function refOf({ named }: ReadStop): string {
  return named.kind === 'stop' ? named.ref : ''
}

/** Returns the stops without the places that only say where something is done, «Trollfjord sea eagle safari»: what goes by the night sky is where one looks up. */
function dropNamedPlaces(stops: readonly ReadStop[], atlas: Atlas): ReadStop[] {
  const said = new Set(
    stops.flatMap((stop) => {
      const [done, place] = [atlas.find(refOf(stop)), stop.where && atlas.find(refOf(stop.where))]
      const isSame =
        done && place && !done.isSky && (atlas.wayBetween(done, place)?.kilometres ?? Infinity) <= rules.sameKilometres
      return isSame && stop.where ? [stop.where] : []
    }),
  )
  return stops.filter((stop) => !said.has(stop))
}

/** Returns whether something done anywhere is done near the guide's place for it: beside another stop, the bed or where the day begins. */
function isDoneThere(
  stop: ReadStop,
  around: readonly (string | undefined)[],
  at: { before: ReadStop | undefined; behind: ReadStop | undefined },
  atlas: Atlas,
): boolean {
  const { named } = stop
  if (named.kind !== 'stop' || !named.isDoing || fixedDoings.has(named.ref) || named.ref === 'a.nordlys') return true
  const place = atlas.find(named.ref)
  // «Henningsvær, kayaking, 15:00 drive to Reine»: that is done before one sets out.
  const isBeforeWay = at.before !== undefined && at.behind?.departs !== undefined
  const refs = stop.where ? [refOf(stop.where)] : isBeforeWay && at.before ? [refOf(at.before)] : around
  const others = refs.flatMap((ref) => (ref === undefined ? [] : (atlas.find(ref) ?? [])))
  return (
    place !== undefined &&
    (others.length === 0 ||
      others.some((other) => (atlas.wayBetween(place, other)?.kilometres ?? 999) <= rules.nearKilometres))
  )
}

/** Returns the plan with its day set to the times of the text. */
function keepTimes(plan: Plan, day: number, stops: readonly ReadStop[], atlas: Atlas): Plan {
  let next = plan
  for (const [index, stop] of stops.entries()) {
    const { at, departs } = stop
    const evening = at ?? departs ?? dinnerOf(stop, stops.slice(index + 1), dateOfDay(plan, day), atlas)
    const notBefore = at === undefined && departs === undefined ? (evening ?? stop.notBefore) : stop.notBefore
    if (at === undefined && departs === undefined && notBefore === undefined) continue
    const { visits, starts } = scheduleDay(next, day, atlas)
    const [visit, before] = [visits[index], visits[index - 1]]
    if (!visit) continue
    const late =
      at !== undefined
        ? at - visit.arrives
        : departs !== undefined
          ? departs - visit.departs
          : Math.max(0, (notBefore ?? 0) - visit.arrives)
    if (index === 0 && starts + late >= 0 && starts + late < 1440)
      next = changeDay(next, day, { start: formatTime(Math.round(starts + late)) })
    if (before && late < 0) {
      const least = stops[index - 1]?.stay === undefined ? rules.leastStay : before.minutes
      const minutes = Math.round(Math.max(0, least, before.minutes + late))
      next = setMinutes(next, { day, index: index - 1 }, minutes)
    }
    // One waits for a time that is said, however long the stops before it are, and whatever becomes of them.
    const there = Math.round(visit.arrives + late)
    if ((late > 0 || notBefore === undefined) && there < 1440)
      next = setArrival(next, { day, index }, formatTime(there))
  }
  return next
}

function findTextFaults(
  reading: PlanReading,
  schedules: readonly DaySchedule[],
  { midnightSun }: Pick<Atlas, 'midnightSun'>,
): Finding[] {
  return reading.days.flatMap(({ stops, unknown }, day): Finding[] => {
    const date = schedules[day]?.date
    const month = date ? Number(date.slice(5, 7)) : undefined
    return [
      ...unknown
        .filter(({ isSure }) => isSure)
        .map(
          ({ name, isFar, isBed }): Finding => ({
            fault: isBed ? 'bedFar' : 'unknownPlace',
            day,
            remark: { kind: isFar ? 'farPlace' : 'unknownPlace', name },
          }),
        ),
      ...stops.flatMap(({ named }): Finding[] => {
        const { name } = named
        if (named.kind === 'midnightSun' && date && !holdsOn({ when: midnightSun }, date, undefined))
          return [{ fault: 'outOfSeason', day, remark: { kind: 'noMidnightSun' } }]
        // A boat that there is not, whatever the day.
        if (named.kind === 'thing' && named.id === 'no-boat')
          return [{ fault: 'noBoat', day, remark: { kind: 'noSuchBoat', name } }]
        const isOut = month !== undefined && !summerFerry.months.some((each) => each === month)
        return named.kind === 'summerFerry' && isOut
          ? [{ fault: 'noBoat', day, remark: { kind: 'summerFerry', name } }]
          : []
      }),
      // An island: the mainland beyond the road table has roads.
      ...(schedules[day]?.visits ?? []).flatMap(({ place, way, stop }, index): Finding[] => {
        const isFirst = index === 0 && schedules[day]?.from === undefined
        return place && !way && !isFirst && place.near.length === 0 && stop.ref.startsWith('o.')
          ? [{ fault: 'noBoat', day, remark: { kind: 'noRoad', ref: stop.ref } }]
          : []
      }),
    ]
  })
}

function remarksOf(plan: Plan, atlas: Atlas): Remark[] {
  return findRemarks(
    plan,
    plan.days.map((_, day) => scheduleDay(plan, day, atlas)),
    atlas,
  )
}

/** Returns a remark on the season of what is done where one is, not at the guide's place for it. */
function findElsewhere(refs: readonly { ref: string; day: number }[], judged: Plan, atlas: Atlas): Remark[] {
  return refs.flatMap(({ ref, day }) => {
    const single = {
      ...judged,
      days: judged.days.map((_, index): Day => (index === day ? { stops: [{ ref }] } : { stops: [] })),
    }
    return remarksOf(single, atlas).filter(
      (remark) =>
        remark.ref === ref &&
        ['againstMonth', 'monthOutOfSeason', 'dateOutOfSeason', 'notForChildren'].includes(remark.kind),
    )
  })
}

/** Returns what a remark is about: of two on one stop that say that it is not to be had, one is enough. */
function keyOf({ fault, remark: { kind, ref, rule, name } }: Finding): string {
  const about = rule ?? ref ?? name ?? ''
  if (kind === 'noDog') return `${kind} ${about}`
  return ['closed', 'outOfSeason', 'noBoat', 'against'].includes(fault) ? `not ${about}` : `${fault} ${about}`
}

/** Kinds that hang on the times of a day; those that hang on its date; and those on the time of year. */
const ofTimes = new Set<RemarkKind>([
  ...(['tooLong', 'dark', 'darkUntil', 'inDark', 'bedFar', 'missed', 'lateBoat', 'shortDrive', 'shortWalk'] as const),
])
const ofDate = new Set<RemarkKind>(['shut', 'noSailing', 'noMidnightSun'])
const ofSeason = new Set<RemarkKind>(['summerFerry', 'notThen', 'advised', 'dark', 'darkUntil', 'inDark'])

/** Returns the stop at which a text names what has none of its own, the one before it: with that stop it goes to another day. */
function findBeside(stops: readonly ReadStop[], { ref, rule, name }: RemarkMatter): string | undefined {
  if (ref !== undefined) return undefined
  const at = stops.findIndex(({ named }) => (named.kind === 'thing' && named.id === rule) || named.name === name)
  return stops
    .slice(0, Math.max(0, at))
    .map(refOf)
    .findLast((each) => each !== '')
}

/** Returns the plan with all of the text that My trip would not find in the plan by itself: what is wrong in it, and the names that nobody knows. */
function keepFindings(
  plan: Plan,
  findings: readonly Finding[],
  {
    reading,
    schedules,
    sureness,
    atlas,
  }: { reading: PlanReading; schedules: readonly DaySchedule[]; sureness: JudgedDay['sureness']; atlas: Atlas },
): Plan {
  const own = new Set(remarksOf(plan, atlas).map(matterOf))
  const asked = reading.days.flatMap(({ unknown }, day) =>
    unknown.filter(({ isSure }) => !isSure).map(({ name }) => ({ day, remark: { kind: 'notInGuide', name } as const })),
  )
  return [...findings.filter(({ day, remark }) => !own.has(matterOf({ ...remark, day }))), ...asked]
    .slice(0, mostRemarks)
    .reduce((next, { day, remark }) => {
      const date = schedules[day]?.date
      const isOnDate = date !== undefined && sureness === 'date' && ofDate.has(remark.kind)
      const isInMonth = date !== undefined && !isOnDate && (ofSeason.has(remark.kind) || ofDate.has(remark.kind))
      const when = isOnDate ? { date } : isInMonth ? { month: Number(date.slice(5, 7)) } : {}
      const beside = findBeside(reading.days[day]?.stops ?? [], remark)
      return keepRemark(next, day, { ...remark, ...when, ...(beside ? { beside } : {}) }, ofTimes.has(remark.kind))
    }, plan)
}

/** Returns what is said of a plan in each of its months: of a range that a text names, what holds in the first and in the last of them. */
function keepOfBoth(findings: readonly Finding[], { lastDate, ...reading }: PlanReading, atlas: Atlas): Finding[] {
  if (lastDate === undefined) return [...findings]
  const later = checkPlan(
    { ...reading, date: lastDate, month: lastDate.slice(0, 7), lastDate: undefined },
    atlas,
  ).findings
  const about = (finding: Finding) => `${finding.day} ${keyOf(finding)}`
  const said = new Set(later.map(about))
  return findings.filter((finding) => said.has(about(finding)))
}

/** Returns a reading as a plan with what the guide says of it. */
export function checkPlan(reading: PlanReading, atlas: Atlas): CheckedPlan {
  const ends = findEnds(reading)
  const elsewhere: { ref: string; day: number }[] = []
  const lists = reading.days.map((day, index) => {
    const stops = listStops(day)
    const around = [
      ...stops.filter(({ named }) => named.kind === 'stop' && !named.isDoing).map(refOf),
      day.bed?.ref,
      day.origin?.ref,
      ...(day.around ?? []),
      reading.days[index - 1]?.bed?.ref,
    ]
    const isPlace = ({ named }: ReadStop) => named.kind === 'stop' && !named.isDoing
    return joinWalks(dropNamedPlaces(stops, atlas)).filter((stop) => {
      const order = stops.indexOf(stop)
      const at = { before: stops.slice(0, order).findLast(isPlace), behind: stops.slice(order + 1).find(isPlace) }
      const isThere = isDoneThere(stop, around, at, atlas)
      if (!isThere) elsewhere.push({ ref: refOf(stop), day: index })
      return isThere
    })
  })
  const days = reading.days.map((day, index): Day => {
    const stays = (stop: ReadStop) =>
      stop.until !== undefined && stop.at !== undefined ? stop.until - stop.at : stop.stay
    const stops = (lists[index] ?? []).map((stop): Stop => {
      const minutes = stays(stop)
      return { ref: refOf(stop), ...(minutes === undefined ? {} : { minutes }) }
    })
    const start = day.start === undefined || day.start >= 1440 ? undefined : formatTime(day.start)
    return { stops, bed: day.bed?.ref, start }
  })
  // A trip that begins at a place and not at an airport or a quay begins with a stop there.
  const [first, origin] = [days[0], reading.days[0]?.origin]
  const startsAt = first && origin && !ends.arrival.place && first.stops.length > 0 ? origin : undefined
  if (startsAt && first) {
    days[0] = { ...first, stops: [{ ref: startsAt.ref, minutes: 0 }, ...first.stops] }
    lists[0] = [
      {
        named: { kind: 'stop', ref: startsAt.ref, name: startsAt.name, isBed: false, isDoing: false },
        isSure: true,
        stay: 0,
        // When one sets out is when one is there.
        at: reading.days[0]?.start ?? lists[0]?.[0]?.departs,
        until: reading.days[0]?.start ?? lists[0]?.[0]?.departs,
      },
      ...(lists[0] ?? []),
    ]
  }
  const { means, withChildren, ages, withDog, date, month } = reading
  let judged: Plan = {
    ...emptyPlan,
    ...ends,
    means,
    pace: 'full',
    ...(withChildren ? { withChildren } : {}),
    ...(ages.length > 0 || withDog
      ? { party: { ...(ages.length > 0 ? { ages } : {}), ...(withDog ? { dog: true } : {}) } }
      : {}),
    days,
  }
  if (date)
    judged = {
      ...judged,
      arrival: { ...judged.arrival, date },
      departure: { ...judged.departure, date: shiftDate(date, Math.max(0, days.length - 1)) },
    }
  for (const [day, stops] of lists.entries()) judged = keepTimes(judged, day, stops, atlas)
  const schedules = judged.days.map((_, day) => scheduleDay(judged, day, atlas))
  const sureness = month === undefined ? 'date' : reading.hasWeekdays ? 'weekday' : 'month'
  const seeksSky = reading.days.some(({ stops }) =>
    stops.some(({ named }) => named.kind === 'stop' && named.ref === 'a.nordlys'),
  )
  const judgedDays = schedules.map((schedule, day): JudgedDay => {
    const [read, stops] = [reading.days[day] ?? { stops: [], unknown: [] }, lists[day] ?? []]
    return { day, read, stops, schedule, date: schedule.date, seeksSky, sureness }
  })
  const remarks = findRemarks(judged, schedules, atlas)
  const found: Finding[] = [
    ...[...remarks, ...findElsewhere(elsewhere, judged, atlas)].flatMap((remark): Finding[] => {
      const fault = isLeftBehind(remark, reading, atlas) ? undefined : faultOf(remark, atlas)
      const { weight: _weight, day, index: _index, ...matter } = remark
      return fault ? [{ fault, day, remark: matter }] : []
    }),
    ...findTextFaults(reading, schedules, atlas),
    ...judgedDays.flatMap((each, day) => {
      const times = judgeTimes(each, judged, atlas)
      const named = {
        ...each,
        stops: [...each.stops, ...each.read.stops.filter((stop) => stop.named.kind === 'thing')],
      }
      // What is done anywhere is done by daylight, wherever that is.
      const outside = each.read.stops.filter(
        (stop) => stop.named.kind === 'stop' && stop.at !== undefined && !named.stops.includes(stop),
      )
      return [
        ...judgeHours(named, judged, atlas),
        ...judgeDark({ ...named, stops: [...named.stops, ...outside] }, atlas),
        ...times,
        ...(times.some(({ fault }) => fault === 'tooLong') ? [] : judgeLength(each, judged, atlas)),
        ...judgeBed(each, judgedDays[day + 1], judged, atlas),
      ]
    }),
  ]
    // One remark on each thing: what is out of season need not be shut too.
    .filter(
      (finding, index, all) =>
        all.findIndex((each) => each.day === finding.day && keyOf(each) === keyOf(finding)) === index,
    )
    .sort((one, other) => one.day - other.day)
  const findings = keepOfBoth(found, reading, atlas)
  // Without a day of the calendar in the text, one's own plan has none either.
  const plan: Plan =
    reading.isDateSure || !month
      ? judged
      : { ...judged, arrival: { ...judged.arrival, date: month }, departure: { ...judged.departure, date: undefined } }
  const taken: Plan = { ...plan, waiting: elsewhere.map(({ ref }) => ({ ref })) }
  const kept = keepFindings(taken, findings, { reading, schedules, sureness, atlas })
  return { plan: kept, judged, schedules, findings, remarks: remarksOf(kept, atlas) }
}
