export interface AdvisedAgainst {
  months: readonly number[]
}

const allMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

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
