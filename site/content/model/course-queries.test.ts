import { describe, expect, it } from 'vitest'
import { listLegs } from '#site/content/roads/way-queries.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import { listPlacedPoints, listPointsOfE10 } from './course-queries.ts'

describe('the E10 as the maps draw it', () => {
  it('runs from Å to Evenes', () => {
    const ids = listPointsOfE10().map(({ id }) => id)
    expect(ids[0]).toBe('a')
    expect(ids.at(-1)).toBe('evenes')
    expect(ids).toContain('raftsund')
  })

  it('has no two points farther apart as the crow flies than by road', () => {
    const positions = new Map(listPlacedPoints().map(({ id, position }) => [id, position]))
    for (const { from, to, kilometres } of listLegs()) {
      const [one, other] = [positions.get(from), positions.get(to)]
      // Some junctions are accurate to a few hundred metres only.
      if (one && other) expect(distanceBetween(one, other), `${from} to ${to}`).toBeLessThan(kilometres + 0.6)
    }
  })
})
