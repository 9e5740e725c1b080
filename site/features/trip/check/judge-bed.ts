import type { Atlas } from '#site/features/trip/plan/atlas.ts'
import type { Plan } from '#site/features/trip/plan/plan.ts'
import { minutesOfTime } from '#site/features/trip/plan/schedule.ts'
import type { Finding } from './finding.ts'
import { type JudgedDay, placeOf, rules } from './judged-day.ts'
import { returnWords } from './vocabulary.ts'

// A bed far from where an evening ends, or a morning begins.

/** Minutes at a table. */
const mealMinutes = 75
/** What is done in the afternoon is not over when that begins. */
const partMinutes = 90

/** Returns a remark where the bed is far from where a late evening ends, or from where the next morning begins. */
export function judgeBed(
  { day, read, stops, schedule }: JudgedDay,
  next: JudgedDay | undefined,
  plan: Plan,
  atlas: Atlas,
): Finding[] {
  const { goal } = schedule
  if (goal?.kind !== 'bed' || !goal.place) return []
  const real = stops.filter((stop) => stop.named.kind === 'stop')
  // What is named behind the last time of a day, without a time and beside the bed, is where one sleeps.
  const timed = real.findLast(
    (stop) => (stop.at !== undefined || stop.until !== undefined) && placeOf(stop, atlas)?.isSky !== true,
  )
  const named = real.at(-1)
  const ofNamed = named && placeOf(named, atlas)
  const isBesideBed =
    ofNamed !== undefined && (atlas.wayBetween(ofNamed, goal.place)?.kilometres ?? Infinity) < rules.besideBed
  const final = (isBesideBed || ofNamed?.isSky ? timed : undefined) ?? named
  const lastPlace = final && placeOf(final, atlas)
  const direct = lastPlace && !lastPlace.isSky ? atlas.wayBetween(lastPlace, goal.place)?.minutes : undefined
  const way = Math.max(goal.way?.minutes ?? 0, direct ?? 0)
  const ends = Math.max(
    read.tableAt === undefined ? 0 : read.tableAt + mealMinutes,
    ...real.map((stop) => {
      const isTable = stop.named.kind === 'stop' && stop.named.ref.startsWith('r.') && (stop.at ?? 0) >= 17 * 60
      return (
        stop.until ??
        (isTable
          ? (stop.at ?? 0) + mealMinutes
          : (stop.at ??
            (stop.notBefore === undefined
              ? 0
              : stop.notBefore + (stop.notBefore < rules.eveningArrival ? partMinutes : 0))))
      )
    }),
  )
  const arrival = day === 0 && plan.arrival.time ? minutesOfTime(plan.arrival.time) : 0
  const isEvening =
    final?.near?.some((word) =>
      /^(?:dinner|abendessen|middag|evening|abend|abends|kveld|kvelden|night|sunset|solnedgang|sonnenuntergang)$/.test(
        word,
      ),
    ) === true &&
    !final.sentence?.some((word) => returnWords.has(word)) &&
    // The sun sets in the afternoon too.
    !(final.at !== undefined && final.at < 18 * 60)
  const isLate = Math.max(ends, arrival) >= rules.lateHour || isEvening
  const first = next?.stops.find(({ at, notBefore }) => at !== undefined || notBefore !== undefined) ?? next?.stops[0]
  const nextBed = next?.read.bed && atlas.find(next.read.bed.ref)
  const firstPlace = first ? placeOf(first, atlas) : nextBed
  const fromBed = firstPlace && atlas.wayBetween(goal.place, firstPlace)?.minutes
  const fromLast = firstPlace && lastPlace && atlas.wayBetween(lastPlace, firstPlace)?.minutes
  const goesBack =
    fromBed !== undefined &&
    fromLast !== undefined &&
    way > rules.backDrive &&
    fromBed > rules.backDrive &&
    fromLast < fromBed / 3
  // A morning that begins so early elsewhere that one would set out in the night.
  const isLastNight = next !== undefined && next.day === plan.days.length - 1
  const leaves =
    isLastNight && plan.departure.time && next.schedule.goal?.kind === 'departure'
      ? minutesOfTime(plan.departure.time) - rules.beforeFlight
      : undefined
  const firstAt = next?.stops.length ? first?.at : leaves
  const meets = next?.stops.length ? firstPlace : next?.schedule.goal?.place
  const toMeet = meets && atlas.wayBetween(goal.place, meets)?.minutes
  const meetFromLast = meets && lastPlace && atlas.wayBetween(lastPlace, meets)?.minutes
  const isTooEarly =
    firstAt !== undefined &&
    toMeet !== undefined &&
    meetFromLast !== undefined &&
    toMeet > rules.backDrive &&
    meetFromLast < toMeet / 2 &&
    firstAt - toMeet < rules.earliestStart
  const isByNight =
    firstAt !== undefined &&
    toMeet !== undefined &&
    toMeet > rules.backDrive &&
    firstAt - toMeet < (next?.stops.length ? rules.earlyStart : rules.nightStart)
  // In the polar night, two hours at the wheel before something that begins at nine.
  const isEarlyDrive =
    next?.date !== undefined &&
    ['11', '12', '01'].includes(next.date.slice(5, 7)) &&
    next.read.start === undefined &&
    next.stops.length > 0 &&
    firstAt !== undefined &&
    toMeet !== undefined &&
    toMeet > rules.eveningDrive &&
    firstAt - toMeet < rules.dawnStart
  const isFirstHome =
    isLastNight &&
    next.read.leavesEarly === true &&
    (plan.departure.time === undefined || minutesOfTime(plan.departure.time) < rules.afternoon) &&
    next.stops.length === 0 &&
    next.schedule.goal?.kind === 'departure' &&
    toMeet !== undefined &&
    toMeet > rules.backDrive
  const isBack = read.back?.ref === goal.ref && read.back.at < 22 * 60
  // Who comes back to where the day began is on a day trip.
  const { place: night } = goal
  const isNear = (ref: string | undefined) => {
    const other = ref === undefined ? undefined : atlas.find(ref)
    return other !== undefined && (atlas.wayBetween(other, night)?.kilometres ?? Infinity) < rules.besideBed
  }
  const isHome =
    schedule.from?.ref === goal.ref ||
    (read.bed?.isSure !== true && plan.days.slice(0, day).some(({ bed }) => bed === goal.ref || isNear(bed)))
  const leadsBack =
    fromBed !== undefined && fromLast !== undefined && fromBed > rules.backDrive && fromLast < (fromBed * 2) / 3
  // Out for the sun or the lights of the night and back to where the day began.
  const isOutForSky =
    isHome &&
    read.stops.some(({ named }) => named.kind === 'midnightSun' || (named.kind === 'stop' && named.ref === 'a.nordlys'))
  const isFar =
    (way > (isOutForSky ? rules.skyDrive : rules.lateDrive) && isLate && !isBack) ||
    goesBack ||
    isTooEarly ||
    isByNight ||
    isEarlyDrive ||
    isFirstHome ||
    (arrival >= 17 * 60 && way > rules.longDrive) ||
    // After an afternoon's last stop, with a time, a long way that ends in the evening, or that the next day goes back.
    (way > (isHome ? rules.longDrive : rules.eveningDrive) &&
      ends >= (isHome ? rules.afternoon : rules.earlyAfternoon) &&
      (ends + way >= (isHome ? rules.lateArrival : rules.eveningArrival) || leadsBack) &&
      !isBack) ||
    // Landed in the evening, and a long drive to the bed before midnight.
    (schedule.driveMinutes > rules.longDrive && arrival + schedule.driveMinutes > rules.latestBed)
  if (!isFar) return []
  const { kilometres } = goal.way ?? { kilometres: 0 }
  return [
    {
      fault: 'bedFar',
      day,
      remark: { kind: 'bedFar', ref: goal.ref, kilometres, lengths: { way } },
    },
  ]
}
