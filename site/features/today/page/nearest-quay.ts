import type { WeatherPlace } from '#contract/weather-places.ts'
import { sumLegs } from '#site/domain/geography/find-way.ts'
import { type RoadTableText, readRoadTable } from '#site/domain/geography/road-table.ts'

/** Returns the stop of the quay that is nearest to a place by road, and the point of the road table at which it lies. */
export function findNearestQuay(
  place: WeatherPlace,
  roads: RoadTableText,
): { stop: string; at: string; minutes: number } | undefined {
  const { quays, wayBetween } = readRoadTable(roads)
  return Object.entries(quays)
    .flatMap(([stop, at]) => {
      const way = wayBetween(place, at)
      return way.length > 0 ? [{ stop, at, minutes: sumLegs(way).minutes }] : []
    })
    .toSorted((one, other) => one.minutes - other.minutes)[0]
}

/** Returns what leaves from stops with that of the quay nearest to a place first, and otherwise as it came. */
export function putNearestFirst<Each>(
  list: readonly Each[],
  stopOf: (each: Each) => string,
  place: WeatherPlace,
  roads: RoadTableText,
): Each[] {
  const nearest = findNearestQuay(place, roads)?.stop
  return list.toSorted((one, other) => Number(stopOf(other) === nearest) - Number(stopOf(one) === nearest))
}
