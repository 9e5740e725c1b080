import { listMonths } from '#site/i18n/format-date.ts'
import { isCalendarDate } from './oslo-day.ts'

// Fields of dates mostly bring `2027-07-08`, whatever is shown; where a browser has no such field, or a date is pasted, people
// write it their own way, and the day comes first in all three languages.

const longestTyped = 60

export type DateAnswer =
  | { kind: 'date'; date: string }
  /** Nothing was typed. */
  | { kind: 'none' }
  /** No date, no day of the calendar (`31.2.`), or a year outside 1900–2099. */
  | { kind: 'wrong' }

/** Returns the number (1–12) of a month by its name or at least its first three letters; 0 for anything else. */
function findMonth(name: string, locale: string): number {
  const bare = name.toLowerCase().replace(/\.$/, '')
  if (bare.length < 3) return 0
  return listMonths(locale).findIndex((each) => each.toLowerCase().startsWith(bare)) + 1
}

const pad = (figure: number, length = 2) => String(figure).padStart(length, '0')

/** Returns a date from its figures; without a year the next such day from `today` on. */
function compose(day: number, month: number, year: string, today: string): DateAnswer {
  const dateIn = (full: number) => `${pad(full, 4)}-${pad(month)}-${pad(day)}`
  const thisYear = Number(today.slice(0, 4))
  const years = year === '' ? Array.from({ length: 9 }, (_, after) => thisYear + after) : [Number(year)]
  const century = year.length === 2 ? 2000 : 0
  const found = years
    .map((each) => dateIn(each + century))
    .find((date) => isCalendarDate(date) && (year !== '' || date >= today))
  return found === undefined ? { kind: 'wrong' } : { kind: 'date', date: found }
}

/**
 * Returns the date in what was typed or chosen: «2027-07-08», «8.7.2027», «8/7/27», «8. juli 2027», «8 July», «31.12.»; without a
 * year it is the next such day from `today` (`YYYY-MM-DD`) on.
 */
export function readDate(typed: string, locale: string, today: string): DateAnswer {
  const text = typed.slice(0, longestTyped).trim()
  if (text === '') return { kind: 'none' }
  const iso = /^(\d{4,6})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return compose(Number(iso[3]), Number(iso[2]), iso[1] ?? '', today)
  const figures = /^(\d{1,2})\s*[./-]\s*(\d{1,2})(?:\s*[./-]\s*(\d{4}|\d{2})?)?$/.exec(text)
  if (figures) return compose(Number(figures[1]), Number(figures[2]), figures[3] ?? '', today)
  const named = /^(\d{1,2})(?:\.|st|nd|rd|th)?\s*(\p{L}+\.?),?\s*(\d{4}|\d{2})?$/iu.exec(text)
  const month = named ? findMonth(named[2] ?? '', locale) : 0
  return month > 0 ? compose(Number(named?.[1]), month, named?.[3] ?? '', today) : { kind: 'wrong' }
}
