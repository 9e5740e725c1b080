import type { OpenMonths } from './outing-schema.ts'

type Months = Pick<OpenMonths, 'full' | 'partly'>

/** Returns whether a month (1 to 12) is open, fully or in part. */
export function isInSeason({ full, partly }: Months, month: number): boolean {
  return full.includes(month) || partly.includes(month)
}
