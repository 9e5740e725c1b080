import type { TodayAnswer } from '#contract/today.ts'
import { weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import type { WindLimits } from '#site/content/model/advice-queries.ts'
import { distanceBetween, type Position } from '#site/domain/geography/distance-between.ts'
import { findLegs, type Leg } from '#site/domain/geography/find-way.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure, formatNumber } from '#site/i18n/format-number.ts'
import { joinWords } from '#site/i18n/join-words.ts'
import { listClosures, mayHold, sayRoad } from './describe-road.ts'
import type { Saying } from './say-part.ts'

/** A piece of road with the positions of its ends. */
export interface PlacedLeg extends Leg {
  isE10: boolean
  /** Absent where one of them has no position. */
  ends: readonly [Position, Position] | undefined
}

/** A way that somebody means to drive. */
export interface WayToDrive {
  from: string
  to: string
  legs: readonly PlacedLeg[]
  /** Returns the name of a point of the road table; undefined for a junction. */
  nameOf: (point: string) => string | undefined
}

export type WayWords = Record<'around' | 'wait' | 'storm' | 'open', string>

const hourMs = 3_600_000
/** Whoever asks now drives within so many hours. */
const hoursAhead = 6
/** Kilometres from a road within which the forecast of a place tells of its wind. */
const windReach = 10
/** A road is about this much longer than the crow's way, and a sign stands before what it closes: factor and kilometres. */
const bend = { factor: 1.15, kilometres: 3 }

function isOn(leg: PlacedLeg, message: Position & { road: string | null }): boolean {
  if (!leg.ends) return false
  if (message.road !== null && /^E\s?10\b/.test(message.road) !== leg.isE10) return false
  const [from, to] = leg.ends
  const around = distanceBetween(from, message) + distanceBetween(message, to)
  return around <= distanceBetween(from, to) * bend.factor + bend.kilometres
}

/**
 * Returns what today makes of a drive that begins now, a sentence each: the closures on the way and the way round them or that one waits, a
 * storm beside it, or that nothing is reported. Empty where nobody answers about the roads.
 */
export function sayWay(
  { from, to, legs, nameOf }: WayToDrive,
  { parts }: TodayAnswer,
  saying: Saying,
  wind: WindLimits,
  words: WayWords,
): string[] {
  const { now, locale } = saying
  const way = findLegs(legs, from, to) ?? []
  const known = parts.road.state === 'fresh' ? listClosures(parts.road.data ?? [], now) : []
  const closures = known.filter((each) => mayHold(each, now, now + hoursAhead * hourMs))
  const onWay = closures.filter((each) => way.some((leg) => isOn(leg, each)))
  const gust = findGust(way, parts.forecast, now)
  const storm =
    gust && gust.most >= wind.stormFrom
      ? [fillGaps(words.storm, { gust: formatFigure(gust.most, locale), place: gust.name })]
      : []
  if (onWay.length === 0) return storm.length > 0 || parts.road.state !== 'fresh' ? storm : [words.open]
  const open = legs.filter((leg) => !closures.some((each) => isOn(leg, each)))
  const around = findLegs(open, from, to)
  const passed = new Set(way.flatMap((leg) => [leg.from, leg.to]))
  const named = [...new Set((around ?? []).map((leg) => leg.to))].flatMap((point) =>
    passed.has(point) ? [] : (nameOf(point) ?? []),
  )
  const kilometres = Math.round((around ?? []).reduce((sum, leg) => sum + leg.kilometres, 0))
  return [
    ...onWay.map((each) => sayRoad(each, saying)),
    around && named.length > 0
      ? fillGaps(words.around, {
          places: joinWords(named, locale),
          kilometres: `${formatNumber(kilometres, locale)}\u00a0km`,
        })
      : words.wait,
    ...storm,
  ]
}

/** Returns the strongest gust of the next hours at the places beside a way. */
function findGust(way: readonly PlacedLeg[], forecast: TodayAnswer['parts']['forecast'], now: number) {
  if (forecast.state !== 'fresh') return undefined
  const points = way.flatMap(({ ends }) => ends ?? [])
  const beside = weatherPlaceKeys.filter((place) =>
    points.some((point) => distanceBetween(point, weatherPlaces[place]) <= windReach),
  )
  const gusts = beside.flatMap((place) =>
    (forecast.data?.find((each) => each.place === place)?.hours ?? [])
      .filter(({ time }) => Date.parse(time) > now - hourMs && Date.parse(time) < now + hoursAhead * hourMs)
      .map(({ gust, wind }) => ({ name: weatherPlaces[place].name, most: gust ?? wind ?? 0 })),
  )
  return gusts.toSorted((one, other) => other.most - one.most)[0]
}
