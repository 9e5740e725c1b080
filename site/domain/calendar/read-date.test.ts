import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageKeys, languages } from '#contract/languages.ts'
import { isCalendarDate, shiftDate } from './oslo-day.ts'
import { readDate } from './read-date.ts'

const today = '2026-11-29'
const locales = languageKeys.map((language) => languages[language].locale)
const inAll = (typed: string) =>
  locales.map((locale) => {
    const answer = readDate(typed, locale, today)
    return answer.kind === 'date' ? answer.date : answer.kind
  })

describe('a date', () => {
  it.each([
    ['2027-07-08', '2027-07-08'],
    ['8.7.2027', '2027-07-08'],
    ['08.07.2027', '2027-07-08'],
    ['8. 7. 2027', '2027-07-08'],
    ['8.7.27', '2027-07-08'],
    ['8/7/2027', '2027-07-08'],
    ['8-7-2027', '2027-07-08'],
    ['8.7.', '2027-07-08'],
    ['8.7', '2027-07-08'],
    ['31.12.', '2026-12-31'],
    ['29.11.', '2026-11-29'],
    ['28.11.', '2027-11-28'],
    ['29.2.', '2028-02-29'],
    ['1 april 2027', '2027-04-01'],
    ['1. Apr. 2027', '2027-04-01'],
  ])('is read with its day first, in every language: %s', (typed, date) =>
    expect(inAll(typed)).toEqual([date, date, date]),
  )

  it.each([
    ['8. juli 2027', 'nb-NO'],
    ['8 July 2027', 'en-GB'],
    ['8th July 2027', 'en-GB'],
    ['8. Juli 2027', 'de-DE'],
    ['8. jul. 27', 'nb-NO'],
  ])('is read with its month by name: %s', (typed, locale) =>
    expect(readDate(typed, locale, today)).toEqual({ kind: 'date', date: '2027-07-08' }),
  )

  it.each([
    '0027-07-08',
    '1827-07-08',
    '2127-07-08',
    '12027-07-08',
    '8.7.1827',
    '31.2.',
    '31.2.2027',
    '2027-02-29',
    '13.13.',
  ])('is refused, not lost: %s', (typed) => expect(inAll(typed)).toEqual(['wrong', 'wrong', 'wrong']))

  it.each(['sommer', '8', '2027', '8. x 2027', '8.7.027', '8. ju 2027'])('is none: %s', (typed) =>
    expect(inAll(typed)).toEqual(['wrong', 'wrong', 'wrong']),
  )

  it('is what each language’s own format writes', () => {
    const days = fc.integer({ min: 0, max: 36_000 }).map((days) => shiftDate('1995-01-01', days))
    fc.assert(
      fc.property(
        days,
        fc.constantFrom(...locales),
        fc.constantFrom('short', 'long', 'medium'),
        (date, locale, dateStyle) => {
          if (!isCalendarDate(date)) return
          const written = new Date(`${date}T12:00Z`).toLocaleDateString(locale, { dateStyle, timeZone: 'UTC' })
          // Two figures of a year are of this century.
          const expected = dateStyle === 'short' && !/\d{4}/.test(written) ? `20${date.slice(2)}` : date
          const answer = readDate(written, locale, today)
          expect(answer.kind === 'date' ? answer.date : answer.kind, written).toBe(expected)
        },
      ),
    )
  })

  it('is nothing where nothing was typed, and any text is answered', () => {
    expect(inAll('  ')).toEqual(['none', 'none', 'none'])
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const answer = readDate(typed, 'de-DE', today)
        expect(answer.kind !== 'date' || isCalendarDate(answer.date)).toBe(true)
      }),
    )
  })
})
