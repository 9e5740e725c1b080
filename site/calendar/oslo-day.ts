/**
 * Days and hours as clocks in Norway show them, on both sides of every change between winter and summer time.
 * Dates are `YYYY-MM-DD`, moments are milliseconds since 1970.
 */

export const osloTimeZone = 'Europe/Oslo'

const hourMs = 3_600_000

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: osloTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

function readWallClock(moment: number): Record<string, string> {
  return Object.fromEntries(wallClock.formatToParts(moment).map((part) => [part.type, part.value]))
}

/** Promises the calendar day in Norway at a moment. */
export function osloDateOf(moment: number): string {
  const { year, month, day } = readWallClock(moment)
  return `${year}-${month}-${day}`
}

/** How many milliseconds Norwegian clocks are ahead of UTC at a moment. */
function offsetAt(moment: number): number {
  const { year, month, day, hour, minute, second } = readWallClock(moment)
  const shown = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  return shown - Math.floor(moment / 1000) * 1000
}

/** Promises the moment at which Norwegian clocks show this full hour (0–24) of a day; an hour that the clocks skip gives the moment of the change. */
export function osloMoment(date: string, hour: number): number {
  const wanted = Date.parse(`${date}T00:00:00Z`) + hour * hourMs
  // Two rounds: the offset of the first guess may be that of the other side of a clock change.
  const guess = wanted - offsetAt(wanted)
  return wanted - offsetAt(guess)
}

/** Promises the first and the last moment of a day in Norway: 24 hours apart, 23 or 25 when the clocks change. */
export function osloDay(date: string): { start: number; end: number } {
  return { start: osloMoment(date, 0), end: osloMoment(shiftDate(date, 1), 0) }
}

/** Promises the date a number of days later (negative: earlier). */
export function shiftDate(date: string, days: number): string {
  const shifted = new Date(`${date}T00:00:00Z`)
  shifted.setUTCDate(shifted.getUTCDate() + days)
  return shifted.toISOString().slice(0, 10)
}

/** Tells whether words from outside (an address, a field) are a date of the calendar between 1900 and 2100. */
export function isCalendarDate(words: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(words)) return false
  const moment = Date.parse(`${words}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === words
}

/** Promises the time of day on a Norwegian clock as `HH:mm`. */
export function formatOsloTime(moment: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: osloTimeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment)
}
