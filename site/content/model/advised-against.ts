import type { OpenMonths } from './outing-schema.ts'

export interface AdvisedAgainst {
  months: readonly number[]
}

/** 1 to 12. */
export const allMonths: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Returns whether local advice warns against a trip in a month (1 to 12). Throws a `RangeError` for any other number. */
export function isAdvisedAgainst(advisedAgainst: AdvisedAgainst | undefined, month: number): boolean {
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw new RangeError(`A month is a whole number from 1 to 12, got ${month}.`)
  }
  return advisedAgainst?.months.includes(month) ?? false
}

/** Returns the months without a warning, January first. */
export function listOpenMonths(advisedAgainst: AdvisedAgainst | undefined): number[] {
  return allMonths.filter((month) => !isAdvisedAgainst(advisedAgainst, month))
}

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
