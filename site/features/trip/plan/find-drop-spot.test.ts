import { expect, it } from 'vitest'
import { findDropSpot } from './find-drop-spot.ts'

const lists = [
  { day: 0, top: 0, bottom: 100, middles: [20, 60] },
  { day: 1, top: 120, bottom: 220, middles: [] },
  { day: 'waiting' as const, top: 300, bottom: 400, middles: [350] },
]

it('finds the spot between the rows at a height', () => {
  expect(findDropSpot(lists, 10)).toEqual({ day: 0, index: 0 })
  expect(findDropSpot(lists, 30)).toEqual({ day: 0, index: 1 })
  expect(findDropSpot(lists, 99)).toEqual({ day: 0, index: 2 })
  expect(findDropSpot(lists, 150)).toEqual({ day: 1, index: 0 })
  expect(findDropSpot(lists, 360)).toEqual({ day: 'waiting', index: 1 })
})

it('takes the nearest list between two and beyond the last', () => {
  expect(findDropSpot(lists, 109)).toEqual({ day: 0, index: 2 })
  expect(findDropSpot(lists, 112)).toEqual({ day: 1, index: 0 })
  expect(findDropSpot(lists, -50)).toEqual({ day: 0, index: 0 })
  expect(findDropSpot(lists, 900)).toEqual({ day: 'waiting', index: 1 })
  expect(findDropSpot([], 10)).toBeUndefined()
})
