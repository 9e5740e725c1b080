import { describe, expect, it } from 'vitest'
import { formatOpeningHours } from './format-opening-hours.ts'

const hours = {
  periods: [
    { season: { from: '05-01', to: '10-31' }, days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00' },
    { days: [5, 1, 2, 4, 3], opens: '11:00', closes: '15:30' },
    { days: [3, 6], opens: '20:00', closes: '02:00', closesNextDay: true as const },
  ],
  exceptions: [{ date: '2026-12-24' }, { date: '2026-12-31', times: { opens: '10:00', closes: '12:00' } }],
  outsideSeasons: 'unknown' as const,
}

describe('formatOpeningHours', () => {
  it('speaks each language', () => {
    expect(formatOpeningHours(hours, 'no')).toEqual([
      '1. mai – 31. oktober: daglig kl. 10–18',
      'mandag–fredag kl. 11–15.30',
      'onsdag, lørdag kl. 20–2',
      '24. desember: stengt',
      '31. desember: kl. 10–12',
    ])
    expect(formatOpeningHours(hours, 'en')[0]).toBe('1 May – 31 October: daily 10:00–18:00')
    expect(formatOpeningHours(hours, 'de').slice(0, 2)).toEqual([
      '1. Mai – 31. Oktober: täglich 10–18 Uhr',
      'Montag–Freitag 11–15.30 Uhr',
    ])
  })
})
