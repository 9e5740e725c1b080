import { describe, expect, it } from 'vitest'
import { osloMoment } from './oslo-day.ts'
import { osloMinutesOf } from './oslo-minutes.ts'

describe('osloMinutesOf', () => {
  it('is what the clock shows, on days of 23 and 25 hours too', () => {
    for (const date of ['2026-07-01', '2026-03-29', '2026-10-25'])
      for (const hour of [0, 1, 4, 12, 23, 26]) expect(osloMinutesOf(osloMoment(date, hour), date)).toBe(hour * 60)
  })
})
