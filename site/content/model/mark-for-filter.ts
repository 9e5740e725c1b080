import type { OpeningHours } from '#site/domain/calendar/opening-hours.ts'
import { listFilter } from '#site/routes/list-filter.ts'
import { type AnyAccess, isStepFree, pickOpeningTimes } from './practical.ts'

interface Filtered {
  access: AnyAccess
  hours?: OpeningHours | undefined
  inWinter?: { value: 'usual' | 'no' } | undefined
}

/** Returns the attributes by which the filters of a list know one of its entries: what it passes, and its hours where known. */
export function markForFilter({ access, hours, inWinter }: Filtered, hasCharging = false) {
  const { charging, stepFree, winter } = listFilter
  const passed = [
    ...(hasCharging ? [charging] : []),
    ...(isStepFree(access) ? [stepFree] : []),
    ...(inWinter?.value === 'usual' ? [winter] : []),
  ]
  return { 'data-passes': passed.join(' '), 'data-hours': hours && JSON.stringify(pickOpeningTimes(hours)) }
}
