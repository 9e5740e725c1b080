import { bearingBetween, distanceBetween, type Position } from '#site/domain/geography/distance-between.ts'

/** Kilometres: one stands on it. */
const onTop = 0.3
/** More numbers on one ring are not read. */
const mostSummits = 8

/** Returns the nearest named summits within a reach in kilometres, by their bearing from north. Whether a nearer mountain hides one is unknown. */
export function listSeen<Summit extends Position & { name: string }>(
  position: Position,
  summits: readonly Summit[],
  reach: number,
): { name: string; bearing: number; distance: number }[] {
  return summits
    .map((summit) => ({
      name: summit.name,
      bearing: bearingBetween(position, summit),
      distance: distanceBetween(position, summit),
    }))
    .filter(({ distance }) => distance > onTop && distance <= reach)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, mostSummits)
    .sort((one, other) => one.bearing - other.bearing)
}
