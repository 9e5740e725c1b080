import { remember } from '#site/content/files/remember.ts'
import { wayBetween } from '#site/content/roads/way-queries.ts'
import { distanceBetween, type Position } from '#site/domain/geography/distance-between.ts'
import { listPlacedPoints, type PlacedPoint } from './course-queries.ts'

interface Access {
  point: PlacedPoint
  /** As the crow flies, to the nearest point of the road network. */
  kilometres: number
}

/** Kilometres: what lies farther from every point of the road network is on an island without one. */
const farthestFromRoad = 10
/** How many times as far the road may be. */
const mostTimes = 3
/** Kilometres of road that nobody calls far, however near the other side is. */
const nearAnyway = 5

const listPoints: (key: 'all') => PlacedPoint[] = remember(() => listPlacedPoints())

/** Of positions by «latitude longitude», because thousands of pairs ask for a few hundred. */
const accessOf = remember((key: string): Access => {
  const [latitude = 0, longitude = 0] = key.split(' ').map(Number)
  const distances = listPoints('all').map((point) => ({
    point,
    kilometres: distanceBetween({ latitude, longitude }, point.position),
  }))
  return distances.reduce((best, each) => (each.kilometres < best.kilometres ? each : best))
})

/**
 * Returns whether water or mountains lie between two positions: the road is more than three times as long as the straight line, or
 * only one of them has a road. The road is the least it can be, so what is a little way off its points is not called far.
 */
export function isFarByRoad(one: Position, other: Position): boolean {
  const [from, to] = [one, other].map(({ latitude, longitude }) => accessOf(`${latitude} ${longitude}`))
  if (!from || !to) return false
  const isOnIsland = ({ kilometres }: Access) => kilometres > farthestFromRoad
  if (isOnIsland(from) || isOnIsland(to)) return isOnIsland(from) !== isOnIsland(to)
  const road = wayBetween(from.point.id, to.point.id).kilometres - from.kilometres - to.kilometres
  return road > Math.max(nearAnyway, mostTimes * distanceBetween(one, other))
}
