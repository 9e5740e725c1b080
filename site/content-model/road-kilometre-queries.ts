import { remember } from '#site/content-files/remember.ts'
import type { Position } from '#site/geography/distance-between.ts'
import { findRoadKilometre, type RoadPoint } from '#site/geography/find-road-kilometre.ts'
import { listPlacedPoints } from './course-queries.ts'
import { positionOnE10 } from './road-queries.ts'

const listRoadPoints: (key: 'e10') => RoadPoint[] = remember(() =>
  listPlacedPoints().map(({ id, position }) => ({ position, kilometre: positionOnE10(id).kilometre })),
)

/**
 * Returns whole kilometres along the E10 from Svolvær to the turn-off for a position, negative to the east; undefined
 * farther than three kilometres from any known point of the road.
 */
export function roadKilometreOf(position: Position): number | undefined {
  return findRoadKilometre(position, listRoadPoints('e10'))
}
