import { expect, it } from 'vitest'
import { mapCategories } from '#site/content/model/map-categories.ts'
import { makePoints } from './make-points.ts'

const villages = [
  { latitude: 68.23, longitude: 14.57 },
  { latitude: 67.93, longitude: 13.09 },
]

it('makes as many points as wished, of all categories, near the villages, and the same every time', () => {
  const points = makePoints(140, villages)
  expect(points).toHaveLength(140)
  expect(new Set(points.map(({ id }) => id)).size).toBe(140)
  for (const category of mapCategories) expect(points.filter((point) => point.category === category)).toHaveLength(10)
  for (const { coordinates } of points)
    expect(
      villages.some(
        ({ latitude, longitude }) =>
          Math.abs(coordinates.latitude - latitude) < 0.05 && Math.abs(coordinates.longitude - longitude) < 0.13,
      ),
    ).toBe(true)
  expect(makePoints(140, villages)).toEqual(points)
})
