import { shiftDate } from './oslo-day.ts'

// When something is usually not to be had, as `content/advice/not-then.yaml` says it.

/** A rule holds on a day that fulfils all of it. Days of the week run from 1 (Monday), days of the year are `MM-DD`, times `HH:mm`. */
export interface NotThenCondition {
  months?: readonly number[] | undefined
  days?: readonly number[] | undefined
  from?: string | undefined
  to?: string | undefined
  before?: string | undefined
  after?: string | undefined
  /** Thursday to Monday. */
  easter?: true | undefined
  /** Sundays and public holidays. */
  red?: true | undefined
}

/** What else must be so besides the time; a rule without any of it holds for all that come. */
interface Circumstances {
  both?: true | undefined
  onFoot?: true | undefined
  byBike?: true | undefined
  byTent?: true | undefined
  byCamper?: true | undefined
  words?: readonly string[] | undefined
}

/** Returns whether a rule holds for all that come, however and with whatever plan. */
export function holdsForAll({ both, onFoot, byBike, byTent, byCamper, words }: Circumstances): boolean {
  return !(both || onFoot || byBike || byTent || byCamper || words)
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

function minutesOfTime(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

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

/** Returns whether one of the conditions of a rule holds on a date, at a time in minutes after midnight where it is about one. */
export function holdsOn(
  { when }: { when: readonly NotThenCondition[] },
  date: string,
  at: number | undefined,
): boolean {
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
