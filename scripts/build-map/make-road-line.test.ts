import type { Feature } from 'geojson'
import { expect, it } from 'vitest'
import { makeRoadLine, nearestEnd } from './make-road-line.ts'
import type { RoadPiece } from './mark-crossings.ts'

const piece = (line: [number, number][], more: Partial<RoadPiece> = {}): RoadPiece => ({
  line,
  ref: 'E10',
  isTunnel: false,
  isOverSea: false,
  ...more,
})
const area = (name: string, west: number, east: number): Feature => ({
  type: 'Feature',
  properties: { kommunenavn: name },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, 67],
        [east, 67],
        [east, 69],
        [west, 69],
        [west, 67],
      ],
    ],
  },
})

const pieces = [
  piece(
    [
      [13.2, 68],
      [13.3, 68],
    ],
    { isTunnel: true },
  ),
  piece([
    [13, 68],
    [13.1, 68],
  ]),
  // Turned around, and a way about that is longer.
  piece(
    [
      [13.2, 68],
      [13.1, 68],
    ],
    { isOverSea: true },
  ),
  piece([
    [13.1, 68],
    [13.15, 68.1],
    [13.2, 68],
  ]),
]

it('joins pieces the short way, whichever way each runs, and marks tunnels, bridges and municipalities', () => {
  const made = makeRoadLine(
    pieces,
    [
      [13, 68],
      [13.3, 68],
    ],
    [area('West', 12, 13.15), area('East', 13.15, 14)],
    '©',
  )
  expect(made).toEqual({
    credit: '©',
    line: [
      [13, 68],
      [13.1, 68],
      [13.2, 68],
      [13.3, 68],
    ],
    bridges: [[1, 2]],
    tunnels: [[2, 3]],
    municipalities: [
      ['West', 0],
      ['East', 2],
    ],
  })
})

it('says where a road is not joined', () => {
  const cut = pieces.filter(({ isTunnel }) => !isTunnel)
  expect(() =>
    makeRoadLine(
      cut,
      [
        [13, 68],
        [13.3, 68],
      ],
      [],
      '©',
    ),
  ).toThrow('roads-lofoten: E10 has a gap')
})

it('finds the end that lies nearest', () => {
  expect(nearestEnd(pieces, [12.9, 68.01])).toEqual([13, 68])
})
