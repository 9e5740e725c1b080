import { expect, it } from 'vitest'
import { readOuterRings } from './read-outer-rings.ts'
import { toleranceOfMap } from './tolerance-of-map.ts'

const outer = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
]
const hole = [
  [0.5, 0.2],
  [0.6, 0.2],
  [0.6, 0.3],
  [0.5, 0.2],
]
const read = [
  [0, 0],
  [1, 0],
  [1, 1],
]

it('reads the outer rings of polygons, however they are wrapped, once round and without holes', () => {
  const polygon = { type: 'Polygon', coordinates: [outer, hole] }
  const many = { type: 'MultiPolygon', coordinates: [[outer, hole], [outer]] }
  expect(readOuterRings({ features: [{ geometry: polygon }] })).toEqual([read])
  expect(readOuterRings({ type: 'GeometryCollection', geometries: [many] })).toEqual([read, read])
})

it('refuses what is no land', () => {
  expect(() => readOuterRings({ type: 'LineString', coordinates: outer })).toThrow('there is a LineString')
})

it('is fine in Lofoten and coarser the farther away', () => {
  const metres = (longitude: number, latitude: number) => toleranceOfMap([longitude, latitude]) * 111_195
  expect(metres(13.09, 67.93)).toBeCloseTo(80, 0)
  expect(metres(12.11, 67.52)).toBeCloseTo(80, 0)
  expect(metres(14.39, 67.28)).toBeLessThan(200)
  expect(metres(16.68, 68.49)).toBeLessThan(700)
  expect(metres(10.75, 59.91)).toBeGreaterThan(10_000)
})
