// Days are `2026-11-22`: without a zone, so each has the same length.
const dayMs = 86_400_000

/** Promises the day a number of days later; negative: earlier. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Promises how many days one day is after another. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}
