import { expect, it } from 'vitest'
import { distanceBetween, type Position } from './distance-between.ts'
import { followRoad } from './follow-road.ts'
import { readE10 } from './road-line.ts'

const svolvaer = { latitude: 68.2343, longitude: 14.5683 }
const leknes = { latitude: 68.1475, longitude: 13.6116 }
const reine = { latitude: 67.9325, longitude: 13.0888 }
const bodo = { latitude: 67.2804, longitude: 14.4049 }

function lengthOf(way: readonly Position[]): number {
  return way.reduce((sum, position, index) => {
    const before = way[index - 1]
    return before ? sum + distanceBetween(before, position) : sum
  }, 0)
}

it('follows the road from place to place, as far as the road is long', () => {
  const way = followRoad([svolvaer, leknes, reine], readE10())
  expect(way[0]).toEqual(svolvaer)
  expect(way.at(-1)).toEqual(reine)
  expect(way).toContainEqual(leknes)
  // 120 km by the table of the road; the line is simplified.
  expect(lengthOf(way)).toBeGreaterThan(110)
  expect(lengthOf(way)).toBeLessThan(130)
})

it('is the same way back', () => {
  expect(followRoad([reine, leknes], readE10())).toEqual(followRoad([leknes, reine], readE10()).toReversed())
})

it('is straight to a place far from the road, next door, and for one place alone', () => {
  expect(followRoad([bodo, reine], readE10())).toEqual([bodo, reine])
  const nextDoor = { latitude: 67.9333, longitude: 13.0892 }
  expect(followRoad([reine, nextDoor], readE10())).toEqual([reine, nextDoor])
  expect(followRoad([reine], readE10())).toEqual([reine])
  expect(followRoad([], readE10())).toEqual([])
})
