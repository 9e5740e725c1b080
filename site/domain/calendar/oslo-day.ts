import { osloOffsetAt, showOsloClock } from '#contract/service-day.ts'

// Days and hours in Norwegian time, correct across daylight saving changes. Dates are `YYYY-MM-DD`, moments are
// milliseconds since 1970.

const hourMs = 3_600_000

/** Returns the calendar day in Norway at a moment. */
export function osloDateOf(moment: number): string {
  return showOsloClock(moment).slice(0, 10)
}

/** Returns the moment of a full hour (0–24) in Norway; for an hour skipped by a clock change, the moment of the change. */
export function osloMoment(date: string, hour: number): number {
  const wanted = Date.parse(`${date}T00:00:00Z`) + hour * hourMs
  // Two rounds, because the first guess may have the offset of the other side of a clock change.
  const guess = wanted - osloOffsetAt(wanted)
  return wanted - osloOffsetAt(guess)
}

/** Returns the first and the last moment of a day in Norway: 23, 24 or 25 hours apart. */
export function osloDay(date: string): { start: number; end: number } {
  return { start: osloMoment(date, 0), end: osloMoment(shiftDate(date, 1), 0) }
}

/** Returns the date a number of days later (negative: earlier). */
export function shiftDate(date: string, days: number): string {
  const shifted = new Date(`${date}T00:00:00Z`)
  shifted.setUTCDate(shifted.getUTCDate() + days)
  return shifted.toISOString().slice(0, 10)
}

/** Returns whether user input is a calendar date between 1900 and 2100. */
export function isCalendarDate(words: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(words)) return false
  const moment = Date.parse(`${words}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === words
}

/** Returns the time of day in Norway as `HH:mm`, as it is written in every language of the guide. */
export function formatOsloTime(moment: number): string {
  return showOsloClock(moment).slice(11, 16)
}

/** Returns a moment (ISO 8601) as `dd.MM.yyyy HH:mm` in Norwegian time, the same in every language, as specified. */
export function formatUpdated(time: string): string {
  const [date = '', clock = ''] = showOsloClock(Date.parse(time)).split('T')
  return `${date.split('-').toReversed().join('.')} ${clock.slice(0, 5)}`
}
