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
