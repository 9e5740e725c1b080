import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import { pickWords } from '#site/i18n/translate.ts'
import type { Stretch } from './altitude-crossings.ts'
import { formatLight, formatStretches } from './format-light.ts'
import { lightOfDay, minutesOf } from './light-of-day.ts'
import { lightSentenceWords } from './light-words.ts'
import { formatOsloTime, shiftDate } from './oslo-day.ts'
import { sunHeight } from './sun-height.ts'

const svolvaer = { latitude: 68.2322, longitude: 14.5646 }
const svolvaerOfTheForecast = weatherPlaces.svolvaer
const words = pickWords('no', lightSentenceWords)

const clocks = (stretches: Stretch[]) =>
  stretches.map(({ start, end }) => `${formatOsloTime(start)}–${formatOsloTime(end)}`)

function datesFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => shiftDate(first, index))
}

/** Dates may differ by a day: both sides compute, with slightly different refraction. */
function expectWithinOneDay(date: string | undefined, expected: string): void {
  expect([shiftDate(expected, -1), expected, shiftDate(expected, 1)]).toContain(date)
}

describe('lightOfDay against tables', () => {
  // The guide's fact sheet on the sun (sea-level horizon, refraction 34', accurate to about a day).
  it.each([
    ['Svolvær', svolvaer, ['2026-05-26', '2026-07-18'], ['2026-12-07', '2027-01-05']],
    ['Reine', { latitude: 67.9325, longitude: 13.0888 }, ['2026-05-27', '2026-07-16'], ['2026-12-10', '2027-01-02']],
    ['Røst', { latitude: 67.5172, longitude: 12.1169 }, ['2026-05-30', '2026-07-14'], ['2026-12-16', '2026-12-26']],
  ] as const)('finds midnight sun and polar night of %s', (_, place, midnightSun, polarNight) => {
    const summer = datesFrom('2026-05-10', 90).filter((date) => minutesOf(lightOfDay(place, date).sunUp) === 24 * 60)
    const winter = datesFrom('2026-12-01', 50).filter((date) => lightOfDay(place, date).sunUp.length === 0)
    expectWithinOneDay(summer[0], midnightSun[0])
    expectWithinOneDay(summer.at(-1), midnightSun[1])
    expectWithinOneDay(winter[0], polarNight[0])
    expectWithinOneDay(winter.at(-1), polarNight[1])
  })

  it.each([
    ['2026-01-15', '10:41', '13:43'],
    ['2026-03-15', '06:24', '18:01'],
    ['2026-05-15', '02:44', '23:18'],
    ['2026-09-15', '06:18', '19:35'],
    ['2026-11-15', '09:18', '14:14'],
  ])('gives sunrise and sunset in Svolvær on %s within two minutes', (date, rise, set) => {
    const [sunUp] = lightOfDay(svolvaer, date).sunUp
    expectClock(sunUp?.start, rise, 2)
    expectClock(sunUp?.end, set, 2)
  })

  it('gives the twilight of the shortest day in Svolvær within two minutes', () => {
    const light = lightOfDay(svolvaer, '2026-12-21')
    expect(light.highest.height).toBeCloseTo(-1.7, 1)
    expectClock(light.civilTwilight[0]?.start, '09:25', 2)
    expectClock(light.civilTwilight[0]?.end, '14:36', 2)
  })

  // MET Norway, Sunrise 3.0, sun, 59.933333 N 10.716667 E, 18 December 2022.
  it('agrees with MET on a day in Oslo within two minutes', () => {
    const oslo = { latitude: 59.933333, longitude: 10.716667 }
    const light = lightOfDay(oslo, '2022-12-18')
    expectClock(light.sunUp[0]?.start, '09:16', 2)
    expectClock(light.sunUp[0]?.end, '15:10', 2)
    // MET's noon height is without refraction only if ours is: 6.67°.
    expect(light.highest.height).toBeCloseTo(6.67, 1)
    expect(sunHeight(oslo, Date.parse('2022-12-19T00:13+01:00'))).toBeCloseTo(-53.47, 1)
  })
})

function expectClock(moment: number | undefined, clock: string, toleranceMinutes: number): void {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const [foundHours = 0, foundMinutes = 0] = formatOsloTime(moment ?? Number.NaN)
    .split(':')
    .map(Number)
  expect(Math.abs(hours * 60 + minutes - foundHours * 60 - foundMinutes)).toBeLessThanOrEqual(toleranceMinutes)
}

describe('lightOfDay on odd days', () => {
  it('covers 23 and 25 hours when the clocks change', () => {
    expect(minutesOf(lightOfDay(svolvaer, '2026-03-29').phases)).toBe(23 * 60)
    expect(minutesOf(lightOfDay(svolvaer, '2026-10-25').phases)).toBe(25 * 60)
  })

  it('finds a sun that only dips under the horizon after midnight', () => {
    const { sunUp } = lightOfDay(svolvaer, '2026-05-25')
    expect(sunUp).toHaveLength(2)
    expect(clocks(sunUp)[0]).toMatch(/^00:00–0[01]:/)
  })

  it('finds a day with two sunsets, and one with a sunrise only', () => {
    const on = (date: string) => {
      const { sunUp, day } = lightOfDay(svolvaerOfTheForecast, date)
      return formatStretches(sunUp, day, words)
    }
    expect(on('2026-07-23')).toMatch(/^00:00–00:0\d, 02:1\d–23:5\d$/)
    expect(on('2026-05-21')).toMatch(/^02:0\d–24:00$/)
  })
})

describe('formatLight', () => {
  const say = (date: string, language: 'no' | 'en' | 'de' = 'no') =>
    formatLight(lightOfDay(svolvaer, date), pickWords(language, lightSentenceWords))

  it('includes sunrise, sunset, length and the change since the day before', () => {
    expect(say('2026-02-15')).toBe(
      'Sola står opp 08:22 og går ned 16:11. Den er over horisonten i 7 t 49 min. Det er 8 min mer enn dagen før.',
    )
  })

  it('includes the length of twilight in polar night', () => {
    expect(say('2026-12-21', 'de')).toBe(
      'Die Sonne kommt nicht über den Horizont. Die Dämmerung ist 5 Std. 11 Min. lang hell genug, um das Gelände zu erkennen, von 09:24 bis 14:35 Uhr.',
    )
  })

  it('includes midnight sun and its lowest time', () => {
    expect(say('2026-06-21', 'en')).toMatch(/^Midnight sun: .* lowest at 01:0\d\.$/)
  })

  it('says in August that nights are too bright for northern lights', () => {
    expect(say('2026-08-05')).toContain('Natta blir ikke mørk nok for nordlys.')
    expect(say('2026-10-05')).not.toContain('mørk nok')
  })

  it('describes days with a single sunrise or sunset', () => {
    expect(formatLight(lightOfDay(svolvaerOfTheForecast, '2026-05-21'), words)).toMatch(
      /^Sola står opp 02:0\d og er fortsatt oppe ved midnatt\./,
    )
    const light = lightOfDay(svolvaerOfTheForecast, '2026-07-22')
    const eveningOnly = { ...light, sunUp: [{ start: light.day.start, end: light.day.end - 60_000 }] }
    expect(formatLight(eveningOnly, words)).toMatch(/^Sola er oppe når døgnet begynner, og går ned 23:59\./)
  })

  it('formats the end of the day as 24:00', () => {
    const { dark, day } = lightOfDay(svolvaer, '2026-12-15')
    expect(formatStretches(dark, day, words)).toBe('00:00–07:48, 16:05–24:00')
  })
})

describe('the days of 2026 and 2027 at all five places', () => {
  const dates = datesFrom('2026-01-01', 730)
  // Within a degree of each other the places differ by minutes, and so do two years: before a release every day of all, else every
  // third day of one year at one place, and every ninth besides.
  const isWalked = (key: string, index: number) =>
    process.env.VERIFY === 'all' || (key === 'svolvaer' && index < 365 && index % 3 === 0) || index % 9 === 0

  it.each(weatherPlaceKeys)('are covered and described without a gap in %s', (key) => {
    for (const date of dates.filter((_, index) => isWalked(key, index))) {
      const light = lightOfDay(weatherPlaces[key], date)
      expect(light.phases[0]?.start).toBe(light.day.start)
      expect(light.phases.at(-1)?.end).toBe(light.day.end)
      for (const [index, stretch] of light.phases.entries()) {
        const next = light.phases[index + 1]
        if (stretch.end <= stretch.start || (next && (next.start !== stretch.end || next.phase === stretch.phase))) {
          throw new Error(`${key} ${date}: the phases do not follow on each other`)
        }
      }
      for (const language of languageKeys) {
        const sentence = formatLight(light, pickWords(language, lightSentenceWords))
        if (sentence.length < 30 || /NaN|undefined|Invalid|[{}]|-\d/.test(sentence)) {
          throw new Error(`${key} ${date} ${language}: ${sentence}`)
        }
      }
    }
  })
})
