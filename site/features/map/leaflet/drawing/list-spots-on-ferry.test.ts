import { expect, it } from 'vitest'
import { placeInWorld } from '#site/domain/geography/decode-map-level.ts'
import { listSpotsOnFerry } from './list-spots-on-ferry.ts'
import { frameAt, readExampleLevel } from './recording-pen.ts'

const { ferries } = readExampleLevel('fine')
/** On the line from Moskenes to Bodø. */
const place = placeInWorld(67.65, 13.402)

it('puts one name where it has its place from far off', () => {
  const frame = frameAt(67.65, 13.402, 8)
  const [own, ...others] = listSpotsOnFerry(place, ferries, frame)
  expect(own?.x).toBeCloseTo(500, -1)
  expect(own?.y).toBeCloseTo(300, -1)
  expect(Math.abs(own?.angle ?? 9)).toBeLessThanOrEqual(Math.PI / 2)
  expect(others).toEqual([])
})

it('repeats it along the line from near by, at places that stay where they are when the map moves', () => {
  const spots = listSpotsOnFerry(place, ferries, frameAt(67.87, 13.08, 11))
  expect(spots.length).toBeGreaterThan(3)
  expect(spots.some(({ x, y }) => x > 0 && y > 0 && x < 1000 && y < 600)).toBe(true)
  const moved = listSpotsOnFerry(place, ferries, { ...frameAt(67.87, 13.08, 11), left: 0, top: 0 })
  const [first, second] = [spots[1], spots[2]]
  const [firstMoved, secondMoved] = [moved[1], moved[2]]
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo((secondMoved?.x ?? 0) - (firstMoved?.x ?? 0), 3)
})

it('has no place without ferries', () => {
  expect(listSpotsOnFerry(place, [], frameAt(68, 13, 9))).toEqual([])
})
