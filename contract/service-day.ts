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

/** The last Sunday of a month (0–11) at 01:00 UTC, when clocks change, in ms since 1970. */
function changeOf(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  return lastDay.getTime() - lastDay.getUTCDay() * dayMs
}

/**
 * Returns how far clocks in Norway are ahead of UTC at a moment (ms since 1970), in ms, by the rule of 1996 for all years. A formatter of
 * the browser says the same, but to make the first one holds a slow phone up for a tenth of a second on every page. Throws for no time.
 */
export function osloOffsetAt(time: number): number {
  const year = new Date(time).getUTCFullYear()
  if (Number.isNaN(year)) throw new RangeError('This is no moment.')
  return time >= changeOf(year, 2) && time < changeOf(year, 9) ? 2 * hourMs : hourMs
}

/** Returns what clocks in Norway show at a moment (ms since 1970), daylight saving included: `2026-03-29T12:00:00.000`. */
export function showOsloClock(time: number): string {
  return new Date(time + osloOffsetAt(time)).toISOString().slice(0, -1)
}

/** Returns the calendar day (`2026-03-29`) and hour (0–23) in Europe/Oslo, daylight saving included. */
export function readOsloClock(time: number): { date: string; hour: number } {
  const shown = showOsloClock(time)
  return { date: shown.slice(0, 10), hour: Number(shown.slice(11, 13)) }
}
