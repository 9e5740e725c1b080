import type { Feature, Position } from 'geojson'
import { expect, it } from 'vitest'
import { isHillToTheLeft, orientContours } from './orient-contours.ts'

/** A line from west to east at a latitude. */
const across = (latitude: number): Position[] => [13, 13.02, 13.04, 13.06].map((longitude) => [longitude, latitude])
const feature = (coordinates: Position[], height: number): Feature => ({
  type: 'Feature',
  properties: { høyde: height },
  geometry: { type: 'LineString', coordinates },
})

it('finds the hill by the next contour up, and by the coast', () => {
  const own = { line: across(68), height: 200 }
  expect(isHillToTheLeft(own, [{ line: across(68.01), height: 400 }])).toBe(true)
  expect(isHillToTheLeft(own, [{ line: across(67.99), height: 400 }])).toBe(false)
  expect(isHillToTheLeft(own, [{ line: across(67.99), height: 0 }])).toBe(true)
  expect(isHillToTheLeft(own, [{ line: across(68.01), height: 0 }])).toBe(false)
  expect(isHillToTheLeft(own, [])).toBe(false)
})

it('turns open contours so that the hill lies to the right, and leaves closed ones', () => {
  const ring: Position[] = [
    [13, 68],
    [13.01, 68],
    [13.01, 68.01],
    [13, 68],
  ]
  const turned = orientContours(
    [feature(across(68.02), 200), feature(across(68), 200), feature(ring, 200), feature(across(68.01), 400)],
    [],
  ).map(({ geometry }) => ('coordinates' in geometry ? (geometry.coordinates as Position[]) : []))
  expect(turned[0]?.[0]).toEqual([13, 68.02])
  expect(turned[1]?.[0]).toEqual([13.06, 68])
  expect(turned[2]).toEqual(ring)
})
