import { describe, expect, it } from 'vitest'
import { startOfOsloDay } from './oslo-day.ts'

describe('startOfOsloDay', () => {
  it.each([
    ['2026-11-23', '2026-11-22T23:00:00Z'],
    ['2026-07-01', '2026-06-30T22:00:00Z'],
    // Clocks change in these nights; the day begins before.
    ['2026-03-29', '2026-03-28T23:00:00Z'],
    ['2026-03-30', '2026-03-29T22:00:00Z'],
    ['2026-10-25', '2026-10-24T22:00:00Z'],
    ['2026-10-26', '2026-10-25T23:00:00Z'],
  ])('%s begins at %s', (date, expected) => {
    expect(startOfOsloDay(date)).toBe(Date.parse(expected))
  })
})
