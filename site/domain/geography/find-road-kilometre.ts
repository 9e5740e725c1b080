import { distanceBetween, type Position } from './distance-between.ts'

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
