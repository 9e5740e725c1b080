import { remember } from '#site/content/files/remember.ts'
import { distanceBetween, type Position } from '#site/domain/geography/distance-between.ts'
import { placeBesideRoad, readE10 } from '#site/domain/geography/road-line.ts'
import { listPlacedPoints } from './course-queries.ts'
import { positionOnE10, postAt, shorterWayTo } from './road-queries.ts'

export interface RoadPoint {
  position: Position
  kilometre: number
}

/** Kilometres; farther away, a position may be on the other side of a fjord. */
const farthest = 3

/** Returns the kilometre of the turn-off nearest to a position, within three kilometres as the crow flies. */
export function findRoadKilometre(position: Position, points: readonly RoadPoint[]): number | undefined {
  let nearest = farthest
  let kilometre: number | undefined
  for (const point of points) {
    const distance = distanceBetween(position, point.position)
    if (distance <= nearest) [nearest, kilometre] = [distance, point.kilometre]
  }
  return kilometre
}

const listRoadPoints: (key: 'e10') => RoadPoint[] = remember(() =>
  listPlacedPoints().map(({ id, position }) => ({ position, kilometre: positionOnE10(id).kilometre })),
)

/** Kilometres: what lies so near the road needs no turn-off. */
const besideRoad = 0.6
/** Kilometres: nearer to a point of the road table it is that point that one turns off at. */
const atPoint = 0.5

/**
 * Returns whole kilometres along the E10 from Svolvær to the turn-off for a position, negative to the east; undefined
 * farther than three kilometres from any known point of the road.
 */
export function roadKilometreOf(position: Position): number | undefined {
  const points = listRoadPoints('e10')
  const { kilometre, aside } = placeBesideRoad(position, readE10())
  const isAtPoint = points.some((point) => distanceBetween(position, point.position) < atPoint)
  if (aside < besideRoad && !isAtPoint) return Math.round(postAt(kilometre)) + 0
  return findRoadKilometre(position, points)
}

/**
 * Returns whole kilometres of road from Svolvær to a village at a position: those of its turn-off and, where the road table knows
 * them, from there, or those of another road where that is shorter.
 */
export function roadKilometresTo(position: Position): number | undefined {
  const point = listPlacedPoints().find((each) => distanceBetween(position, each.position) < atPoint)
  const { kilometre, offRoad = 0 } = point ? positionOnE10(point.id) : { kilometre: roadKilometreOf(position) }
  return (point && shorterWayTo(point.id)) ?? (kilometre === undefined ? undefined : Math.abs(kilometre) + offRoad)
}
