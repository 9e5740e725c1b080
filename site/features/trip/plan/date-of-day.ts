import { osloDateOf, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import type { Plan } from './plan.ts'

// Apart from the schedule, which the script of other pages does without.

/** Returns the date of a day of the plan; undefined without a date of arrival or departure. */
export function dateOfDay(plan: Plan, index: number): string | undefined {
  const { arrival, departure } = plan
  if (arrival.date?.length === 10) return shiftDate(arrival.date, index)
  if (departure.date?.length === 10) return shiftDate(departure.date, index - plan.days.length + 1)
  return undefined
}

/** Returns the index of the day that a moment (ms since 1970) falls on; −1 before and after the trip, and without dates. */
export function findToday(days: readonly { date?: string | undefined }[], now: number): number {
  const today = osloDateOf(now)
  return days.findIndex(({ date }) => date === today)
}
