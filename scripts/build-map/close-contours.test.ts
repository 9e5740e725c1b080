import type { Position } from 'geojson'
import { expect, it } from 'vitest'
import { closeContours } from './close-contours.ts'
import { areaInMetres, isInside } from './measure-plane.ts'
import { mapBox } from './read-layers.ts'

const { north } = mapBox
const isHigh = (rings: readonly Position[][], position: Position) => isInside(position, rings)

it('keeps closed contours and closes those that the source has cut in two', () => {
  const ring: Position[] = [
    [13, 68],
    [13.1, 68],
    [13.1, 68.1],
    [13, 68],
  ]
  const upper: Position[] = [
    [14, 68],
    [14.05, 68.1],
    [14.1, 68],
  ]
  const lower: Position[] = [
    [14.101, 68],
    [14.05, 67.9],
    [14, 68],
  ]
  const [same, joined, ...others] = closeContours([ring, upper, lower], 200)
  expect(others).toEqual([])
  expect(same).toEqual(ring)
  expect(joined?.[0]).toEqual(joined?.at(-1))
  expect(areaInMetres(joined ?? [])).toBeGreaterThan(0.9 * 2 * areaInMetres(upper))
})

it('follows the edge of the map where contours leave it, whichever way they run', () => {
  // A ridge that comes in from the north between two contours.
  const western: Position[] = [
    [15, north],
    [15.1, 68.5],
    [15.2, north],
  ]
  const twoSides: Position[][] = [
    [
      [16, north],
      [16, 68.5],
      [16.8, 68.5],
    ],
    western,
  ]
  for (const lines of [twoSides, twoSides.map((line) => line.toReversed()), twoSides.toReversed()]) {
    const rings = closeContours(lines, 400)
    expect(rings).toHaveLength(2)
    expect(isHigh(rings, [15.1, 68.9])).toBe(true)
    expect(isHigh(rings, [15.6, 68.9])).toBe(false)
    // The corner of the map lies inside.
    expect(isHigh(rings, [16.79, 68.99])).toBe(true)
    expect(isHigh(rings, [14, 68])).toBe(false)
  }
})

it('stops at a contour that nothing goes on from, with its height and place', () => {
  const loose: Position[] = [
    [13, 68],
    [13.5, 68.2],
  ]
  expect(() => closeContours([loose], 600)).toThrow('Hoydekurve: a contour of 600 m ends at 13,68')
  const leaving: Position[] = [
    [13, north],
    [13.1, 68.9],
  ]
  expect(() => closeContours([leaving], 800)).toThrow('Hoydekurve: a contour of 800 m ends at 13.1,68.9')
})
