import { remember } from '#site/content-files/remember.ts'
import type { Position } from '#site/geography/distance-between.ts'
import { findRoadKilometre, type RoadPoint } from '#site/geography/find-road-kilometre.ts'
import { wayBetween } from '#site/roads/way-queries.ts'
import { listPlacedPoints, listPointsOfE10 } from './course-queries.ts'
import { readRoad } from './road-queries.ts'

/** Returns the E10 point nearest by road to a point of the network, by id. */
function leaveE10For(id: string, e10: readonly string[]): string {
  if (e10.includes(id)) return id
  return e10.reduce((best, each) => (wayBetween(id, each).kilometres < wayBetween(id, best).kilometres ? each : best))
}

/** Returns the kilometre of every point of the E10: from the table of stops, else computed from the legs. */
function measureE10(e10: readonly string[]): Map<string, number> {
  const start = 'svolvaer'
  const east = e10.indexOf(start)
  // Halves are rounded down, as in the table of arrivals.
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
 * Returns whole kilometres along the E10 from Svolvær to the turn-off for a position, negative to the east; undefined
 * farther than three kilometres from any known point of the road.
 */
export function roadKilometreOf(position: Position): number | undefined {
  return findRoadKilometre(position, listRoadPoints('e10'))
}
