import { departsAt } from '#contract/next-departures.ts'
import { serviceDayOf } from '#contract/service-day.ts'
import type { RoadMessage } from '#contract/today.ts'
import type { WeatherPlace } from '#contract/weather-places.ts'
import type { Bridge } from '#site/content/roads/way-queries.ts'
import { osloDateOf, osloMoment, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { readRoadTable } from '#site/domain/geography/road-table.ts'
import { describeRoadTimes, sayRoad } from '#site/features/today/parts/describe-road.ts'
import { formatMoment, sayMoment } from '#site/features/today/parts/format-moment.ts'
import { describeRound, judgeWay, listObstacles } from '#site/features/today/parts/judge-way.ts'
import { placesFromWest } from '#site/features/today/parts/places-from-west.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { joinWords } from '#site/i18n/join-words.ts'
import { type Drive, judgeDrive } from './can-reach.ts'
import { describeAllHours, findBetter, type HoursAtPlaces, hoursAtBridge } from './hours-at-place.ts'
import { findNearestQuay } from './nearest-quay.ts'
import { findSevere } from './say-dry.ts'
import { nameOf, type TodayView } from './today-view.ts'

const minuteMs = 60_000
/** Minutes: nobody drives farther to a ferry in a storm. */
const nearQuay = 45

/** How one comes from the visitor's place to another with a forecast. */
interface Reach extends Drive {
  place: WeatherPlace
}

function findReach(view: TodayView): Reach[] {
  return placesFromWest.filter((each) => each !== view.place).map((place) => ({ place, ...judgeDrive(view, place) }))
}

/**
 * Returns to which of the places with a forecast one cannot drive from the visitor's now and until when, which lie beyond a bridge in too
 * much wind, the others while no warning is against it, and what goes instead, in lines; with the closures that are told. Null where nothing
 * is in the way of any.
 */
export function sayReach(
  view: TodayView,
  stopNames: Readonly<Record<string, string>>,
): { lines: string[]; told: RoadMessage[] } | null {
  const { words, locale, place, answer, now } = view
  const { road } = answer.parts
  const hoursAt = describeAllHours(answer, now)
  const all = findReach(view)
  const cut = all.filter(({ way }) => way.open === undefined)
  const round = all.filter(({ way, closure }) => way.open !== undefined && closure)
  const windy = all.filter(({ way, bridge }) => way.open && bridge)
  if (cut.length + round.length + windy.length === 0) return null
  const clear = all.filter(({ way, closure, bridge }) => way.open && !closure && !bridge)
  const list = (reaches: readonly Reach[]) =>
    joinWords(
      reaches.map((each) => nameOf(each.place)),
      locale,
    )
  const told = [...new Set([...cut, ...round].flatMap(({ closure }) => closure ?? []))]
  const isKnown = road.state === 'fresh' && !road.unreadable
  const from = nameOf(place)
  const closed = told.map((each) =>
    [
      sayRoad(each, view),
      sayCause(each, view),
      sayReview(each, view) ?? (describeRoadTimes(each, view) ? null : words.reachNoEnd),
    ]
      .filter(Boolean)
      .join(' '),
  )
  const bridges = [...new Set(windy.flatMap(({ bridge }) => bridge ?? []))]
  const lines = [
    closed.join(' '),
    cut.length > 0 ? fillGaps(words.reachCut, { from, places: list(cut) }) : null,
    ...round.map((each) => sayRound(each, view)),
    ...bridges.map((bridge) => sayBridge(bridge, list(windy.filter((each) => each.bridge === bridge)), view, hoursAt)),
    clear.length > 0 && isKnown && !findSevere(view) ? fillGaps(words.reachClear, { places: list(clear) }) : null,
    cut.length > 0 ? sayFerry(view, stopNames) : null,
  ]
  return { lines: lines.flatMap((line) => line || []), told }
}

/** Why a road is closed, by the word of its message; the first that fits. */
const causes = [
  ['avalanche', /snøskred|snøras/i],
  ['rocks', /steinsprang|steinskred|jordskred|leirskred|\bras\b/i],
  ['accident', /ulykke/i],
  ['weather', /uvær|vind|storm|snødrev/i],
] as const
const review = /ny vurdering\D{0,20}?(\d{1,2})[.:](\d{2})/i

/** Says why a road is closed; null where its message has no word for it that is known here. */
function sayCause({ lines }: RoadMessage, { words }: TodayView): string | null {
  const cause = causes.find(([, pattern]) => lines.some((line) => pattern.test(line)))?.[0]
  return cause ? fillGaps(words.roadWhy, { why: words[`roadWhy_${cause}`] }) : null
}

/** Says when a closure is looked at again: the next such hour after its message; null where that is over, or nobody says. */
function sayReview({ lines, updatedAt }: RoadMessage, view: TodayView): string | null {
  const [, hour, minute] = review.exec(lines.join(' ')) ?? []
  if (hour === undefined) return null
  const said = updatedAt ? Date.parse(updatedAt) : view.now
  const at = [0, 1]
    .map((days) => osloMoment(shiftDate(osloDateOf(said), days), Number(hour) + Number(minute) / 60))
    .find((moment) => moment > said)
  return at !== undefined && at > view.now ? fillGaps(view.words.roadReview, { t: sayMoment(at, view) }) : null
}

/** Points of the road table between which every guest drives. */
const roadEnds = ['svolvaer', 'a'] as const

/** Says on a day on which nothing is in the way that no closure is reported from the visitor's place to both ends; null where that is not so. */
export function sayOpenRoad(view: TodayView): string | null {
  const { words, place, answer, locale, wind } = view
  const { road } = answer.parts
  const ends = roadEnds.filter((end) => end !== place)
  const drives = ends.map((end) => judgeDrive(view, end))
  if (road.state !== 'fresh' || road.unreadable || findSevere(view)) return null
  if (drives.some(({ closure, bridge }) => closure || bridge)) return null
  const { names } = readRoadTable(wind.roads)
  return fillGaps(words.roadOpen, {
    from: nameOf(place),
    places: joinWords(
      ends.map((end) => names.get(end) ?? end),
      locale,
    ),
  })
}

function sayRound({ place, way }: Reach, { words, locale, wind }: TodayView): string {
  const { by, kilometres } = describeRound(way, readRoadTable(wind.roads))
  return fillGaps(words.reachRound, {
    places: nameOf(place),
    by: joinWords(by, locale),
    km: formatFigure(kilometres, locale),
  })
}

/** Says of a bridge until when gusts may shut it, from the hours that «leave for another day» has. */
function sayBridge(bridge: Bridge, places: string, view: TodayView, hoursAt: HoursAtPlaces): string {
  const { words, locale, wind } = view
  const hours = hoursAtBridge(bridge, hoursAt)
  const better = findBetter(hours, { gustFrom: wind.stormFrom }, wind)
  const until = better ?? Number.POSITIVE_INFINITY
  const most = Math.max(...hours.flatMap(({ start, gust }) => (gust === null || start >= until ? [] : gust)))
  return fillGaps(better === null ? words.reachBridgeLong : words.reachBridge, {
    places,
    bridge: bridge.name,
    gust: formatFigure(most, locale),
    t: better === null ? '' : formatMoment(better, view),
  })
}

/** Says the next ferry from the nearest quay that one can still get to; null where none goes today, or none is near. */
function sayFerry(view: TodayView, stopNames: Readonly<Record<string, string>>): string | null {
  const { answer, words, now, place, wind } = view
  const quay = findNearestQuay(place, wind.roads)
  if (!quay || quay.minutes > nearQuay) return null
  const there = now + quay.minutes * minuteMs
  const closed = listObstacles(answer.parts.road.data ?? [], now, there, ['closed'])
  if (!judgeWay(readRoadTable(wind.roads), { from: place, to: quay.at }, closed).open) return null
  const [next] = (answer.parts.departures.data ?? [])
    .flatMap(({ stop, departures }) => (stop === quay.stop ? departures : []))
    .filter((each) => !each.isCancelled && departsAt(each) > there && each.date === serviceDayOf(now))
    .toSorted((one, other) => departsAt(one) - departsAt(other))
  if (!next) return null
  const gaps = { t: sayMoment(departsAt(next), view), from: stopNames[quay.stop] ?? quay.stop, to: next.destination }
  return fillGaps(words.nowFerry, gaps)
}
