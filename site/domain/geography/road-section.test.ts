import { describe, expect, it } from 'vitest'
import { readE10 } from './road-line.ts'
import { cutSection, listAbeam } from './road-section.ts'

const road = readE10()

describe('cutSection', () => {
  const steps = cutSection(road, { from: 0, to: 128, step: 1 })

  it('has a contour of the map, or none, at every step', () => {
    expect(steps).toHaveLength(129)
    for (const { height } of steps) expect([0, 200, 400, 600, 800, 1000]).toContain(height)
  })

  it('is high beside the walls of Moskenesøya and low on the plain of Leknes', () => {
    expect(Math.max(...steps.slice(5, 20).map(({ height }) => height))).toBeGreaterThanOrEqual(600)
    expect(steps[64]?.height).toBeLessThanOrEqual(400)
  })
})

it('lists what stands abeam in the order of the road, and leaves out what is far', () => {
  const summits = [
    { name: 'east', latitude: 68.22, longitude: 14.45 },
    { name: 'west', latitude: 67.94, longitude: 13.06 },
    { name: 'far', latitude: 68.6, longitude: 13 },
  ]
  const abeam = listAbeam(summits, road, 5)
  expect(abeam.map(({ name }) => name)).toEqual(['west', 'east'])
  for (const { aside } of abeam) expect(aside).toBeLessThanOrEqual(5)
})
