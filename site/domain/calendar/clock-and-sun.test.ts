import { describe, expect, it } from 'vitest'
import { osloMoment } from './oslo-day.ts'
import { osloMinutesOf } from './oslo-minutes.ts'
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

describe('osloMinutesOf', () => {
  it('is what the clock shows, on days of 23 and 25 hours too', () => {
    for (const date of ['2026-07-01', '2026-03-29', '2026-10-25'])
      for (const hour of [0, 1, 4, 12, 23, 26]) expect(osloMinutesOf(osloMoment(date, hour), date)).toBe(hour * 60)
  })
})
