import { describe, expect, it } from 'vitest'
import { formatOsloTime, isCalendarDate, osloDateOf, osloDay, osloMoment, shiftDate } from './oslo-day.ts'

const hourMs = 3_600_000

describe('osloDay', () => {
  it('is 24 hours long, 23 when summer time begins and 25 when it ends', () => {
    const hours = (date: string) => (osloDay(date).end - osloDay(date).start) / hourMs
    expect([hours('2026-01-15'), hours('2026-03-29'), hours('2026-10-25')]).toEqual([24, 23, 25])
  })

  it('begins at midnight of Norway, not of Greenwich', () => {
    expect(new Date(osloDay('2026-07-01').start).toISOString()).toBe('2026-06-30T22:00:00.000Z')
    expect(new Date(osloDay('2026-12-01').start).toISOString()).toBe('2026-11-30T23:00:00.000Z')
  })
})

describe('osloMoment', () => {
  it('finds the hours on both sides of a clock change', () => {
    const hours = [0, 3, 6, 12].map((hour) => formatOsloTime(osloMoment('2026-10-25', hour)))
    expect(hours).toEqual(['00:00', '03:00', '06:00', '12:00'])
    expect(formatOsloTime(osloMoment('2026-03-29', 3))).toBe('03:00')
  })
})

describe('osloDateOf', () => {
  it('is already tomorrow in Norway when Greenwich is an hour before midnight', () => {
    expect(osloDateOf(Date.parse('2026-11-21T23:30:00Z'))).toBe('2026-11-22')
  })
})

describe('shiftDate', () => {
  it('crosses months, years and clock changes', () => {
    expect(shiftDate('2026-12-31', 1)).toBe('2027-01-01')
    expect(shiftDate('2026-03-01', -1)).toBe('2026-02-28')
    expect(shiftDate('2026-03-28', 2)).toBe('2026-03-30')
  })
})

describe('isCalendarDate', () => {
  it('accepts dates and refuses everything else', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true)
    for (const words of ['2026-02-29', '2026-13-01', '21.12.2026', '', '3026-01-01', '2026-1-1']) {
      expect(isCalendarDate(words)).toBe(false)
    }
  })
})
