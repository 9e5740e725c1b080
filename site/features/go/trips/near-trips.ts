import type { Trip } from '#site/content/model/trip-queries.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'

/** Returns the trips of any kind that start nearest to a trip as the crow flies, nearest first. */
export function listNearTrips(trip: Trip, trips: readonly Trip[], count = 4): Trip[] {
  const kilometresTo = ({ facts }: Trip) => distanceBetween(trip.facts.coordinates, facts.coordinates)
  return trips
    .filter(({ id }) => id !== trip.id)
    .sort((one, other) => kilometresTo(one) - kilometresTo(other))
    .slice(0, count)
}
