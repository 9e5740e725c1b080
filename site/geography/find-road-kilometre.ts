import { distanceBetween, type Position } from './distance-between.ts'

/** A place or junction, and how far along the road one leaves it for there. */
export interface RoadPoint {
  position: Position
  /** Whole kilometres along the road. */
  kilometre: number
}

/** Farther from every known place a position may as well be on the other side of a fjord. */
const farthest = 3

/** The kilometre at which one leaves the road for a position: that of the nearest point within three kilometres as the crow flies. */
export function findRoadKilometre(position: Position, points: readonly RoadPoint[]): number | undefined {
  let nearest = farthest
  let kilometre: number | undefined
  for (const point of points) {
    const distance = distanceBetween(position, point.position)
    if (distance <= nearest) [nearest, kilometre] = [distance, point.kilometre]
  }
  return kilometre
}
