import { expect, test } from 'vitest'
import { findWay } from './find-way.ts'

const legs = [
  { from: 'a', to: 'b', kilometres: 5, minutes: 6 },
  { from: 'b', to: 'c', kilometres: 7, minutes: 9 },
  { from: 'a', to: 'c', kilometres: 9, minutes: 20 },
  { from: 'x', to: 'y', kilometres: 1, minutes: 1 },
]

test('the quickest way is added up, not the one with the fewest legs', () => {
  expect(findWay(legs, 'a', 'c')).toEqual({ kilometres: 12, minutes: 15 })
})

test('a way is the same in both directions, and nothing from a point to itself', () => {
  expect(findWay(legs, 'c', 'a')).toEqual(findWay(legs, 'a', 'c'))
  expect(findWay(legs, 'a', 'a')).toEqual({ kilometres: 0, minutes: 0 })
})

test('where no road leads there is no way', () => {
  expect(findWay(legs, 'a', 'y')).toBeUndefined()
  expect(findWay(legs, 'a', 'nowhere')).toBeUndefined()
})
