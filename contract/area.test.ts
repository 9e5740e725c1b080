import { expect, test } from 'vitest'
import { isInArea, type Point, type Polygon } from './area.ts'

const square = (west: number, south: number, size: number): Point[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
]
const withHole: Polygon = [square(10, 60, 10), square(14, 64, 2)]

test.each<[string, Point, Polygon[], boolean]>([
  ['inside', [12, 62], [withHole], true],
  ['in the hole', [15, 65], [withHole], false],
  ['in the hole, which another polygon covers', [15, 65], [withHole, [square(14.5, 64.5, 1)]], true],
  ['north of it', [12, 71], [withHole], false],
  ['west of it, on the level of a corner', [9, 60], [withHole], false],
  ['in a closed ring', [12, 62], [[[...square(10, 60, 10), [10, 60]]]], true],
  [
    'in the bay of a ring',
    [15, 69],
    [
      [
        [
          [10, 60],
          [20, 60],
          [20, 70],
          [15, 62],
          [10, 70],
        ],
      ],
    ],
    false,
  ],
  ['in no area', [12, 62], [], false],
  ['in a polygon without rings', [12, 62], [[]], false],
])('a point %s', (_, point, polygons, expected) => {
  expect(isInArea(point, polygons)).toBe(expected)
})
