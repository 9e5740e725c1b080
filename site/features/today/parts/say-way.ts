import type { TodayAnswer } from '#contract/today.ts'
import { weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import type { WindLimits } from '#site/content/model/advice-queries.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import type { PlacedLeg, RoadTable } from '#site/domain/geography/road-table.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure, formatNumber } from '#site/i18n/format-number.ts'
import { joinWords } from '#site/i18n/join-words.ts'
import { sayRoad } from './describe-road.ts'
import { describeRound, type JudgedWay, judgeWay, listObstacles } from './judge-way.ts'
import type { Saying } from './say-part.ts'

/** A way that somebody means to drive. */
export interface WayToDrive {
  from: string
  to: string
  table: RoadTable
}

export type WayWords = Record<'around' | 'wait' | 'storm' | 'open', string>

/** What today makes of a way, in sentences. */
export interface WaySaid {
  /** What keeps one from driving it now: the closures with the way round or that one waits, a storm beside it. */
  warnings: string[]
  /** That nothing is reported; empty where something is, or where nobody answers about the roads. */
  calm: string
  /** Whether no road leads there now. */
  isShut: boolean
  /** The roads that can be driven; all of them where none leads there, for when it is open again. */
  legs: readonly PlacedLeg[]
}

const hourMs = 3_600_000
/** Whoever asks now drives within so many hours. */
const hoursAhead = 6
/** Kilometres from a road within which the forecast of a place tells of its wind. */
const windReach = 10

/** Returns what today makes of a drive that begins now. */
export function sayWay(
  { from, to, table }: WayToDrive,
  { parts }: TodayAnswer,
  saying: Saying,
  wind: WindLimits,
  words: WayWords,
): WaySaid {
  const { now, locale } = saying
  const messages = parts.road.state === 'fresh' ? (parts.road.data ?? []) : []
  const closed = listObstacles(messages, now, now + hoursAhead * hourMs, ['closed'])
  const { legs, closures, open, passable } = judgeWay(table, { from, to }, closed)
  const gust = findGust(legs, parts.forecast, now)
  const storm =
    gust && gust.most >= wind.stormFrom
      ? [fillGaps(words.storm, { gust: formatFigure(gust.most, locale), place: gust.name })]
      : []
  const isCalm = closures.length === 0 && storm.length === 0 && parts.road.state === 'fresh'
  const around = closures.length > 0 ? [sayAround({ legs, open }, table, saying, words)] : []
  return {
    warnings: [...closures.map((each) => sayRoad(each, saying)), ...around, ...storm],
    calm: isCalm ? words.open : '',
    isShut: open === undefined,
    legs: open ? passable : table.legs,
  }
}

/** Says the way round what is closed, by the places that the usual way does not pass, or that one waits. */
function sayAround(
  { legs, open }: Pick<JudgedWay, 'legs' | 'open'>,
  table: RoadTable,
  { locale }: Saying,
  words: Pick<WayWords, 'around' | 'wait'>,
): string {
  const { by, kilometres } = describeRound({ legs, open }, table)
  if (by.length === 0) return words.wait
  return fillGaps(words.around, {
    places: joinWords(by, locale),
    kilometres: `${formatNumber(Math.round(kilometres), locale)}\u00a0km`,
  })
}

/** Returns the strongest gust of the next hours at the places beside a way. */
function findGust(way: readonly PlacedLeg[], forecast: TodayAnswer['parts']['forecast'], now: number) {
  if (forecast.state !== 'fresh') return undefined
  const points = way.flatMap(({ course }) => course)
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
