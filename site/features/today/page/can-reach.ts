import type { WeatherPlace } from '#contract/weather-places.ts'
import { weatherPlaces } from '#contract/weather-places.ts'
import type { Bridge } from '#site/content/roads/way-queries.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import { mayHold } from '#site/features/today/parts/describe-road.ts'
import { severe, type TodayView } from './today-view.ts'

const hourMs = 3_600_000
/** Whoever is out should be back so long before an orange or red warning begins, or a bridge is shut. */
export const hoursToGetBack = 2
/** The place of a closure is that of its sign, and a stretch goes on: kilometres that a way passes it by. */
export const closureReach = 4

interface WindyHour {
  /** ms since 1970. */
  start: number
  gust: number | null
}

/** Returns the hours at a bridge: the strongest gusts of the places beside it, unknown where one of them is. */
export function hoursAtBridge<Hour extends WindyHour>(
  bridge: Bridge | undefined,
  hoursAt: Record<WeatherPlace, readonly Hour[]>,
): Hour[] {
  const [first, ...others] = bridge?.judgedBy ?? []
  return (first ? hoursAt[first] : []).map((hour) => {
    const gusts = [hour, ...others.map((place) => hoursAt[place].find(({ start }) => start === hour.start))].map(
      (each) => each?.gust ?? null,
    )
    return { ...hour, gust: gusts.includes(null) ? null : Math.max(...(gusts as number[])) }
  })
}

/**
 * Returns whether one can count on driving from the visitor's place to another now, staying until a moment, and getting back: no bridge
 * on the way that gusts may shut, or whose gusts nobody knows, no closed road, no orange or red warning at either end.
 */
export function canReach({ answer, now, place, wind }: TodayView, to: WeatherPlace, until: number): boolean {
  if (to === place) return true
  const back = until + hoursToGetBack * hourMs
  const { forecast, warnings, road } = answer.parts
  const hoursAt = Object.fromEntries(
    (forecast.data ?? []).map(({ place: each, hours }) => [
      each,
      hours.map(({ time, gust, wind: mean }) => ({ start: Date.parse(time), gust: gust ?? mean })),
    ]),
  ) as Record<WeatherPlace, WindyHour[]>
  for (const each of Object.keys(weatherPlaces) as WeatherPlace[]) hoursAt[each] ??= []
  const [kilometres, ...bridges] = wind.ways[place][to]
  const isOpen = (id: string) => {
    const bridge = wind.bridges.find((each) => each.id === id)
    const hours = hoursAtBridge(bridge, hoursAt).filter(({ start }) => start > now - hourMs && start < back)
    return hours.length > 0 && hours.every(({ gust }) => gust !== null && gust < wind.stormFrom)
  }
  const isWarned = warnings.data?.some(
    ({ isAtSea, level, places, startsAt, endsAt }) =>
      !isAtSea &&
      (level ?? severe) >= severe &&
      (places.includes(place) || places.includes(to)) &&
      Date.parse(startsAt) < back &&
      (endsAt === null || Date.parse(endsAt) > now),
  )
  const [from, there] = [weatherPlaces[place], weatherPlaces[to]]
  const isClosed = road.data?.some(
    (each) =>
      (each.kind === 'closed' || each.kind === 'convoy') &&
      distanceBetween(from, each) + distanceBetween(each, there) <= kilometres + closureReach &&
      mayHold(each, now, back),
  )
  return bridges.every(isOpen) && !isWarned && !isClosed
}
