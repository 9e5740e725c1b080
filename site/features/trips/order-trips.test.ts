import { expect, test } from 'vitest'
import { trips } from '#site/content-model/trip-queries.ts'
import { groupByArea } from './group-by-area.ts'
import { listNearTrips } from './near-trips.ts'

const all = trips.list('no')
const hikes = all.filter(({ facts }) => facts.type === 'hike')

test('areas go from west to east, and every hike stands in its own', () => {
  const areas = groupByArea(hikes)
  expect(areas.map(({ municipality }) => municipality)).toEqual([
    'Moskenes',
    'Flakstad',
    'Vestvågøy',
    'Vågan',
    'Hadsel',
  ])
  for (const { municipality, trips: inArea } of areas)
    for (const { facts } of inArea) expect(facts.municipality).toBe(municipality)
  expect(areas.flatMap((area) => area.trips)).toHaveLength(hikes.length)
})

test('the first row of the list, and of each area that has another, is never a trip with a warning', () => {
  for (const { trips: inArea } of groupByArea(hikes)) {
    const hasOther = inArea.some(({ facts }) => !facts.advisedAgainst)
    expect(Boolean(inArea[0]?.facts.advisedAgainst)).toBe(!hasOther)
  }
})

test('near trips are others, those of the same kind first, nearest first', () => {
  for (const trip of all) {
    const near = listNearTrips(trip, all)
    expect(near).toHaveLength(4)
    expect(near).not.toContain(trip)
    const kinds = near.map(({ facts }) => facts.type === trip.facts.type)
    expect(kinds).toEqual(kinds.toSorted((one, other) => Number(other) - Number(one)))
  }
  const ryten = all.find(({ id }) => id === 'ryten')
  if (!ryten) throw new Error('Ryten is gone.')
  expect(listNearTrips(ryten, all)[0]?.id).toBe('kvalvika')
})
