import type { Plan } from '#site/features/trip/plan/plan.ts'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'

// By itself: the page asks it for every day, and needs the rest on the day of a ferry only.

/** The quays whose departures the guide asks for (`content/road/stops.yaml`). */
export type Quay = 'moskenes' | 'bodo'

/** Returns the quay from which a ferry of the plan leaves on a day; undefined where it has none. */
export function findQuay({ arrival, departure, days }: Plan, day: number, { visits }: DaySchedule): Quay | undefined {
  if (day === days.length - 1 && departure.place === 'moskenes') return 'moskenes'
  if (visits.some(({ stop }) => stop.ref === 't.vaeroy')) return 'moskenes'
  return day === 0 && arrival.place === 'moskenes' ? 'bodo' : undefined
}
