import { osloDateOf } from '#site/calendar/oslo-day.ts'
import { isAdvisedAgainst } from '#site/content-model/advised-against.ts'

/** Returns whether local advice warns against a page's trip in the current month in Norway. */
export function isAdvisedAgainstNow({ advisedAgainst }: { advisedAgainst: readonly number[] }, now: number): boolean {
  return isAdvisedAgainst({ months: advisedAgainst }, Number(osloDateOf(now).slice(5, 7)))
}
