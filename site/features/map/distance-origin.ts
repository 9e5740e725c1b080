import { distanceBetween, type Position } from '#site/domain/geography/distance-between.ts'
import { startView } from './shown-point.ts'

/** Stands for the visitor’s own position. Never written into an address. */
export const here = 'here'

export interface Village {
  id: string
  name: string
  coordinates: Position
}

/** Returns where distances are measured from, undefined when unknown. */
export function findOrigin(
  from: string | undefined,
  villages: readonly Village[],
  position: Position | undefined,
): Position | undefined {
  return from === here ? position : villages.find(({ id }) => id === from)?.coordinates
}

/** Farther than every point of the map, including Bodø and Evenes with their airports. */
const farKilometres = 200

/** Returns the kilometres to the middle of Lofoten for visitors far from it, else undefined. */
export function findFarDistance(position: Position): number | undefined {
  const distance = distanceBetween(position, startView)
  return distance > farKilometres ? distance : undefined
}
