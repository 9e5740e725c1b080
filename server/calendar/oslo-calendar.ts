const osloClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

/**
 * Promises the calendar day (`2026-03-29`) and the hour (0–23) that clocks in Norway show, on both sides of every change
 * between winter and summer time.
 */
export function readOsloClock(time: number): { date: string; hour: number } {
  const parts = Object.fromEntries(osloClock.formatToParts(time).map((part) => [part.type, part.value]))
  return { date: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) }
}
