import type { Position } from '#site/geography/distance-between.ts'
import { findRoadKilometre, type RoadPoint } from '#site/geography/find-road-kilometre.ts'
import { listPlacedPoints, listPointsOfE10 } from './course-queries.ts'
import { remember } from './remember.ts'
import { readRoad } from './road-queries.ts'
import { wayBetween } from './way-queries.ts'

/** Where one leaves the E10 for a point of the network: the id of the point of the E10 that is nearest by road. */
function leaveE10For(id: string, e10: readonly string[]): string {
  if (e10.includes(id)) return id
  return e10.reduce((best, each) => (wayBetween(id, each).kilometres < wayBetween(id, best).kilometres ? each : best))
}

/** The kilometre of every point of the E10: as the table of its stops has it, else added up from the legs. */
function measureE10(e10: readonly string[]): Map<string, number> {
  const start = 'svolvaer'
  const east = e10.indexOf(start)
  // Half a kilometre counts down, as in the table of arrivals.
  const kilometres = new Map(
    e10.map((id, index) => [id, Math.ceil(wayBetween(start, id).kilometres - 0.5) * (index > east ? -1 : 1)]),
  )
  const placed = new Set(listPlacedPoints().map(({ id }) => id))
  for (const { id, kilometre } of readRoad().stops) if (placed.has(id)) kilometres.set(leaveE10For(id, e10), kilometre)
  return kilometres
}

const listRoadPoints: (key: 'e10') => RoadPoint[] = remember(() => {
  const e10 = listPointsOfE10().map(({ id }) => id)
  const kilometres = measureE10(e10)
  return listPlacedPoints().map(({ id, position }) => ({
    position,
    kilometre: kilometres.get(leaveE10For(id, e10)) ?? Number.NaN,
  }))
})

/**
 * Whole kilometres from Svolvær along the E10 to where one leaves it for a position, negative to the east; undefined where
 * no place or junction of the road is within three kilometres: on islands without a bridge, in the mountains, far away.
 */
export function roadKilometreOf(position: Position): number | undefined {
  return findRoadKilometre(position, listRoadPoints('e10'))
}
