import type { Departure, LastWayBack } from './departures.ts'
import { serviceDayOf } from './service-day.ts'
import type { Flight } from './today.ts'

// What has left and what is still to come, for server and pages: both hold it against their clock, in ms since 1970.

const landedShownMs = 30 * 60_000

/** Returns when a departure leaves or left, as far as anybody knows, in ms since 1970; of a cancelled one when it was to leave. */
export function departsAt({ isCancelled, leftAt, expectedAt, plannedAt }: Departure): number {
  return Date.parse(isCancelled ? plannedAt : (leftAt ?? expectedAt))
}

/** Returns whether a departure has left; a boat at the quay has not, though its time is known. */
export function hasLeft(departure: Departure, now: number): boolean {
  return departsAt(departure) <= now
}

/**
 * Returns the first `most` departures that have not left, and after them each that is the last of the running service day: nobody
 * should look for it in vain.
 */
export function listComing(departures: readonly Departure[], now: number, most: number): Departure[] {
  const today = serviceDayOf(now)
  return departures
    .filter((each) => !hasLeft(each, now))
    .filter(({ date, isLastOfDay }, index) => index < most || (isLastOfDay && date === today))
}

/** Returns the last way back as it stands now: what has left is not to come. Null where it was said of another service day. */
export function wayBackAt(way: LastWayBack, now: number): LastWayBack | null {
  if (way.date !== serviceDayOf(now)) return null
  if (way.startsAt === null || Date.parse(way.startsAt) > now) return way
  return { ...way, startsAt: null, endsAt: null, leftAt: way.startsAt }
}

/** Returns when a flight leaves or lands, as far as the airport says, in ms since 1970. */
export function fliesAt({ state, stateTime, plannedAt }: Flight): number {
  // Of other states the time is when they were reported.
  const isItsOwn = state === 'departed' || state === 'arrived' || state === 'newTime'
  return Date.parse((isItsOwn && stateTime) || plannedAt)
}

/** Returns whether a flight has left, or landed so long ago that nobody waits for it any more. */
export function hasFlown(flight: Flight, now: number): boolean {
  const { state, stateTime, isDelayed } = flight
  if (state === 'arrived') return fliesAt(flight) + landedShownMs <= now
  if (state === 'departed') return stateTime === null || fliesAt(flight) <= now
  // Late, and nobody says how late: its planned time says nothing any more.
  if (isDelayed && state !== 'cancelled' && !(state === 'newTime' && stateTime)) return false
  return fliesAt(flight) <= now
}
