import { readOsloClock } from '#contract/oslo-clock.ts'

const hourMs = 3_600_000

/** Returns when a calendar day (`2026-03-29`) begins in Europe/Oslo, in ms since 1970. */
export function startOfOsloDay(date: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  // Clocks change at 01:00 UTC, so at 00:00 UTC Norway still keeps the time that its day began with.
  return midnight - readOsloClock(midnight).hour * hourMs
}
