import { isAdvisedAgainst } from '#site/content/model/advised-against.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'

const monthInNorway = (now: number) => Number(osloDateOf(now).slice(5, 7))

/** Returns whether the current month in Norway is outside the season of a page's trip or activity. */
export function isOffSeasonNow({ offSeason }: { offSeason?: readonly number[] }, now: number): boolean {
  return offSeason?.includes(monthInNorway(now)) ?? false
}

/** Returns whether local advice warns against a page's trip in the current month in Norway. */
export function isAdvisedAgainstNow({ advisedAgainst }: { advisedAgainst: readonly number[] }, now: number): boolean {
  return isAdvisedAgainst({ months: advisedAgainst }, monthInNorway(now))
}
