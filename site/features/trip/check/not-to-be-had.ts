import { type OpeningHours, openingStatusAt } from '#site/domain/calendar/opening-hours.ts'
import { osloMoment } from '#site/domain/calendar/oslo-day.ts'

// What is usually not to be had at a time that a text says. Nothing is said of times that nobody named.

/** Minutes; an editors' estimate. */
const longestWait = 60

/** Returns whether a house is closed all of a day, or at a time of it until one goes on, by its usual hours; never where a season says nothing. */
export function isClosedBy(
  hours: OpeningHours,
  date: string,
  at: number | undefined,
  until: number = Number.POSITIVE_INFINITY,
): boolean {
  const usual = { ...hours, confirmedOn: date }
  const isOpenAt = (minutes: number) => openingStatusAt(usual, osloMoment(date, minutes / 60))
  // Whoever is there before it opens waits a little.
  if (at !== undefined)
    return [at, Math.max(at, Math.min(at + longestWait, until - 1))].every((minutes) => isOpenAt(minutes) === 'closed')
  return Array.from({ length: 48 }, (_, half) => half * 30).every((minutes) => isOpenAt(minutes) === 'closed')
}
