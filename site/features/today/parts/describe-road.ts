import { endOfServiceDay, serviceDayOf } from '#contract/service-day.ts'
import type { RoadMessage } from '#contract/today.ts'
import { weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import type { TodayWords } from '#site/content/model/pages/today-copy.ts'
import { formatOsloTime, osloDateOf, osloMoment, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMoment, sayMoment } from './format-moment.ts'
import type { Saying } from './say-part.ts'

const hourMs = 3_600_000
/** A weekday names no day that is farther off. */
const farMs = 6 * 24 * hourMs
/** From when on a stretch of today is one of tonight. */
const nightHour = 21
const longestNightMs = 14 * hourMs

/** From and to, in ms since 1970. */
type Stretch = readonly [from: number, to: number]

/** Returns the stretches in which a message holds every day, of those that reach into the given one. */
function findDaily({ from, to }: { from: string; to: string }, [start, end]: Stretch): Stretch[] {
  const [begins, ends] = [from, to].map((clock) => Number(clock.slice(0, 2)) + Number(clock.slice(3)) / 60) as [
    number,
    number,
  ]
  const found: Stretch[] = []
  for (let day = shiftDate(osloDateOf(start), -1); day <= osloDateOf(end); day = shiftDate(day, 1))
    found.push([osloMoment(day, begins), osloMoment(ends > begins ? day : shiftDate(day, 1), ends)])
  return found.filter((each) => overlap(each, [start, end]))
}

function overlap([from, to]: Stretch, [start, end]: Stretch): boolean {
  return from < end && to > start
}

/** Returns whether a message may hold at some time from `start` until `end` (ms since 1970); where only its text says when, it may. */
export function mayHold({ startsAt, endsAt, periods }: RoadMessage, start: number, end: number): boolean {
  const whole: Stretch = [startsAt ? Date.parse(startsAt) : start, endsAt ? Date.parse(endsAt) : end]
  if (!overlap(whole, [start, end])) return false
  if (periods === null) return true
  if (periods.listed.length > 0)
    return periods.listed.some(({ from, to }) => overlap([Date.parse(from), Date.parse(to)], [start, end]))
  return periods.hours === null || findDaily(periods.hours, [start, end]).length > 0
}

/** Returns the closures that may hold before the running service day ends, those that hold now first. */
export function listClosures(messages: readonly RoadMessage[], now: number): RoadMessage[] {
  const end = endOfServiceDay(serviceDayOf(now))
  const isNow = (message: RoadMessage) => Number(mayHold(message, now, now + 1))
  return messages
    .filter((message) => message.kind === 'closed' && mayHold(message, now, end))
    .toSorted((one, other) => isNow(other) - isNow(one))
}

/** Returns when a message holds, as «i natt kl. 22:00–06:00» or «til 18:00»; null where it holds until further notice. */
export function describeRoadTimes({ startsAt, endsAt, periods }: RoadMessage, saying: Saying): string | null {
  const { words, now } = saying
  if (periods === null)
    return describeStretch([startsAt ? Date.parse(startsAt) : now, endsAt ? Date.parse(endsAt) : now + farMs], saying)
  const next = periods.listed.find(({ to }) => Date.parse(to) > now)
  if (next) return describeStretch([Date.parse(next.from), Date.parse(next.to)], saying)
  if (periods.hours === null) return periods.isRunning ? words.roadRunning : words.roadSetTimes
  const [running] = periods.isRunning ? findDaily(periods.hours, [now, now + 1]) : []
  if (running) return describeStretch(running, saying)
  return fillGaps(words.roadHours, { a: periods.hours.from, b: periods.hours.to })
}

function describeStretch([from, to]: Stretch, saying: Saying): string | null {
  const { words, now } = saying
  const isFar = to - now >= farMs
  if (from <= now) return isFar ? null : fillGaps(words.until, { t: formatMoment(to, saying) })
  if (isFar) return fillGaps(words.roadFrom, { t: formatMoment(from, saying) })
  const today = serviceDayOf(now)
  if (from >= osloMoment(today, nightHour) && serviceDayOf(from) === today && to - from <= longestNightMs)
    return fillGaps(words.roadTonight, { a: formatOsloTime(from), b: formatOsloTime(to) })
  return fillGaps(words.roadBetween, { a: formatMoment(from, saying), b: formatMoment(to, saying) })
}

const fromTo = /^(?<a>[^-–]{2,30}?)\s+[-–]\s+(?<b>[^-–]{2,30})$/
/** A longer description is no name of a place. */
const longestName = 40
/** Kilometres to the place by which a message without a name of its own is told. */
const nearReach = 40

/** Returns where a message holds, as « mellom Ramberg og Flakstad»; empty where nobody can tell. */
function describeWhere(message: RoadMessage, words: TodayWords): string {
  const where = message.where?.trim() ?? ''
  const stretch = fromTo.exec(where)?.groups
  if (stretch) return ` ${fillGaps(words.roadWhereBetween, stretch)}`
  if (where && where.length <= longestName) return ` ${fillGaps(words.roadWhereAt, { a: where })}`
  const [nearest] = weatherPlaceKeys
    .map((place) => ({ name: weatherPlaces[place].name, far: distanceBetween(weatherPlaces[place], message) }))
    .toSorted((one, other) => one.far - other.far)
  return nearest && nearest.far <= nearReach ? ` ${fillGaps(words.roadWhereNear, { a: nearest.name })}` : ''
}

/** Returns our own sentence about a message in the page's language: road, from and to, what is the matter, when it holds. */
export function sayRoad(message: RoadMessage, saying: Saying): string {
  const { words } = saying
  const { road } = message
  const when = describeRoadTimes(message, saying)
  return capitalise(
    fillGaps(words[`roadSays_${message.kind}`], {
      road: road === null ? words.roadNameless : fillGaps(words.roadNamed, { road }),
      on: road === null ? words.roadNamelessOn : fillGaps(words.roadOn, { road }),
      where: describeWhere(message, words),
      when: when === null ? '' : fillGaps(words.roadWhen, { when }),
    }),
  )
}

/** Returns what the most hindering message says in a few words, as «E10 stengt ved Ramberg». */
export function sayRoadShortly(messages: readonly RoadMessage[], { words, now }: Saying): string {
  const [message = messages[0]] = listClosures(messages, now)
  if (!message) return words.tileNoClosure
  const road = message.road ?? capitalise(words.roadNameless)
  return message.kind === 'closed'
    ? fillGaps(words.tileClosed, { road, where: describeWhere(message, words) })
    : fillGaps(words.tileRoad, { road, kind: words[`road_${message.kind}`] })
}

/** What a row of the list of messages says; `original` is Norwegian, as it came. */
export interface RoadRow {
  kind: RoadMessage['kind']
  /** Road and kind, in the page's language. */
  label: string
  sentence: string
  original: string
  /** When it was reported. */
  reported: string | null
}

/** Returns the rows of the messages, or that nothing is reported, which is said only when there is no message at all. */
export function describeRoad(
  messages: readonly RoadMessage[],
  saying: Saying,
): { rows: RoadRow[]; none: string | null } {
  const { words } = saying
  const rows = messages.map((each) => ({
    kind: each.kind,
    label: [each.road, words[`road_${each.kind}`]].filter(Boolean).join(' · '),
    sentence: sayRoad(each, saying),
    original: [each.where && each.lines.length > 0 ? `${each.where}.` : '', ...each.lines].filter(Boolean).join(' '),
    reported: each.updatedAt && fillGaps(words.roadReported, { t: sayMoment(each.updatedAt, saying) }),
  }))
  return { rows, none: rows.length > 0 ? null : words.roadNone }
}
