import { listOpenMonths } from './advised-against.ts'
import type { OpenMonths } from './outing-schema.ts'

type Months = Pick<OpenMonths, 'full' | 'partly'>

/** Returns whether a month (1 to 12) is open, fully or in part. */
export function isInSeason({ full, partly }: Months, month: number): boolean {
  return full.includes(month) || partly.includes(month)
}

/** Returns the months outside the season of a trip or activity, without those that have a warning of their own. */
export function listMonthsOff(facts: {
  months: Months
  advisedAgainst?: { months: readonly number[] } | undefined
}): number[] {
  return listOpenMonths(facts.advisedAgainst).filter((month) => !isInSeason(facts.months, month))
}
