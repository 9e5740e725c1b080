import { describe, expect, it } from 'vitest'
import { endOfServiceDay, serviceDayOf } from './service-day.ts'

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
