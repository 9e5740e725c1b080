import type { Feature, Position } from 'geojson'
import { expect, it } from 'vitest'
import { makeGround, markCrossings } from './mark-crossings.ts'

/** A square island; a hundredth of a degree of longitude is about 415 metres. */
const island = (west: number, east: number): Position[][] => [
  [
    [west, 68],
    [east, 68],
    [east, 68.1],
    [west, 68.1],
    [west, 68],
  ],
]
const road = (coordinates: Position[], properties = {}): Feature => ({
  type: 'Feature',
  properties: { ref: 'E10', kind: 'road', tunnel: false, bridge: false, ...properties },
  geometry: { type: 'LineString', coordinates },
})
const across = [
  [13.05, 68.05],
  [13.15, 68.05],
]

it('marks what is over the sea between two islands, and leaves no gap', () => {
  const ground = makeGround([island(13, 13.1), island(13.11, 13.2)])
  const pieces = markCrossings(road(across), 'road 1', ground)
  expect(pieces.map(({ isOverSea }) => isOverSea)).toEqual([false, true, false])
  expect(pieces[0]?.line.at(-1)).toEqual(pieces[1]?.line[0])
  expect(pieces[1]?.line.at(-1)).toEqual(pieces[2]?.line[0])
  expect(pieces[0]?.line[0]).toEqual(across[0])
  expect(pieces[2]?.line.at(-1)?.[0]).toBeCloseTo(13.15, 2)
})

it('stops for a road in the sea, unless it is a tunnel', () => {
  const ground = makeGround([island(13, 13.06), island(13.14, 13.2)])
  expect(() => markCrossings(road(across), 'roads-lofoten, feature 3', ground)).toThrow(
    /^roads-lofoten, feature 3 \(E10\): 3298 m of it lie in the sea\. Mark it/,
  )
  expect(markCrossings(road(across, { tunnel: true }), 'road 1', ground)).toMatchObject([
    { isTunnel: true, isOverSea: false },
  ])
})

it('takes a road that follows a generalised shore for no bridge', () => {
  const shore = [
    [13.02, 68.0996],
    [13.04, 68.1003],
    [13.06, 68.0996],
  ]
  const pieces = markCrossings(road(shore), 'road 1', makeGround([island(13, 13.1)]))
  expect(pieces.map(({ isOverSea }) => isOverSea)).toEqual([false])
})
