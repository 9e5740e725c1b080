import { describe, expect, it } from 'vitest'
import { endOfServiceDay, osloOffsetAt, serviceDayOf, showOsloClock } from './service-day.ts'

describe('a service day', () => {
  it.each([
    ['a winter day', '2026-11-23', '2026-11-24T03:00:00Z'],
    ['a summer day', '2026-07-04', '2026-07-05T02:00:00Z'],
    ['the last day of a year', '2026-12-31', '2027-01-01T03:00:00Z'],
    ['the day whose night loses an hour', '2026-03-28', '2026-03-29T02:00:00Z'],
    ['the day after that night', '2026-03-29', '2026-03-30T02:00:00Z'],
    ['the day whose night has an hour twice', '2026-10-24', '2026-10-25T03:00:00Z'],
    ['the day after that night', '2026-10-25', '2026-10-26T03:00:00Z'],
  ])('%s (%s) ends at four in the morning in Norway', (_, day, end) => {
    expect(new Date(endOfServiceDay(day)).toISOString()).toBe(end.replace('Z', '.000Z'))
    expect(serviceDayOf(Date.parse(end) - 1)).toBe(day)
    expect(serviceDayOf(Date.parse(end))).not.toBe(day)
  })

  it('holds the hours of its night, both of the hour that clocks show twice among them', () => {
    for (const time of ['2026-10-24T23:30:00+02:00', '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'])
      expect(serviceDayOf(Date.parse(time)), time).toBe('2026-10-24')
    expect(serviceDayOf(Date.parse('2026-10-25T04:00:00+01:00'))).toBe('2026-10-25')
    expect(serviceDayOf(Date.parse('2026-03-29T03:59:00+02:00'))).toBe('2026-03-28')
  })
})

describe('the clock of Norway', () => {
  const hourMs = 3_600_000
  const shown = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Oslo',
    dateStyle: 'short',
    timeStyle: 'medium',
  })

  it('shows what the list of time zones says, around every change until 2100 and through a year', () => {
    const changes = Array.from({ length: 2100 - 1996 }, (_, index) => 1996 + index).flatMap((year) =>
      [2, 9].flatMap((month) =>
        Array.from({ length: 9 * 24 }, (_, hour) => Date.UTC(year, month, 24) + hour * hourMs - 1000),
      ),
    )
    const year = Array.from({ length: 366 * 8 }, (_, index) => Date.UTC(2027, 11, 30) + index * 3 * hourMs)
    const wrong = [...changes, ...year].filter(
      (moment) => showOsloClock(moment).slice(0, 19).replace('T', ' ') !== shown.format(moment),
    )
    expect(wrong.map((moment) => new Date(moment).toISOString())).toEqual([])
  })

  it('is not made up for what is no time', () => {
    expect(() => osloOffsetAt(Number.NaN)).toThrow(RangeError)
  })
})
