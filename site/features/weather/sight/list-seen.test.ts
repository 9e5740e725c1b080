import { expect, it } from 'vitest'
import { listSeen } from './list-seen.ts'

const here = { latitude: 68, longitude: 14 }

it('lists the nearest summits by their bearing, without the one that one stands on and those beyond the reach', () => {
  const seen = listSeen(
    here,
    [
      { name: 'west', latitude: 68, longitude: 13.9 },
      { name: 'here', latitude: 68.001, longitude: 14 },
      { name: 'north', latitude: 68.05, longitude: 14.0001 },
      { name: 'far', latitude: 69, longitude: 14 },
    ],
    20,
  )
  expect(seen.map(({ name }) => name)).toEqual(['north', 'west'])
  expect(seen[1]?.bearing).toBeCloseTo(270, 0)
  expect(seen[1]?.distance).toBeCloseTo(4.17, 1)
})

it('keeps the eight nearest', () => {
  const summits = Array.from({ length: 12 }, (_, index) => ({
    name: String(index),
    latitude: 68.01 + index / 100,
    longitude: 14,
  }))
  expect(listSeen(here, summits, 50)).toHaveLength(8)
})
