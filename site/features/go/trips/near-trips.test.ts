import { describe, expect, it } from 'vitest'
import { trips } from '#site/content/model/trip-queries.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import { listNearTrips } from './popular-trips.ts'

const all = trips.list('no')

describe('listNearTrips', () => {
  it.each(all.map((trip) => [trip.id, trip] as const))('gives the four nearest to %s, of any kind', (_, trip) => {
    const near = listNearTrips(trip, all)
    const kilometresTo = ({ facts }: (typeof all)[number]) => distanceBetween(trip.facts.coordinates, facts.coordinates)
    const others = all.filter((each) => each !== trip && !near.includes(each))
    expect(near).toHaveLength(4)
    expect(near).not.toContain(trip)
    expect(others).toHaveLength(all.length - 5)
    const kilometres = near.map(kilometresTo)
    expect(kilometres).toEqual(kilometres.toSorted((one, other) => one - other))
    expect(Math.min(...others.map(kilometresTo))).toBeGreaterThanOrEqual(kilometres.at(-1) ?? 0)
  })

  it('gives a boat trip the walks of its harbour', () => {
    const skrova = all.find(({ id }) => id === 'skrova')
    if (!skrova) throw new Error('Skrova is gone.')
    const kinds = listNearTrips(skrova, all).map(({ facts }) => facts.type)
    expect(kinds).toContain('hike')
  })
})
