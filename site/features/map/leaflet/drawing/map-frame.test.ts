import { expect, it } from 'vitest'
import { chooseScale } from './map-frame.ts'

it.each([
  [8, 20_000],
  [10, 5_000],
  [12, 1_000],
  [18, 20],
])('is a round distance at zoom %i', (zoom, metres) => {
  expect(chooseScale(68.15, zoom).metres).toBe(metres)
})

it('is as long as the distance is on the map, and never longer than 120 pixels', () => {
  for (let zoom = 0; zoom <= 18; zoom += 1) expect(chooseScale(68.15, zoom).width).toBeLessThanOrEqual(120)
  // A pixel of zoom 0 is 156,543 m at the equator.
  expect(chooseScale(0, 8)).toEqual({ metres: 50_000, width: Math.round(50_000 / (156_543.034 / 256)) })
})
