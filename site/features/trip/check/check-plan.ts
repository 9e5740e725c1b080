import { lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import { shiftDate } from '#site/domain/calendar/oslo-day.ts'
import type { Atlas } from '#site/features/trip/plan/atlas.ts'
import { findRemarks, type Remark, remarkRules } from '#site/features/trip/plan/find-remarks.ts'
import { changeDay, type Day, type End, emptyPlan, type Plan, type Stop } from '#site/features/trip/plan/plan.ts'
import { type DaySchedule, formatTime, orderByRoad, scheduleDay } from '#site/features/trip/plan/schedule.ts'
import { summerFerry } from './other-names.ts'
import type { ReadDay, ReadStop } from './plan-reader.ts'
import type { PlanReading } from './read-plan-text.ts'

// What the guide says of a plan that was read: the remarks of a plan of its own, and what only a text can get wrong.

/** What a remark is about, as people speak of it. */
export const faultKinds = [
  'closed',
  'dark',
  'tooLong',
  'noBoat',
  'against',
  'outOfSeason',
  'unknownPlace',
  'bedFar',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** What only the text of a plan can get wrong. */
export interface TextRemark {
  kind: 'unknownPlace' | 'farPlace' | 'noRoad' | 'shortDrive' | 'shortWalk' | 'noMidnightSun' | 'summerFerry'
  day: number
  /** The name as the guide or the text has it. */
  name: string
  ref?: string | undefined
  from?: string | undefined
  /** Minutes that it takes, and that the text leaves for it. */
  needed?: number | undefined
  left?: number | undefined
}

export type Finding = { fault: FaultKind; day: number } & (
  | { remark: Remark; text?: undefined }
  | { text: TextRemark; remark?: undefined }
)

export interface CheckedPlan {
  /** To make one's own: with the dates that the text has, and no others. */
  plan: Plan
  /** By which it was judged: a text that names a month only is judged in the middle of it. */
  judged: Plan
  schedules: readonly DaySchedule[]
  findings: readonly Finding[]
}

/** Editors' estimates. */
const rules = {
  mostStopsOfDay: 25,
  /** A drive or a walk that is this much shorter than the guide's is a fault of the plan, in parts and minutes. */
  driveFactor: 1.5,
  driveMinutes: 15,
  walkPart: 0.45,
  leastStay: 10,
  /** What can be done anywhere is done where one is, if the guide's place for it is farther off. */
  nearKilometres: 20,
  /** Hours in the dark that are worth a word where the text has no times. */
  darkPart: 0.5,
  /** Minutes beyond which a detour is worth a word. */
  farMinutes: 90,
} as const

/** What is done only where the guide has it. */
const fixedDoings = new Set(['a.surfing-unstad', 'a.ridning-hov', 'a.lofotr'])

function faultOf({ kind, ref }: Remark, atlas: Atlas): FaultKind | undefined {
  const place = ref === undefined ? undefined : atlas.find(ref)
  switch (kind) {
    case 'closedThen':
    case 'closesEarly':
    case 'usuallyClosed':
      return 'closed'
    case 'monthOutOfSeason':
    case 'dateOutOfSeason':
      return place?.isBoat ? 'noBoat' : place?.hasHours ? 'closed' : 'outOfSeason'
    case 'againstMonth':
    case 'notForChildren':
    case 'hardForChildren':
      return 'against'
    case 'dark':
    case 'beyondLight':
      return 'dark'
    case 'tooLong':
    case 'tooLongByBus':
    case 'farOff':
      return 'tooLong'
    case 'missed':
    case 'lateBoat':
      return 'noBoat'
    case 'bedFar':
      return 'bedFar'
    default:
      return undefined
  }
}

const faultOfText: Record<TextRemark['kind'], FaultKind> = {
  unknownPlace: 'unknownPlace',
  farPlace: 'unknownPlace',
  noRoad: 'noBoat',
  shortDrive: 'tooLong',
  shortWalk: 'tooLong',
  noMidnightSun: 'outOfSeason',
  summerFerry: 'noBoat',
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

/** Returns whether something done anywhere is done near the guide's place for it: beside another stop, the bed or where the day begins. */
function isDoneThere(stop: ReadStop, around: readonly (string | undefined)[], atlas: Atlas): boolean {
  const { named } = stop
  if (named.kind !== 'stop' || !named.isDoing || fixedDoings.has(named.ref) || named.ref === 'a.nordlys') return true
  const place = atlas.find(named.ref)
  const others = around.flatMap((ref) => (ref === undefined ? [] : (atlas.find(ref) ?? [])))
  return (
    place !== undefined &&
    (others.length === 0 ||
      others.some((other) => (atlas.wayBetween(place, other)?.kilometres ?? 999) <= rules.nearKilometres))
  )
}

/** Returns the plan with its day set to the times of the text, and where the text leaves too little time. */
function keepTimes(
  plan: Plan,
  day: number,
  stops: readonly ReadStop[],
  atlas: Atlas,
): { plan: Plan; remarks: TextRemark[] } {
  const remarks: TextRemark[] = []
  let next = plan
  const shift = (minutes: number, change: (stop: Stop) => Partial<Stop>, index: number) => {
    const changed = (next.days[day]?.stops ?? []).map((stop, each) =>
      each === index ? { ...stop, ...change(stop) } : stop,
    )
    if (minutes !== 0) next = changeDay(next, day, { stops: changed })
  }
  for (const [index, stop] of stops.entries()) {
    const { at, departs, notBefore } = stop
    if (at === undefined && departs === undefined && notBefore === undefined) continue
    const visit = scheduleDay(next, day, atlas).visits[index]
    if (!visit) continue
    const late =
      at !== undefined
        ? at - visit.arrives
        : departs !== undefined
          ? departs - visit.departs
          : Math.max(0, (notBefore ?? 0) - visit.arrives)
    if (late === 0) continue
    if (index === 0) {
      const starts = scheduleDay(next, day, atlas).starts + late
      if (starts >= 0 && starts < 1440) next = changeDay(next, day, { start: formatTime(Math.round(starts)) })
      continue
    }
    const before = scheduleDay(next, day, atlas).visits[index - 1]
    if (!before) continue
    const stay = before.minutes + late
    const isFixed = stops[index - 1]?.stay !== undefined
    const least = isFixed ? before.minutes : rules.leastStay
    if (late > 0 || stay >= least) shift(late, () => ({ minutes: Math.max(0, Math.round(stay)) }), index - 1)
    else shift(-1, () => ({ minutes: Math.round(least) }), index - 1)
    const guide = before.place?.minutes ?? 0
    if (late < 0 && before.place?.isWalk && stay < guide * rules.walkPart)
      remarks.push({
        kind: 'shortWalk',
        day,
        name: before.place.name,
        ref: before.stop.ref,
        needed: guide,
        left: Math.max(0, stay),
      })
    else if (late < 0 && stay < least - rules.driveMinutes && visit.way && visit.way.minutes > rules.driveMinutes)
      remarks.push({
        kind: 'shortDrive',
        day,
        name: visit.place?.name ?? '',
        ref: visit.stop.ref,
        from: before.place?.name,
        needed: visit.way.minutes,
        left: Math.max(0, visit.way.minutes + stay - least),
      })
  }
  return { plan: next, remarks }
}

function findLengthRemarks(stops: readonly ReadStop[], schedule: DaySchedule, day: number): TextRemark[] {
  return stops.flatMap((stop, index): TextRemark[] => {
    const {
      place,
      way,
      stop: { ref },
    } = schedule.visits[index] ?? { stop: { ref: '' } }
    if (!place) return []
    const found: TextRemark[] = []
    const from = index === 0 ? schedule.from?.place : schedule.visits[index - 1]?.place
    if (stop.drive !== undefined && way && way.minutes > stop.drive * rules.driveFactor + rules.driveMinutes)
      found.push({
        kind: 'shortDrive',
        day,
        name: place.name,
        ref,
        from: from?.name,
        needed: way.minutes,
        left: stop.drive,
      })
    const stay = stop.until !== undefined && stop.at !== undefined ? stop.until - stop.at : stop.stay
    if (place.isWalk && stay !== undefined && stay < place.minutes * rules.walkPart)
      found.push({ kind: 'shortWalk', day, name: place.name, ref, needed: place.minutes, left: stay })
    return found
  })
}

/** Returns whether the sun stays up at the guide's northern shore on a date. */
function hasMidnightSun(date: string, atlas: Atlas): boolean {
  const shore = atlas.find('p.eggum') ?? atlas.find('p.svolvaer')
  if (!shore) return true
  const up = lightOfDay(shore.position, date).sunUp
  return up.some(({ start, end }) => end - start >= 23 * 3_600_000)
}

function findTextRemarks(reading: PlanReading, schedules: readonly DaySchedule[], atlas: Atlas): TextRemark[] {
  return reading.days.flatMap(({ stops, unknown }, day): TextRemark[] => {
    const date = schedules[day]?.date
    const month = date ? Number(date.slice(5, 7)) : undefined
    return [
      ...unknown.map(({ name, isFar }): TextRemark => ({ kind: isFar ? 'farPlace' : 'unknownPlace', day, name })),
      ...stops.flatMap(({ named }): TextRemark[] => {
        if (named.kind === 'midnightSun' && date && !hasMidnightSun(date, atlas))
          return [{ kind: 'noMidnightSun', day, name: named.name }]
        const isOut = month !== undefined && !summerFerry.months.some((each) => each === month)
        return named.kind === 'summerFerry' && isOut ? [{ kind: 'summerFerry', day, name: named.name }] : []
      }),
      ...(schedules[day]?.visits ?? []).flatMap(({ place, way, stop }, index): TextRemark[] => {
        const before = index > 0 || schedules[day]?.from !== undefined
        return place && !way && before && place.near.length === 0
          ? [{ kind: 'noRoad', day, name: place.name, ref: stop.ref }]
          : []
      }),
    ]
  })
}

/** Returns a remark on the season of what is done where one is, not at the guide's place for it. */
function findElsewhere(refs: readonly { ref: string; day: number }[], judged: Plan, atlas: Atlas): Remark[] {
  return refs.flatMap(({ ref, day }) => {
    const single = {
      ...judged,
      days: judged.days.map((_, index): Day => (index === day ? { stops: [{ ref }] } : { stops: [] })),
    }
    const schedules = single.days.map((_, index) => scheduleDay(single, index, atlas))
    return findRemarks(single, schedules, atlas).filter(
      (remark) =>
        remark.ref === ref &&
        ['againstMonth', 'monthOutOfSeason', 'dateOutOfSeason', 'notForChildren'].includes(remark.kind),
    )
  })
}

function isFarInAnyOrder(plan: Plan, { day, ref }: Remark, atlas: Atlas): boolean {
  const ordered = orderByRoad(plan, day, atlas).plan
  const schedules = ordered.days.map((_, index) => scheduleDay(ordered, index, atlas))
  return findRemarks(ordered, schedules, atlas).some(
    (remark) => remark.kind === 'farOff' && remark.day === day && remark.ref === ref,
  )
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
      reading.days[index - 1]?.bed?.ref,
    ]
    return stops.filter((stop) => {
      const isThere = isDoneThere(stop, around, atlas)
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
      },
      ...(lists[0] ?? []),
    ]
  }
  const { means, withChildren, date, month } = reading
  let judged: Plan = {
    ...emptyPlan,
    ...ends,
    means,
    pace: 'full',
    ...(withChildren ? { withChildren } : {}),
    days,
  }
  if (date)
    judged = {
      ...judged,
      arrival: { ...judged.arrival, date },
      departure: { ...judged.departure, date: shiftDate(date, Math.max(0, days.length - 1)) },
    }
  const textRemarks: TextRemark[] = []
  for (const [day, stops] of lists.entries()) {
    const kept = keepTimes(judged, day, stops, atlas)
    judged = kept.plan
    textRemarks.push(...kept.remarks)
  }
  const schedules = judged.days.map((_, day) => scheduleDay(judged, day, atlas))
  for (const [day, stops] of lists.entries()) {
    const schedule = schedules[day]
    if (!schedule) continue
    for (const remark of findLengthRemarks(stops, schedule, day))
      if (!textRemarks.some((each) => each.ref === remark.ref && each.day === day)) textRemarks.push(remark)
  }
  textRemarks.push(...findTextRemarks(reading, schedules, atlas))
  const hasTimes = (day: number) =>
    (lists[day] ?? []).some(({ at, departs }) => at !== undefined || departs !== undefined)
  // What a day that is too long does in the dark is a fault of its length, where the text has no times.
  const isShort = (day: number) => hasTimes(day) || (schedules[day]?.outMinutes ?? 0) <= remarkRules.hours.full * 60
  const isMostlyDark = ({ clocks = {} }: Remark) =>
    (clocks.to ?? 0) - (clocks.dark ?? 0) > ((clocks.to ?? 0) - (clocks.from ?? 0)) * rules.darkPart
  const isSaid = (remark: Remark) => {
    // An enumeration has no order; what is far off in the best order is so in the text's.
    if (remark.kind === 'farOff')
      return (remark.lengths?.detour ?? 0) > rules.farMinutes && isFarInAnyOrder(judged, remark, atlas)
    if (remark.kind === 'dark') return hasTimes(remark.day) || (isShort(remark.day) && isMostlyDark(remark))
    if (remark.kind !== 'beyondLight') return remark.weight !== 'know'
    const { outMinutes = 0 } = schedules[remark.day] ?? {}
    return isShort(remark.day) && (hasTimes(remark.day) || (remark.lengths?.inDark ?? 0) > outMinutes * rules.darkPart)
  }
  const findings: Finding[] = [
    ...[...findRemarks(judged, schedules, atlas), ...findElsewhere(elsewhere, judged, atlas)]
      .filter(isSaid)
      .flatMap((remark): Finding[] => {
        const fault = faultOf(remark, atlas)
        return fault ? [{ fault, day: remark.day, remark }] : []
      }),
    ...textRemarks.map((text): Finding => ({ fault: faultOfText[text.kind], day: text.day, text })),
  ]
    // A walk in the dark says more than that the day is dark.
    .filter(
      ({ remark, day }, _, all) =>
        remark?.kind !== 'beyondLight' || !all.some((each) => each.day === day && each.remark?.kind === 'dark'),
    )
    .sort((one, other) => one.day - other.day)
  // Without a day of the calendar in the text, one's own plan has none either.
  const plan: Plan =
    reading.isDateSure || !month
      ? judged
      : { ...judged, arrival: { ...judged.arrival, date: month }, departure: { ...judged.departure, date: undefined } }
  return { plan: { ...plan, waiting: elsewhere.map(({ ref }) => ({ ref })) }, judged, schedules, findings }
}
