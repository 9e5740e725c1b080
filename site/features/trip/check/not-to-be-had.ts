import type { NotThen } from '#site/content/model/not-then-queries.ts'
import { type OpeningHours, openingStatusAt } from '#site/domain/calendar/opening-hours.ts'
import { osloMoment, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { minutesOfTime } from '#site/features/trip/plan/schedule.ts'
import { weekdayOf } from './find-calendar.ts'

// What is usually not to be had at a time that a text says. Nothing is said of times that nobody named.

/** Returns Easter Sunday of a year, by the Gregorian rule. */
export function easterOf(year: number): string {
  const [golden, century] = [year % 19, Math.floor(year / 100)]
  const moon = (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30
  const full = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7
  const day = full - weekday
  const month = 3 + Math.floor((day + 40) / 44)
  return `${year}-${String(month).padStart(2, '0')}-${String(day + 28 - 31 * Math.floor(month / 4)).padStart(2, '0')}`
}

const holidays = new Set(['01-01', '05-01', '05-17', '12-25', '12-26'])
/** Days from Easter Sunday to the public holidays that move with it. */
const movable = [-3, -2, 0, 1, 39, 49, 50]

/** Returns whether shops are shut by law: on a Sunday and on public holidays. */
export function isRedDay(date: string): boolean {
  const easter = easterOf(Number(date.slice(0, 4)))
  return (
    weekdayOf(date) === 7 || holidays.has(date.slice(5)) || movable.some((days) => shiftDate(easter, days) === date)
  )
}

function isEaster(date: string): boolean {
  const easter = easterOf(Number(date.slice(0, 4)))
  return shiftDate(easter, -3) <= date && date <= shiftDate(easter, 1)
}

/** Returns whether one of the conditions of a rule holds on a date, at a time where it is about one. */
export function holdsOn({ when }: Pick<NotThen, 'when'>, date: string, at: number | undefined): boolean {
  const day = date.slice(5)
  return when.some(({ months, days, from, to, before, after, easter, red }) => {
    if (months && !months.includes(Number(day.slice(0, 2)))) return false
    if (days && !days.includes(weekdayOf(date))) return false
    if (from && to && !(from <= to ? from <= day && day <= to : from <= day || day <= to)) return false
    if (easter && !isEaster(date)) return false
    if (red && !isRedDay(date)) return false
    if (before === undefined && after === undefined) return true
    if (at === undefined) return false
    return (before === undefined || at < minutesOfTime(before)) && (after === undefined || at >= minutesOfTime(after))
  })
}

/** Returns whether a house is closed all of a day, or at a time of it, by its usual hours; never where a season says nothing. */
export function isClosedBy(hours: OpeningHours, date: string, at: number | undefined): boolean {
  const usual = { ...hours, confirmedOn: date }
  const isOpenAt = (minutes: number) => openingStatusAt(usual, osloMoment(date, minutes / 60))
  if (at !== undefined) return isOpenAt(at) === 'closed'
  return Array.from({ length: 48 }, (_, half) => half * 30).every((minutes) => isOpenAt(minutes) === 'closed')
}
