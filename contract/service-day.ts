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

let clock: Intl.DateTimeFormat | undefined

/** Returns the calendar day (`2026-03-29`) and hour (0–23) in Europe/Oslo, daylight saving included. */
export function readOsloClock(time: number): { date: string; hour: number } {
  // Not made before it is wanted: it costs a slow phone 20 ms.
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Oslo',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(clock.formatToParts(time).map((part) => [part.type, part.value]))
  return { date: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) }
}
