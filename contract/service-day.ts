import { readOsloClock } from './oslo-clock.ts'

// The day of whoever is under way, for server and pages: it ends in the night after it, at this hour in Norway, when the last boat has left.
const endHour = 4
const hourMs = 3_600_000
const dayMs = 24 * hourMs

function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Returns the service day (`2026-11-23`) to which a moment (ms since 1970) counts: until four in the morning it is the day before. */
export function serviceDayOf(moment: number): string {
  const { date, hour } = readOsloClock(moment)
  return hour < endHour ? shiftDay(date, -1) : date
}

/** Returns when a service day (`2026-11-23`) ends, in ms since 1970: it belongs to the next. */
export function endOfServiceDay(day: string): number {
  // Clocks change at 01:00 UTC, so this hour has the offset of the end already.
  const guess = Date.parse(shiftDay(day, 1)) + endHour * hourMs
  return guess - (readOsloClock(guess).hour - endHour) * hourMs
}
