import { expect, it } from 'vitest'
import { sunAzimuth } from './sun-height.ts'

const svolvaer = { latitude: 68.2322, longitude: 14.5646 }

it.each([
  ['at noon in the south', '2026-03-20T11:09:00Z', 180],
  ['at midnight in the north', '2026-06-21T23:04:00Z', 360],
  ['about in the east at sunrise on the day of spring', '2026-03-20T05:00:00Z', 88],
])('has the sun %s', (_name, moment, degrees) => {
  // Degrees apart, the short way around.
  const apart = Math.abs(((sunAzimuth(svolvaer, Date.parse(moment)) - degrees + 540) % 360) - 180)
  expect(apart).toBeLessThan(3)
})
