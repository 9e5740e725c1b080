import type { Departure, LastWayBack, StopDepartures, TransportMessage } from '#contract/departures.ts'
import { departsAt, listComing, wayBackAt } from '#contract/next-departures.ts'
import { endOfServiceDay, serviceDayOf } from '#contract/service-day.ts'
import { toIso, toIsoOrNull } from '#server/services/live-parts/live-part.ts'
import type {
  LastWays,
  Departure as StoredDeparture,
  StopDepartures as StoredDepartures,
  TransportMessage as StoredMessage,
} from './departures-source.ts'

const mostDepartures = 24

/** Returns what has not left a stop at `now`, and what is the last of its service day. */
export function describeDepartures(
  stop: string,
  { departures, messages, reachesTo }: NonNullable<StoredDepartures>,
  now: number,
): Omit<StopDepartures, 'lastWayBack'> {
  const all = departures.map(describeDeparture).toSorted((one, other) => departsAt(one) - departsAt(other))
  const marked = markLast(all, reachesTo, serviceDayOf(now))
  const shown = listComing(marked, now, mostDepartures)
  const cutAt = shown[mostDepartures - 1]
  return {
    stop,
    departures: shown,
    reachesTo: toIso(cutAt ? Math.min(reachesTo, departsAt(cutAt)) : reachesTo),
    messages: messages.filter(({ to }) => to === null || to > now).map(describeMessage),
  }
}

function describeDeparture({
  plannedAt,
  expectedAt,
  leftAt,
  lineId: _,
  messages: __,
  ...each
}: StoredDeparture): Departure {
  return {
    ...each,
    date: serviceDayOf(plannedAt),
    plannedAt: toIso(plannedAt),
    expectedAt: toIso(expectedAt),
    leftAt: toIsoOrNull(leftAt),
    isLastOfDay: false,
    isOnlyOfDay: false,
  }
}

/** A day's departures to one destination. */
function nameWay({ date, destination }: Departure): string {
  return `${date} ${destination}`
}

/** Marks the last one that runs to each destination on a service day that the list holds to its end. */
function markLast(departures: readonly Departure[], reachesTo: number, today: string): Departure[] {
  const running = departures.filter(({ date, isCancelled }) => !isCancelled && endOfServiceDay(date) <= reachesTo)
  const last = new Map(running.map((each) => [nameWay(each), each]))
  return departures.map((each) => {
    if (last.get(nameWay(each)) !== each) return each
    // Of today the earlier ones may have left and be in no list any more.
    const isOnlyOfDay = each.date > today && departures.filter((other) => nameWay(other) === nameWay(each)).length === 1
    return { ...each, isLastOfDay: true, isOnlyOfDay }
  })
}

function describeMessage({ from, to, ...message }: StoredMessage): TransportMessage {
  return { ...message, from: toIsoOrNull(from), to: toIsoOrNull(to) }
}

/** Returns the last way of a service day as it stands at `now`, from what a source found, latest first; null on another day. */
export function describeLastWay(from: string, date: string, ways: LastWays, now: number): LastWayBack | null {
  const running = ways.filter(({ isCancelled }) => !isCancelled)
  const [last] = running
  const after = Math.max(now, last?.startsAt ?? now)
  return wayBackAt(
    {
      date,
      from,
      startsAt: toIsoOrNull(last?.startsAt ?? null),
      endsAt: toIsoOrNull(last?.endsAt ?? null),
      leftAt: null,
      isOnly: running.length === 1,
      isLive: last?.isLive ?? false,
      isLaterCancelled: ways.some(({ isCancelled, startsAt }) => isCancelled && startsAt > after),
    },
    now,
  )
}
