const osloClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** Returns the calendar day (`2026-03-29`) and hour (0–23) in Europe/Oslo, daylight saving included. */
export function readOsloClock(time: number): { date: string; hour: number } {
  const parts = Object.fromEntries(osloClock.formatToParts(time).map((part) => [part.type, part.value]))
  return { date: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) }
}
