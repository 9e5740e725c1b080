import { type OpeningHours, openingStatusAt } from './opening-hours.ts'

// By itself, because every page with opening hours has their file, and a plan alone asks this.

const minuteMs = 60_000
/** No house is shut for less. */
const shortestPause = 30

/**
 * Returns the first minute of a stay at which a house that is open at its beginning is closed; undefined where it is open
 * throughout, or not known to be open at the beginning. Moments are milliseconds since 1970.
 */
export function closingTimeWithin(hours: OpeningHours, from: number, to: number): number | undefined {
  const isOpen = (moment: number) => openingStatusAt(hours, moment) === 'open'
  if (!isOpen(from)) return undefined
  let open = from
  while (open < to - minuteMs) {
    const next = Math.min(open + shortestPause * minuteMs, to - minuteMs)
    if (isOpen(next)) open = next
    else {
      let closed = next
      while (closed - open > minuteMs) {
        const middle = open + Math.ceil((closed - open) / 2 / minuteMs) * minuteMs
        if (middle >= closed) break
        if (isOpen(middle)) open = middle
        else closed = middle
      }
      return closed
    }
  }
  return undefined
}
