import type { Departure, StopDepartures } from '#contract/departures.ts'
import { formatOsloTime, osloDateOf } from '#site/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMoment } from './format-moment.ts'
import type { Saying } from './say-part.ts'

const minuteMs = 60_000

/** Returns how a departure stands, as a word: only what somebody follows can be called punctual. */
function describeStatus(each: Departure, { words }: Saying): string {
  if (each.isCancelled) return words.cancelled
  if (!each.isLive) return words.timetable
  const late = Math.round((Date.parse(each.expectedAt) - Date.parse(each.plannedAt)) / minuteMs)
  return late > 1 ? fillGaps(words.late, { n: late }) : words.onTime
}

/** Returns what tells a departure of a quay from all others, whatever becomes of its times. */
export function keyOfDeparture({ plannedAt, destination, lineCode, isCancelled }: Departure): string {
  return [plannedAt, destination, lineCode, isCancelled].join(' ')
}

/** A row of a list of departures. */
export function DepartureRow({ departure, saying }: { departure: Departure; saying: Saying }) {
  const { plannedAt, expectedAt, isCancelled, isLive, isApproximate, destination, lineCode } = departure
  const { words, locale, now } = saying
  const isMoved = !isCancelled && expectedAt !== plannedAt
  const time = formatMoment(isMoved ? expectedAt : plannedAt, saying)
  const isLastToday = departure.isLastOfDay && departure.date === osloDateOf(now)
  return (
    <li className="today-row" data-status={isCancelled ? 'cancelled' : isLive ? 'live' : 'planned'}>
      <span className="today-time">
        {isMoved ? <s className="today-before">{formatOsloTime(Date.parse(plannedAt), locale)}</s> : null}
        {isCancelled ? <s>{time}</s> : <span>{isApproximate ? fillGaps(words.about, { t: time }) : time}</span>}
      </span>
      <span className="today-what">
        <b>{destination}</b>
        {lineCode ? <small>{lineCode}</small> : null}
      </span>
      <span className="today-status">{describeStatus(departure, saying)}</span>
      {isLastToday ? (
        <span className="today-tag">{departure.isOnlyOfDay ? words.onlyToday : words.lastToday}</span>
      ) : null}
    </li>
  )
}

/** Returns the sentence about the last way back tonight; null where nobody could say. `names` are those of stops by id. */
export function sayLastWay(
  { lastWayBack }: StopDepartures,
  saying: Saying,
  names: Readonly<Record<string, string>>,
): string | null {
  if (!lastWayBack) return null
  const { words } = saying
  const from = names[lastWayBack.from] ?? lastWayBack.from
  const said =
    lastWayBack.startsAt === null
      ? fillGaps(words.lastWayNone, { from })
      : fillGaps(words.lastWay, { from, t: formatMoment(lastWayBack.startsAt, saying) })
  return lastWayBack.isLaterCancelled ? `${said} ${words.lastWayCancelled}` : said
}
