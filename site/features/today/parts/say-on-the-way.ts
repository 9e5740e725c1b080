import type { RoadMessage } from '#contract/today.ts'
import { type WeatherPlace, weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { mayHold, sayRoad } from './describe-road.ts'
import type { Saying } from './say-part.ts'

const dayMs = 24 * 3_600_000
/** The place of a closure is that of its sign, and a stretch goes on: kilometres that a way passes it by. */
const closureReach = 4
/** The E10 runs from east to west, and other roads lead off it: a closure of one concerns what is so near, in kilometres. */
const sideRoad = 12
const degreesAround = 0.03

/**
 * Returns which road is closed in the next day between a place and where a page leads, in a sentence; null where none is known to be.
 * `way` is latitude, longitude, and the kilometres from each place with a forecast.
 */
export function sayOnTheWay(
  way: string,
  messages: readonly RoadMessage[],
  place: WeatherPlace,
  saying: Saying,
): string | null {
  const [latitude, longitude, ...kilometres] = way.split(' ').map(Number)
  if (latitude === undefined || longitude === undefined) return null
  const from = weatherPlaces[place]
  const there = { latitude, longitude }
  const far = (kilometres[weatherPlaceKeys.indexOf(place)] ?? 0) + closureReach
  const found = messages.find(
    (each) =>
      (each.kind === 'closed' || each.kind === 'convoy') &&
      mayHold(each, saying.now, saying.now + dayMs) &&
      distanceBetween(from, each) + distanceBetween(each, there) <= far &&
      (each.road === 'E10' || each.road === null
        ? isBetween(each.longitude, from.longitude, longitude)
        : Math.min(distanceBetween(each, there), distanceBetween(each, from)) <= sideRoad),
  )
  return found ? fillGaps(saying.words.onTheWay, { place: from.name, closure: sayRoad(found, saying) }) : null
}

function isBetween(value: number, one: number, other: number): boolean {
  return value > Math.min(one, other) - degreesAround && value < Math.max(one, other) + degreesAround
}
