import { expect, test } from 'vitest'
import { isFarByRoad } from './far-by-road.ts'
import { places } from './place-queries.ts'

const positionOf = (id: string) => places.read(id, 'no').facts.coordinates
const mortsund = { latitude: 68.0835, longitude: 13.6349 }
const heliportOfVaeroy = { latitude: 67.6546, longitude: 12.7273 }

test('what lies across a fjord is far, what lies along the road is not', () => {
  expect(isFarByRoad(positionOf('ballstad'), mortsund)).toBe(true)
  expect(isFarByRoad(positionOf('leknes'), positionOf('ballstad'))).toBe(false)
  expect(isFarByRoad(positionOf('reine'), positionOf('hamnoy'))).toBe(false)
})

test('a few kilometres round a runway are not far', () => {
  expect(isFarByRoad(positionOf('leknes'), { latitude: 68.1525, longitude: 13.6094 })).toBe(false)
})

test('an island without a road is far from the road, and near to itself', () => {
  expect(isFarByRoad(positionOf('a'), heliportOfVaeroy)).toBe(true)
  expect(isFarByRoad({ latitude: 67.66, longitude: 12.7 }, heliportOfVaeroy)).toBe(false)
})
