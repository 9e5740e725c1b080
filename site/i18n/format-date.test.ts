import { describe, expect, it } from 'vitest'
import { languageKeys, languages } from '#contract/languages.ts'
import {
  type DayStyle,
  formatDate,
  formatDay,
  formatDayRange,
  formatMonth,
  formatSpan,
  nameWeekday,
} from './format-date.ts'

const locales = Object.values(languages).map(({ locale }) => locale)
const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10))
const styles: DayStyle[] = [
  { weekday: 'long' },
  { weekday: 'short' },
  { weekday: 'short', day: 'numeric' },
  { weekday: 'short', day: 'numeric', month: 'short' },
  { weekday: 'long', day: 'numeric', month: 'long' },
  { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'short' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'long', year: 'numeric' },
  { month: 'long', year: 'numeric' },
  { month: 'long' },
]

describe.each(locales)('%s', (locale) => {
  it.each(styles)('says every day of a year as Intl does: %o', (style) => {
    const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
    expect(days.map((day) => formatDay(day, locale, style))).toEqual(days.map((day) => format.format(Date.parse(day))))
  })

  it.each([
    ['2026-11-20', '2026-11-22'],
    ['2026-10-30', '2026-11-02'],
    ['2025-12-30', '2026-01-02'],
    ['2026-11-20', '2026-11-20'],
  ])('says %s to %s as Intl does, with spaces around a dash between words only', (from, to) => {
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    const said = format.formatRange(Date.parse(from), Date.parse(to)).replaceAll('\u2009', ' ')
    const dash = from.slice(0, 7) === to.slice(0, 7) ? '–' : ' – '
    expect(formatDayRange(from, to, locale)).toBe(said.replace(/\s*–\s*/, dash))
  })
})

it.each(languageKeys)('names months and weekdays in %s', (language) => {
  const { locale } = languages[language]
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  for (let each = 1; each <= 12; each += 1)
    expect(formatMonth(each, language)).toBe(month.format(Date.UTC(2026, each - 1, 15)))
  // 5 January 2026 is a Monday.
  for (let each = 1; each <= 7; each += 1)
    expect(nameWeekday(each, language)).toBe(weekday.format(Date.UTC(2026, 0, 4 + each)))
})

it('writes the day as each language does', () => {
  expect(formatDate('2026-11-20', 'no')).toBe('20. november 2026')
  expect(formatDate('2026-11-20', 'en')).toBe('20 November 2026')
  expect(formatDate('2026-11-20', 'de')).toBe('20. November 2026')
})

it('leaves the year of a range out where nobody needs it', () => {
  expect(formatDayRange('2026-11-20', '2026-11-22', 'de-DE', false)).toBe('20.–22. November')
  expect(formatDayRange('2025-12-30', '2026-01-02', 'nb-NO', false)).toBe('30. desember – 2. januar')
})

describe('formatSpan', () => {
  it('says both ends of a span, also over New Year and on the leap day', () => {
    expect(formatSpan('05-27', '07-16', 'no')).toBe('27. mai – 16. juli')
    expect(formatSpan('12-10', '01-02', 'en')).toBe('10 December – 2 January')
    expect(formatSpan('02-29', '03-01', 'de')).toBe('29. Februar – 1. März')
  })
})
