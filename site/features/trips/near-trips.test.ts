import { describe, expect, it } from 'vitest'
import { trips } from '#site/content-model/trip-queries.ts'
import { distanceBetween } from '#site/geography/distance-between.ts'
import { listNearTrips } from './near-trips.ts'

const all = trips.list('no')

describe('listNearTrips', () => {
  it.each(all.map((trip) => [trip.id, trip] as const))('gives the nearest to %s, its own type first', (_, trip) => {
    const near = listNearTrips(trip, all, all.length)
    expect(near.map(({ id }) => id)).not.toContain(trip.id)
    expect(near).toHaveLength(all.length - 1)
    const ranks = near.map(({ facts }) => [
      Number(facts.type !== trip.facts.type),
      distanceBetween(trip.facts.coordinates, facts.coordinates),
    ])
    expect(ranks).toEqual(
      ranks.toSorted((one, other) => Number(one[0]) - Number(other[0]) || Number(one[1]) - Number(other[1])),
    )
  })

  it.each(all.map((trip) => [trip.id, trip] as const))('gives the first four of these: %s', (_, trip) => {
    expect(listNearTrips(trip, all)).toEqual(listNearTrips(trip, all, all.length).slice(0, 4))
  })
})
