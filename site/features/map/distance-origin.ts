import { distanceBetween, type Position } from '#site/geography/distance-between.ts'
import { startView } from './shown-point.ts'

/** In place of a village: the visitor’s own position. Never written into an address. */
export const here = 'here'

/** A village from which distances can be measured. */
export interface Village {
  id: string
  name: string
  coordinates: Position
}

/** From where distances are measured: a village or the visitor’s position; undefined when it is not known. */
export function findOrigin(
  from: string | undefined,
  villages: readonly Village[],
  position: Position | undefined,
): Position | undefined {
  return from === here ? position : villages.find(({ id }) => id === from)?.coordinates
}

/** Farther than every point of the map, Bodø and Evenes with their airports among them. */
const farKilometres = 200

/** Kilometres to the middle of Lofoten as the crow flies for whoever is not near it; undefined for the others. */
export function findFarDistance(position: Position): number | undefined {
  const distance = distanceBetween(position, startView)
  return distance > farKilometres ? distance : undefined
}
