import type { RoadMessage } from '#contract/today.ts'
import type { WeatherPlace } from '#contract/weather-places.ts'
import type { Bridge } from '#site/content/roads/way-queries.ts'
import { sumLegs } from '#site/domain/geography/find-way.ts'
import { type PlacedLeg, readRoadTable } from '#site/domain/geography/road-table.ts'
import { findBridgesOn, type JudgedWay, judgeWay, listObstacles } from '#site/features/today/parts/judge-way.ts'
import { describeAllHours, hoursAtBridge, hoursToGetBack } from './hours-at-place.ts'
import { severe, type TodayView } from './today-view.ts'

const hourMs = 3_600_000
const minuteMs = 60_000

/** How one comes from the visitor's place to another by road now. */
export interface Drive {
  /** The first closure on the usual way. */
  closure: RoadMessage | undefined
  way: JudgedWay
  /** A bridge on the way that is left, which gusts may shut before one is over it. */
  bridge: Bridge | undefined
}

/** Returns what closures and wind make of a drive that begins now, to a point of the road table. */
export function judgeDrive({ answer, now, place, wind }: TodayView, to: string): Drive {
  const table = readRoadTable(wind.roads)
  const hoursAt = describeAllHours(answer, now)
  const end = (legs: readonly PlacedLeg[]) => now + sumLegs(legs).minutes * minuteMs
  const closed = listObstacles(answer.parts.road.data ?? [], now, end(table.wayBetween(place, to)), ['closed'])
  const way = judgeWay(table, { from: place, to }, closed)
  const left = way.open ?? []
  const isWindy = (bridge: Bridge) =>
    hoursAtBridge(bridge, hoursAt).some(
      ({ start, gust }) => start < end(left) && gust !== null && gust >= wind.stormFrom,
    )
  return { closure: way.closures[0], way, bridge: findBridgesOn(left, wind.bridges).find(isWindy) }
}

/**
 * Returns whether one can count on driving from the visitor's place to another now, staying until a moment, and getting back: no bridge
 * on the way that gusts may shut, or whose gusts nobody knows, no closed road, no orange or red warning at either end.
 */
export function canReach(view: TodayView, to: WeatherPlace, until: number): boolean {
  const { answer, now, place, wind } = view
  if (to === place) return true
  const back = until + hoursToGetBack * hourMs
  const { road } = answer.parts
  const hoursAt = describeAllHours(answer, now)
  const way = judgeWay(readRoadTable(wind.roads), { from: place, to }, listObstacles(road.data ?? [], now, back))
  const isOpen = (bridge: Bridge) => {
    const hours = hoursAtBridge(bridge, hoursAt).filter(({ start }) => start < back)
    return hours.length > 0 && hours.every(({ gust }) => gust !== null && gust < wind.stormFrom)
  }
  const isWarned = isWarnedAt(view, [place, to], back)
  return findBridgesOn(way.legs, wind.bridges).every(isOpen) && !isWarned && way.closures.length === 0
}

/** Returns whether nobody should drive out at the visitor's place before a moment: gusts that may shut bridges, an orange or red warning. */
export function isStormy(view: TodayView, until: number): boolean {
  const { answer, now, place, wind } = view
  const hours = describeAllHours(answer, now)[place].filter(({ start }) => start < until)
  return hours.some(({ gust }) => gust !== null && gust >= wind.stormFrom) || isWarnedAt(view, [place], until)
}

/** Returns whether an orange or red warning holds for one of some places before a moment. */
function isWarnedAt({ answer, now }: TodayView, at: readonly WeatherPlace[], until: number): boolean {
  return (answer.parts.warnings.data ?? []).some(
    ({ isAtSea, level, places, startsAt, endsAt }) =>
      !isAtSea &&
      (level ?? severe) >= severe &&
      at.some((place) => places.includes(place)) &&
      Date.parse(startsAt) < until &&
      (endsAt === null || Date.parse(endsAt) > now),
  )
}
