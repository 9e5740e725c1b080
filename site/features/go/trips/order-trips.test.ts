import { expect, test } from 'vitest'
import { trips } from '#site/content/model/trip-queries.ts'
import { groupByArea } from './HikesByArea.tsx'

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
