import { describe, expect, it } from 'vitest'
import { closingTimeWithin } from './closing-time.ts'
import type { OpeningHours } from './opening-hours.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const base = { exceptions: [], outsideSeasons: 'unknown', confirmedOn: '2026-08-12' } as const
const museum: OpeningHours = { ...base, periods: [{ days: everyDay, opens: '10:00', closes: '18:00' }] }
const pub: OpeningHours = { ...base, periods: [{ days: [5, 6], opens: '20:00', closes: '02:30', closesNextDay: true }] }
const halves = (opensAgain: string): OpeningHours => ({
  ...base,
  periods: [
    { days: everyDay, opens: '10:00', closes: '14:00' },
    { days: everyDay, opens: opensAgain, closes: '20:00' },
  ],
})
const closing = (hours: OpeningHours, from: string, to: string) => {
  const found = closingTimeWithin(hours, Date.parse(from), Date.parse(to))
  return found === undefined ? undefined : new Date(found).toISOString().slice(11, 16)
}

describe('a stay in a house', () => {
  it('goes on past closing time by however little, in Norwegian time and past midnight', () => {
    expect(closing(museum, '2026-09-01T15:59:00Z', '2026-09-01T17:59:00Z')).toBe('16:00')
    expect(closing(museum, '2026-09-01T14:01:00Z', '2026-09-01T16:01:00Z')).toBe('16:00')
    expect(closing(museum, '2026-09-01T08:00:00Z', '2026-09-01T20:00:00Z')).toBe('16:00')
    expect(closing(pub, '2026-09-04T23:45:00Z', '2026-09-05T01:00:00Z')).toBe('00:30')
    expect(closing(halves('15:00'), '2026-09-01T11:10:00Z', '2026-09-01T15:00:00Z')).toBe('12:00')
  })

  it('ends in time, up to the minute of closing, or passes from one period into the next', () => {
    expect(closing(museum, '2026-09-01T14:00:00Z', '2026-09-01T16:00:00Z')).toBeUndefined()
    expect(closing(halves('14:00'), '2026-09-01T09:00:00Z', '2026-09-01T18:00:00Z')).toBeUndefined()
  })

  it('is not judged while it is closed, or its hours are not known', () => {
    expect(closing(museum, '2026-09-01T16:00:00Z', '2026-09-01T17:00:00Z')).toBeUndefined()
    expect(
      closing({ ...museum, confirmedOn: undefined }, '2026-09-01T10:00:00Z', '2026-09-01T20:00:00Z'),
    ).toBeUndefined()
  })
})
