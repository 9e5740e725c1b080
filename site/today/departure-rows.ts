import type { Departure, StopDepartures } from '#contract/departures.ts'
import { formatOsloTime, osloDateOf } from '#site/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { formatMoment } from './format-moment.ts'
import type { Saying } from './say-part.ts'

const minuteMs = 60_000

/** Returns how a departure stands, as a word: only what somebody follows can be called punctual. */
function describeStatus(each: Departure, saying: Saying): string {
  const { words } = saying
  if (each.isCancelled) return words.cancelled
  if (!each.isLive) return words.timetable
  const late = Math.round((Date.parse(each.expectedAt) - Date.parse(each.plannedAt)) / minuteMs)
  return late > 1 ? fillGaps(words.late, { n: late }) : words.onTime
}

/** Returns a row of a list of departures (`departures.css`). */
export function buildDeparture(each: Departure, saying: Saying): HTMLElement {
  const { words } = saying
  const isMoved = !each.isCancelled && each.expectedAt !== each.plannedAt
  const time = formatMoment(isMoved ? each.expectedAt : each.plannedAt, saying)
  const isToday = each.date === osloDateOf(saying.now)
  const last = each.isOnlyOfDay ? words.onlyToday : words.lastToday
  return buildElement(
    'li.today-row',
    { 'data-status': each.isCancelled ? 'cancelled' : each.isLive ? 'live' : 'planned' },
    buildElement(
      'span.today-time',
      {},
      isMoved && buildElement('s.today-before', {}, formatOsloTime(Date.parse(each.plannedAt), saying.locale)),
      each.isCancelled ? buildElement('s', {}, time) : each.isApproximate ? fillGaps(words.about, { t: time }) : time,
    ),
    buildElement(
      'span.today-what',
      {},
      buildElement('b', {}, each.destination),
      each.lineCode ? buildElement('small', {}, each.lineCode) : undefined,
    ),
    buildElement('span.today-status', {}, describeStatus(each, saying)),
    each.isLastOfDay && isToday && buildElement('span.today-tag', {}, last),
  )
}

/** Returns the sentence about the last way back tonight; null where nobody could say. `names` are those of stops by id. */
export function buildLastWay({ lastWayBack }: StopDepartures, saying: Saying, names: Readonly<Record<string, string>>) {
  if (!lastWayBack) return null
  const { words } = saying
  const from = names[lastWayBack.from] ?? lastWayBack.from
  const said =
    lastWayBack.startsAt === null
      ? fillGaps(words.lastWayNone, { from })
      : fillGaps(words.lastWay, { from, t: formatMoment(lastWayBack.startsAt, saying) })
  return buildElement('p.today-note', {}, lastWayBack.isLaterCancelled ? `${said} ${words.lastWayCancelled}` : said)
}
