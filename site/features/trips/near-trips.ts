import type { Trip } from '#site/editorial/trip-queries.ts'
import { distanceBetween } from '#site/geography/distance-between.ts'

/** The trips that begin nearest to another one’s start, nearest first, those of its own type before the others. */
export function listNearTrips(trip: Trip, trips: readonly Trip[], count = 4): Trip[] {
  const far = (other: Trip) => distanceBetween(trip.facts.coordinates, other.facts.coordinates)
  const isOther = (other: Trip) => Number(other.facts.type !== trip.facts.type)
  return trips
    .filter(({ id }) => id !== trip.id)
    .toSorted((one, other) => isOther(one) - isOther(other) || far(one) - far(other))
    .slice(0, count)
}
