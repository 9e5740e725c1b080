import { expect, test } from 'vitest'
import { isInArea, type Point, type Polygon } from '#contract/area.ts'
import { clipToLofoten } from './clip-to-lofoten.ts'

const box = (west: number, south: number, east: number, north: number): Point[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]
const reine: Point = [13.0892, 67.9301]

test.each<[string, Polygon]>([
  ['Oslo', [box(10, 59, 11, 60)]],
  ['Bodø on the mainland', [box(14.45, 67.2, 15.2, 67.75)]],
  ['what only touches the border', [box(10, 68, 11.8, 68.4)]],
  [
    'a ring round the corner without Lofoten',
    [
      [
        [10, 60],
        [20, 60],
        [20, 70],
        [15.5, 70],
        [15.5, 67],
        [10, 67],
      ],
    ],
  ],
  ['no ring', []],
])('nothing is left of %s', (_, polygon) => {
  expect(clipToLofoten(polygon)).toBeNull()
})

test('of all Norway only Lofoten is left, with its holes', () => {
  const norway: Polygon = [box(4, 57, 32, 72), box(13, 67.8, 13.2, 68), box(10, 59, 11, 60)]
  const clipped = clipToLofoten(norway)
  expect(clipped).toHaveLength(2)
  expect(clipped?.[0]).toHaveLength(5)
  expect(isInArea(reine, [clipped ?? []])).toBe(false)
  expect(isInArea([14.5683, 68.2383], [clipped ?? []])).toBe(true)
})

test('what lies within stays as it is, in either direction of its points', () => {
  const inside = box(13, 67.8, 13.2, 68)
  expect(clipToLofoten([inside])?.[0]).toEqual(inside)
  expect(clipToLofoten([inside.toReversed()])?.[0]).toEqual(inside.toReversed())
})

test('two horns of one shape are both kept, and the gap between them is not', () => {
  // Reaches into Lofoten's waters from the north at Reine's and at Svolvær's longitude.
  const horns: Point[] = [
    [12, 69],
    [15, 69],
    [15, 68],
    [14, 68],
    [14, 68.8],
    [13.5, 68.8],
    [13.5, 67.8],
    [12, 67.8],
  ]
  const clipped = clipToLofoten([horns]) ?? []
  expect(isInArea(reine, [clipped])).toBe(true)
  expect(isInArea([14.5683, 68.2383], [clipped])).toBe(true)
  expect(isInArea([13.75, 68.3], [clipped])).toBe(false)
})
