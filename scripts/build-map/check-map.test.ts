import type { Position } from 'geojson'
import { expect, it } from 'vitest'
import { checkE10, checkNoOverlap, checkVillages } from './check-map.ts'

const piece = (line: Position[], ref = 'E10') => ({ line, ref, isTunnel: false, isOverSea: false })
const west = piece([
  [13, 68],
  [13.1, 68],
])
const middle = piece([
  [13.1, 68],
  [13.2, 68],
])
const east = piece([
  [13.2, 68],
  [13.4, 68],
])

it('follows the E10 from end to end, and stops where a piece is missing', () => {
  expect(() => checkE10([east, west, middle], [13, 68], [13.4, 68])).not.toThrow()
  expect(() => checkE10([east, west], [13, 68], [13.4, 68])).toThrow('1 of 2 pieces are cut off. Take all pieces')
  expect(() => checkE10([west, middle], [13, 68], [13.4, 68])).toThrow('not one line')
})

it('names the village that no road reaches, unless the reason is known and needed', () => {
  const near = { name: 'Nær', latitude: 68.002, longitude: 13.05 }
  const far = { name: 'Fjern', latitude: 68.02, longitude: 13.05 }
  const outside = { name: 'Bodø', latitude: 67.28, longitude: 14.4 }
  expect(() => checkVillages([near, outside], [west], {})).not.toThrow()
  expect(() => checkVillages([near, far], [west], {})).toThrow(
    'roads-lofoten: Fjern lies 2224 m from the nearest road.',
  )
  expect(() => checkVillages([far], [west], { Fjern: 'an island' })).not.toThrow()
  expect(() => checkVillages([near], [west], { Nær: 'an island' })).toThrow('Nær is at a road now')
})

it('finds tints that overlap or leave a gap', () => {
  const square = (from: number, to: number): Position[][] => [
    [
      [from, 68],
      [to, 68],
      [to, 68.1],
      [from, 68.1],
      [from, 68],
    ],
  ]
  const whole = [square(13, 13.2)]
  expect(() => checkNoOverlap([square(13, 13.1), square(13.1, 13.2)], whole)).not.toThrow()
  expect(() => checkNoOverlap([square(13, 13.12), square(13.1, 13.2)], whole)).toThrow('They overlap')
  expect(() => checkNoOverlap([square(13, 13.1)], whole)).toThrow('They overlap or do not share')
})
