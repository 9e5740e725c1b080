import { expect, it } from 'vitest'
import { findStops } from './find-stops.ts'
import { atlas } from './trip-plan-examples.ts'

const namesOf = (typed: string) => findStops(typed, atlas).map(({ name }) => name)

it.each([
  ['reine', 'Reine'],
  ['NUSFJ', 'Nusfjord'],
  ['svolvaer', 'Svolvær'],
  ['a', 'Å'],
])('%s finds %s first', (typed, name) => expect(namesOf(typed)).toContain(name))

it.each(['', '   ', 'qqqq'])('«%s» finds nothing', (typed) => expect(namesOf(typed)).toEqual([]))

it('finds few enough to read, those that begin so first', () => {
  const found = namesOf('le')
  expect(found.length).toBeLessThanOrEqual(8)
  expect(found[0]?.toLowerCase().startsWith('le')).toBe(true)
})

it('makes a stop of a position with a name', () => {
  expect(findStops('68.0905, 13.1567 Secret cove', atlas)).toMatchObject([{ name: 'Secret cove', isBed: false }])
})
