// Days without a zone (`2026-11-22`) all have the same length.
const dayMs = 86_400_000

/** Returns the day `days` later; earlier when negative. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Returns the number of days from one day to another. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}
