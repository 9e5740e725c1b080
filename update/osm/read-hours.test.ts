import { describe, expect, it } from 'vitest'
import { openingHours } from '#site/content/model/practical.ts'
import { readHours } from './read-hours.ts'

const all = [1, 2, 3, 4, 5, 6, 7]

describe('readHours', () => {
  it.each([
    ['24/7', [{ days: all, opens: '00:00', closes: '24:00' }], 'unknown'],
    ['12:00-20:00', [{ days: all, opens: '12:00', closes: '20:00' }], 'unknown'],
    [
      'Mo-Th 07:00-23:00; Fr 07:00-21:00',
      [
        { days: [1, 2, 3, 4], opens: '07:00', closes: '23:00' },
        { days: [5], opens: '07:00', closes: '21:00' },
      ],
      'unknown',
    ],
    // A later rule takes the day.
    [
      'Mo-Fr 16:00-22:00; Th 16:00-18:00,20:00-22:00',
      [
        { days: [1, 2, 3, 5], opens: '16:00', closes: '22:00' },
        { days: [4], opens: '16:00', closes: '18:00' },
        { days: [4], opens: '20:00', closes: '22:00' },
      ],
      'unknown',
    ],
    ['Mo-Su 10:00-17:00; Tu off', [{ days: [1, 3, 4, 5, 6, 7], opens: '10:00', closes: '17:00' }], 'unknown'],
    [
      'May-Sep: Mo-Su 10:00-18:00; Oct-Apr off',
      [{ season: { from: '05-01', to: '09-30' }, days: all, opens: '10:00', closes: '18:00' }],
      'closed',
    ],
    [
      'Jun 20-Aug 20 10:00-19:00',
      [{ season: { from: '06-20', to: '08-20' }, days: all, opens: '10:00', closes: '19:00' }],
      'unknown',
    ],
    ['Sa-Mo 10:00-12:00; PH off', [{ days: [1, 6, 7], opens: '10:00', closes: '12:00' }], 'unknown'],
    ['Fr,Sa 20:00-02:00', [{ days: [5, 6], opens: '20:00', closes: '02:00', closesNextDay: true }], 'unknown'],
    ['Fr 20:00-26:00', [{ days: [5], opens: '20:00', closes: '02:00', closesNextDay: true }], 'unknown'],
    ['Mo 18:00-00:00', [{ days: [1], opens: '18:00', closes: '24:00' }], 'unknown'],
  ])('reads %s', (text, periods, outsideSeasons) => {
    const read = readHours(text)
    expect(read).toEqual({ periods, outsideSeasons })
    expect(openingHours.safeParse({ ...read, source: 'OpenStreetMap', checkedOn: '2026-11-29' }).success).toBe(true)
  })

  it.each([
    'summer only',
    'Mo-Su 22:00-12:00',
    'Mo-Fr 25:00-26:00',
    'Mo-Fr sunrise-sunset',
    'Jun-Aug 20 10:00-12:00',
    'SH 10:00-12:00',
    'Mo[1] 10:00-12:00',
    '',
    'Feb 30-Mar 2 10:00-12:00',
    // The whole year and a season together need their days told apart one by one.
    'Mo-Fr 10:00-17:00; Jun-Aug: Mo-Su 09:00-20:00',
    'May-Aug 10:00-12:00; Aug-Sep 09:00-10:00',
    '10:00-12:00 "by appointment"',
  ])('leaves %s to a person', (text) => {
    expect(readHours(text)).toBeUndefined()
  })
})
