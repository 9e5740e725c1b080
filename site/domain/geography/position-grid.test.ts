import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceBetween, type Position } from './distance-between.ts'
import { makePositionGrid } from './position-grid.ts'

const position = fc.record({
  // Five decimals, as in the content, so that equal distances occur.
  latitude: fc.integer({ min: 6730, max: 6860 }).map((degrees) => degrees / 100),
  longitude: fc.integer({ min: 1160, max: 1680 }).map((degrees) => degrees / 100),
})

/** Returns the expected result by brute force. */
function findAmongAll(from: Position, points: Position[], count: number, farthest: number): Position[] {
  return points
    .map((point) => ({ point, kilometres: distanceBetween(from, point) }))
    .filter(({ kilometres }) => kilometres <= farthest)
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, count)
    .map(({ point }) => point)
}

describe('makePositionGrid', () => {
  it('finds what measuring every point finds, in the same order', () => {
    fc.assert(
      fc.property(
        position,
        fc.array(position, { maxLength: 120 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(3, 25, Number.POSITIVE_INFINITY),
        (from, points, count, kilometres) => {
          const found = makePositionGrid(points, (point) => point).findNearest(from, { count, kilometres })
          expect(found.map(({ point }) => points.indexOf(point))).toEqual(
            findAmongAll(from, points, count, kilometres).map((point) => points.indexOf(point)),
          )
        },
      ),
      { numRuns: 400 },
    )
  })

  it('looks into the next cell where a point there may be nearer than one in its own', () => {
    // The position lies on the edge of its cell: 1.7 km to the first point, in the same cell, and 1.1 km to the second.
    const points = [
      { latitude: 68.01, longitude: 14.03 },
      { latitude: 67.99, longitude: 14 },
    ]
    const grid = makePositionGrid(points, (point) => point)
    const [nearest] = grid.findNearest({ latitude: 68, longitude: 14 }, { count: 1, kilometres: 25 })
    expect(nearest?.point).toBe(points[1])
  })

  it('passes over what does not count', () => {
    const points = [68, 68.01, 68.02].map((latitude) => ({ latitude, longitude: 14 }))
    const grid = makePositionGrid(points, (point) => point)
    const [nearest] = grid.findNearest(
      { latitude: 68, longitude: 14 },
      { count: 1, kilometres: 25 },
      (point) => point.latitude > 68,
    )
    expect(nearest?.point.latitude).toBe(68.01)
    expect(nearest?.kilometres).toBeCloseTo(1.11, 2)
  })

  it('measures a few points and not all of a crowded coast', () => {
    const points = Array.from({ length: 10_000 }, (_, index) => ({
      latitude: 67.4 + (index % 100) * 0.012,
      longitude: 11.7 + Math.floor(index / 100) * 0.036,
    }))
    let measured = 0
    const grid = makePositionGrid(points, (point) => point)
    grid.findNearest({ latitude: 68.1, longitude: 13.2 }, { count: 4, kilometres: 25 }, () => {
      measured += 1
      return true
    })
    expect(measured).toBeGreaterThan(3)
    expect(measured).toBeLessThan(200)
  })
})
