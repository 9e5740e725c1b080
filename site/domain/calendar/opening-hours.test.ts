import { describe, expect, it } from 'vitest'
import { type OpeningHours, openingStatusAt } from './opening-hours.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const base = { exceptions: [], outsideSeasons: 'unknown', confirmedOn: '2026-08-12' } as const
const museum: OpeningHours = {
  ...base,
  periods: [{ season: { from: '05-01', to: '10-31' }, days: everyDay, opens: '10:00', closes: '18:00' }],
}
const pub: OpeningHours = {
  ...base,
  periods: [{ days: [5, 6], opens: '20:00', closes: '02:30', closesNextDay: true }],
}

const at = (hours: OpeningHours, moment: string) => openingStatusAt(hours, Date.parse(moment))

describe('openingStatusAt', () => {
  it('opens and closes in Norwegian time, whatever the clock of the machine', () => {
    expect(at(museum, '2026-09-01T07:59:59Z')).toBe('closed')
    expect(at(museum, '2026-09-01T08:00:00Z')).toBe('open')
    expect(at(museum, '2026-09-01T15:59:59Z')).toBe('open')
    expect(at(museum, '2026-09-01T16:00:00Z')).toBe('closed')
  })

  it('goes on after midnight only where the evening before began', () => {
    expect(at(pub, '2026-09-04T21:59:00Z')).toBe('open') // Friday 23:59
    expect(at(pub, '2026-09-05T00:29:00Z')).toBe('open') // Saturday 02:29
    expect(at(pub, '2026-09-05T00:30:00Z')).toBe('closed')
    expect(at(pub, '2026-09-04T00:00:00Z')).toBe('closed') // Friday 02:00, Thursday was closed
    expect(at(pub, '2026-09-06T00:00:00Z')).toBe('open') // Sunday 02:00
  })

  it('is right in the nights in which the clocks change', () => {
    // 25 October 2026 at 03:00 the clock goes back to 02:00, so 02:30 comes twice.
    expect(at(pub, '2026-10-24T22:00:00Z')).toBe('open') // 00:00
    expect(at(pub, '2026-10-25T01:31:00Z')).toBe('closed') // the second 02:31
    expect(at(pub, '2026-10-25T12:00:00Z')).toBe('closed')
    // 28 March 2027 at 02:00 the clock goes to 03:00: closing time 02:30 does not come.
    expect(at(pub, '2027-03-28T00:59:00Z')).toBe('open') // 01:59
    expect(at(pub, '2027-03-28T01:31:00Z')).toBe('closed') // 03:31
    expect(at(museum, '2026-10-25T09:00:00Z')).toBe('open') // 10:00 in winter time
    expect(at(museum, '2026-10-25T08:30:00Z')).toBe('closed')
  })

  it('knows seasons across New Year, and does not guess outside them', () => {
    const winter: OpeningHours = {
      ...base,
      outsideSeasons: 'closed',
      periods: [{ season: { from: '12-01', to: '02-28' }, days: everyDay, opens: '11:00', closes: '15:00' }],
    }
    expect(at(winter, '2026-12-31T12:00:00Z')).toBe('open')
    expect(at(winter, '2027-01-01T12:00:00Z')).toBe('open')
    expect(at(winter, '2027-03-01T12:00:00Z')).toBe('closed')
    expect(at(museum, '2026-11-23T12:00:00Z')).toBe('unknown')
  })

  it('lets an exception replace the day, closed or with other times', () => {
    const withExceptions: OpeningHours = {
      ...museum,
      exceptions: [{ date: '2026-09-02' }, { date: '2026-11-23', times: { opens: '12:00', closes: '14:00' } }],
    }
    expect(at(withExceptions, '2026-09-02T10:00:00Z')).toBe('closed')
    expect(at(withExceptions, '2026-11-23T12:00:00Z')).toBe('open')
    expect(at(withExceptions, '2026-11-23T14:00:00Z')).toBe('closed')
  })

  it('trusts hours for a year and no longer, undated ones never', () => {
    expect(at(museum, '2027-08-12T10:00:00Z')).toBe('open')
    expect(at(museum, '2027-08-13T10:00:00Z')).toBe('unknown')
    expect(at({ ...museum, confirmedOn: undefined }, '2026-09-01T10:00:00Z')).toBe('unknown')
  })
})
