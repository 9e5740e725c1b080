import type { Trip } from '#site/editorial/trip-queries.ts'
import { distanceBetween } from '#site/geography/distance-between.ts'

/** The trips that begin nearest to another one’s start, nearest first, those of its own type before the others. */
export function listNearTrips(trip: Trip, trips: readonly Trip[], count = 4): Trip[] {
  return trips
    .filter(({ id }) => id !== trip.id)
    .map((other) => ({
      other,
      far: distanceBetween(trip.facts.coordinates, other.facts.coordinates),
      isOther: Number(other.facts.type !== trip.facts.type),
    }))
    .sort((one, another) => one.isOther - another.isOther || one.far - another.far)
    .slice(0, count)
    .map(({ other }) => other)
}
