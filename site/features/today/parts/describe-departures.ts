import type { Departure, LastWayBack, StopDepartures } from '#contract/departures.ts'
import { departsAt, listComing, wayBackAt } from '#contract/next-departures.ts'
import { serviceDayOf } from '#contract/service-day.ts'
import { formatOsloTime } from '#site/domain/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMoment } from './format-moment.ts'
import type { Saying } from './say-part.ts'

const minuteMs = 60_000
/** Of which «nothing more leaves» is said. */
const nextDayMs = 24 * 60 * minuteMs

/** What a row of a list of departures says. */
export interface DepartureRow {
  /** What tells it from all others of the list, whatever becomes of its times. */
  key: string
  status: 'cancelled' | 'live' | 'planned'
  /** When it leaves; struck out where it is cancelled. */
  time: string
  /** The planned time, where it leaves at another. */
  before: string | null
  destination: string
  lineCode: string | null
  /** How it stands, as a word. */
  said: string
  /** That it is the last or only one today; null: it is not, or nobody knows. */
  tag: string | null
}

/** Returns how a departure stands, as a word: only what somebody follows can be called punctual. */
function describeStatus(each: Departure, { words }: Saying): string {
  if (each.isCancelled) return words.cancelled
  if (!each.isLive) return words.timetable
  const late = Math.round((departsAt(each) - Date.parse(each.plannedAt)) / minuteMs)
  return late > 1 ? fillGaps(words.late, { n: late }) : words.onTime
}

function describeDeparture(each: Departure, saying: Saying): DepartureRow {
  const { words, now } = saying
  const plannedAt = Date.parse(each.plannedAt)
  const isMoved = !each.isCancelled && departsAt(each) !== plannedAt
  const time = formatMoment(isMoved ? departsAt(each) : plannedAt, saying)
  const isLastToday = each.isLastOfDay && each.date === serviceDayOf(now)
  return {
    key: [each.plannedAt, each.destination, each.lineCode, each.isCancelled].join(' '),
    status: each.isCancelled ? 'cancelled' : each.isLive ? 'live' : 'planned',
    time: each.isApproximate && !each.isCancelled ? fillGaps(words.about, { t: time }) : time,
    before: isMoved ? formatOsloTime(plannedAt) : null,
    destination: each.destination,
    lineCode: each.lineCode,
    said: describeStatus(each, saying),
    tag: isLastToday ? (each.isOnlyOfDay ? words.onlyToday : words.lastToday) : null,
  }
}

/**
 * Returns the next `most` departures of a stop and after them today's last, or the sentence that there are none, which is said only of
 * the hours that the list reaches.
 */
export function describeDepartures(
  { departures, reachesTo }: StopDepartures,
  most: number,
  saying: Saying,
): { rows: DepartureRow[]; none: string | null } {
  const { words, now } = saying
  const rows = listComing(departures, now, most).map((each) => describeDeparture(each, saying))
  const isKnown = Date.parse(reachesTo) >= now + nextDayMs
  return { rows, none: rows.length > 0 ? null : isKnown ? words.noDepartures : words.boatsFailed }
}

/** Returns the sentence about the last way back tonight; null where nobody could say. `names` are those of stops by id. */
export function describeLastWay(
  lastWayBack: LastWayBack | null,
  names: Readonly<Record<string, string>>,
  { words, now }: Saying,
): string | null {
  const way = lastWayBack && wayBackAt(lastWayBack, now)
  if (!way) return null
  const from = names[way.from] ?? way.from
  // Of the running service day, so without a weekday also after midnight.
  const say = (sentence: string, time: string) => fillGaps(sentence, { from, t: formatOsloTime(Date.parse(time)) })
  const said = way.startsAt
    ? say(words.lastWay, way.startsAt)
    : way.leftAt
      ? say(words.lastWayLeft, way.leftAt)
      : fillGaps(words.lastWayNone, { from })
  return way.isLaterCancelled ? `${said} ${words.lastWayCancelled}` : said
}
