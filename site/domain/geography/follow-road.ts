import type { Position } from './distance-between.ts'
import { placeBesideRoad, positionAtKilometre, type RoadLine } from './road-line.ts'

/** Kilometres: a place farther beside the road has roads of its own, which the line does not know. */
const farthestAside = 15
/** Kilometres: on a shorter stretch the straight line says as much. */
const shortestStretch = 1

/**
 * Returns the way through these places along a road: between two beside it the corners of the road, from each to the road a
 * straight line. Straight where a place is far from it.
 */
export function followRoad(places: readonly Position[], road: RoadLine): Position[] {
  const [first, ...others] = places
  if (!first) return []
  const way = [first]
  let before = first
  for (const place of others) {
    way.push(...listCorners(before, place, road), place)
    before = place
  }
  return way
}

/** Returns the corners of a road between two places beside it; none where it is no way between them. */
export function listCorners(from: Position, to: Position, road: RoadLine): Position[] {
  const [start, end] = [placeBesideRoad(from, road), placeBesideRoad(to, road)]
  if (Math.max(start.aside, end.aside) > farthestAside) return []
  const [low, high] = [Math.min(start.kilometre, end.kilometre), Math.max(start.kilometre, end.kilometre)]
  if (high - low < shortestStretch) return []
  const between = road.positions.filter((_, index) => {
    const kilometre = road.kilometres[index] ?? 0
    return kilometre > low && kilometre < high
  })
  const corners = [positionAtKilometre(low, road), ...between, positionAtKilometre(high, road)].map(roundPosition)
  return start.kilometre <= end.kilometre ? corners : corners.toReversed()
}

/** About a metre, as finely as the map knows it. */
function roundPosition({ latitude, longitude }: Position): Position {
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) }
}
