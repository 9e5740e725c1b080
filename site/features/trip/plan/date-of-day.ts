import { shiftDate } from '#site/domain/calendar/oslo-day.ts'
import type { Plan } from './plan.ts'

// Apart from the schedule, which the script of other pages does without.

/** Returns the date of a day of the plan; undefined without a date of arrival or departure. */
export function dateOfDay(plan: Plan, index: number): string | undefined {
  const { arrival, departure } = plan
  if (arrival.date?.length === 10) return shiftDate(arrival.date, index)
  if (departure.date?.length === 10) return shiftDate(departure.date, index - plan.days.length + 1)
  return undefined
}
