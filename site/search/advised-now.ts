import { osloDateOf } from '#site/calendar/oslo-day.ts'
import { isAdvisedAgainst } from '#site/editorial/advised-against.ts'

/** Tells whether local advice warns against a page's trip in the month that it is in Norway. */
export function isAdvisedAgainstNow({ advisedAgainst }: { advisedAgainst: readonly number[] }, now: number): boolean {
  return isAdvisedAgainst({ months: advisedAgainst }, Number(osloDateOf(now).slice(5, 7)))
}
