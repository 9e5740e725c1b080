import { readOsloClock } from '#contract/service-day.ts'

const hourMs = 3_600_000

/**
 * Returns ms since 1970 of a time as clocks in Norway show it (`2026-11-21T07:00:00`), or with its offset. Of the hour that clocks
 * show twice it is the first; in the hour they leave out they are not yet set forward. Throws for anything else.
 */
export function readOsloTime(text: string): number {
  const [, local, offset] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  const time = Date.parse(`${local?.slice(0, 23)}${offset ?? 'Z'}`)
  if (Number.isNaN(time)) throw new Error(`no time: ${text.slice(0, 40)}`)
  if (offset) return time
  const summer = time - 2 * hourMs
  const { date, hour } = readOsloClock(summer)
  return local?.startsWith(`${date}T${String(hour).padStart(2, '0')}`) ? summer : time - hourMs
}

/** Returns when a calendar day (`2026-03-29`) begins in Europe/Oslo, in ms since 1970. */
export function startOfOsloDay(date: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  // Clocks change at 01:00 UTC, so at 00:00 UTC Norway still keeps the time that its day began with.
  return midnight - readOsloClock(midnight).hour * hourMs
}

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
