import type { LastWayBack, StopDepartures, TransportMessage } from '#contract/departures.ts'
import { readOsloClock } from '#server/calendar/oslo-calendar.ts'
import { startOfOsloDay } from '#server/calendar/oslo-day.ts'
import { shiftDay } from '#server/calendar/shift-day.ts'
import { toIso, toIsoOrNull } from '#server/live-parts/live-part.ts'
import type {
  Departure,
  LastWays,
  StopDepartures as StoredDepartures,
  TransportMessage as StoredMessage,
} from './departures-source.ts'

const mostDepartures = 24
const hourMs = 3_600_000
/** The sources ask this far ahead. */
const periodMs = 36 * hourMs
/** A timetable's day ends when the last boat of the night has left. */
const nightMs = 4 * hourMs
/** Somebody may still jump on. */
const justLeftMs = 60_000

/** Returns what leaves a stop from `now` on. */
export function describeDepartures(
  stop: string,
  { departures, messages, isComplete }: NonNullable<StoredDepartures>,
  now: number,
): Omit<StopDepartures, 'lastWayBack'> {
  const last = isComplete ? findLastOfDay(departures, now) : new Map<string, Departure>()
  const today = readOsloClock(now).date
  return {
    stop,
    departures: departures
      .filter(({ expectedAt, leftAt }) => leftAt === null && expectedAt >= now - justLeftMs)
      .slice(0, mostDepartures)
      .map((each) => {
        const isLastOfDay = last.get(nameWay(each)) === each
        // Of today the earlier ones have left and are in no list any more.
        const isOnlyOfDay =
          isLastOfDay &&
          each.date > today &&
          departures.filter((other) => nameWay(other) === nameWay(each)).length === 1
        return {
          date: each.date,
          plannedAt: toIso(each.plannedAt),
          expectedAt: toIso(each.expectedAt),
          leftAt: toIsoOrNull(each.leftAt),
          isLive: each.isLive,
          isApproximate: each.isApproximate,
          isCancelled: each.isCancelled,
          isLastOfDay,
          isOnlyOfDay,
          destination: each.destination,
          lineCode: each.lineCode,
          mode: each.mode,
          operator: each.operator,
          notices: each.notices,
        }
      }),
    messages: messages.filter(({ to }) => to === null || to > now).map(describeMessage),
  }
}

/** A day's departures to one destination. */
function nameWay({ date, destination }: Departure): string {
  return `${date} ${destination}`
}

/** Returns by day and destination the last departure that runs, of days that the list holds to their end. */
function findLastOfDay(departures: readonly Departure[], now: number): Map<string, Departure> {
  const last = new Map<string, Departure>()
  for (const each of departures) {
    const endsAt = startOfOsloDay(shiftDay(each.date, 1)) + nightMs
    if (!each.isCancelled && endsAt <= now + periodMs) last.set(nameWay(each), each)
  }
  return last
}

function describeMessage({ from, to, ...message }: StoredMessage): TransportMessage {
  return { ...message, from: toIsoOrNull(from), to: toIsoOrNull(to) }
}

/** Returns the last way of the evening that runs, from what a source found, latest first. */
export function describeLastWay(from: string, ways: LastWays): LastWayBack {
  const running = ways.filter(({ isCancelled }) => !isCancelled)
  const [last] = running
  if (!last) {
    return { from, startsAt: null, endsAt: null, isOnly: false, isLive: false, isLaterCancelled: ways.length > 0 }
  }
  return {
    from,
    startsAt: toIso(last.startsAt),
    endsAt: toIso(last.endsAt),
    isOnly: running.length === 1,
    isLive: last.isLive,
    isLaterCancelled: ways.some(({ isCancelled, startsAt }) => isCancelled && startsAt > last.startsAt),
  }
}
