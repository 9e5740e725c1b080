import { describe, expect, it } from 'vitest'
import { weatherPlaces } from '#contract/weather-places.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { formatMoon } from './format-moon.ts'
import { lightWords } from './light-words.ts'
import { moonOfDay, nameMoonPhase } from './moon-of-day.ts'
import { osloDay, shiftDate } from './oslo-day.ts'

describe('moonOfDay', () => {
  // MET Norway, Sunrise 3.0, moon, 59.933333 N 10.716667 E, 18 December 2022: up 02:01, down 13:01, phase angle 288.54°.
  it('agrees with MET on a day in Oslo within three minutes', () => {
    const moon = moonOfDay({ latitude: 59.933333, longitude: 10.716667 }, '2022-12-18')
    const minutesFrom = (moment: number | undefined, known: string) =>
      Math.abs((moment ?? 0) - Date.parse(known)) / 60_000
    expect(minutesFrom(moon.rises[0], '2022-12-18T02:01+01:00')).toBeLessThanOrEqual(3)
    expect(minutesFrom(moon.sets[0], '2022-12-18T13:01+01:00')).toBeLessThanOrEqual(3)
    expect(moon.phase).toBe('waningCrescent')
    // The lit part that belongs to MET's phase angle.
    expect(moon.illumination).toBeCloseTo((1 - Math.cos((288.54 * Math.PI) / 180)) / 2, 1)
  })

  it('knows days on which the moon stays up or down, and never leaves the civil day', () => {
    let daysUp = 0
    let daysDown = 0
    for (let date = '2026-01-01'; date < '2026-03-01'; date = shiftDate(date, 1)) {
      const { moonUp, illumination } = moonOfDay(weatherPlaces.svolvaer, date)
      const day = osloDay(date)
      if (moonUp.length === 0) daysDown += 1
      if (moonUp[0]?.start === day.start && moonUp[0].end === day.end) daysUp += 1
      for (const { start, end } of moonUp) {
        expect(start).toBeLessThan(end)
        expect(start).toBeGreaterThanOrEqual(day.start)
        expect(end).toBeLessThanOrEqual(day.end)
      }
      expect(illumination).toBeGreaterThanOrEqual(0)
      expect(illumination).toBeLessThanOrEqual(1)
    }
    expect(daysUp).toBeGreaterThan(2)
    expect(daysDown).toBeGreaterThan(2)
  })
})

describe('nameMoonPhase', () => {
  it('gives the four main phases a day and a half and names the time between them', () => {
    expect([0, 0.12, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 0.99].map(nameMoonPhase)).toEqual([
      'new',
      'waxingCrescent',
      'firstQuarter',
      'waxingGibbous',
      'full',
      'waningGibbous',
      'lastQuarter',
      'waningCrescent',
      'new',
    ])
  })
})

describe('formatMoon', () => {
  const words = pickWords('no', lightWords)

  it('lists rise and set chronologically, and the phase', () => {
    const date = '2022-12-18'
    const moon = moonOfDay({ latitude: 59.933333, longitude: 10.716667 }, date)
    expect(formatMoon(moon, osloDay(date), words, 'nb-NO')).toMatch(
      /^opp 0[12]:\d\d, ned 13:0\d; minkende månesigd, 29\s%\sbelyst$/,
    )
  })

  it('describes a moon that stays below the horizon', () => {
    const day = osloDay('2026-01-01')
    const moon = { moonUp: [], rises: [], sets: [], phase: 'new' as const, illumination: 0.01 }
    expect(formatMoon(moon, day, words, 'nb-NO')).toMatch(/^under horisonten hele døgnet; nymåne/)
  })
})
