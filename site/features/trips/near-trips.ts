import type { Trip } from '#site/content-model/trip-queries.ts'
import { distanceBetween } from '#site/geography/distance-between.ts'

interface Ranked {
  trip: Trip
  isOtherType: boolean
  kilometres: number
}

function comesBefore(one: Ranked, other: Ranked): boolean {
  if (one.isOtherType !== other.isOtherType) return other.isOtherType
  return one.kilometres < other.kilometres
}

/** Returns the trips that start nearest to a trip, nearest first, those of its own type before others. */
export function listNearTrips(trip: Trip, trips: readonly Trip[], count = 4): Trip[] {
  const near: Ranked[] = []
  // Selected in one pass instead of sorting all: every trip page does this.
  for (const other of trips) {
    if (other.id === trip.id) continue
    const kilometres = distanceBetween(trip.facts.coordinates, other.facts.coordinates)
    const ranked = { trip: other, isOtherType: other.facts.type !== trip.facts.type, kilometres }
    const place = near.findIndex((each) => comesBefore(ranked, each))
    if (place >= 0) near.splice(place, 0, ranked)
    else if (near.length < count) near.push(ranked)
    if (near.length > count) near.pop()
  }
  return near.map(({ trip: found }) => found)
}
