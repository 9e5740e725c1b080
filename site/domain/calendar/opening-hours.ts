import { osloDateOf, osloMoment, shiftDate } from './oslo-day.ts'

// Whether a house is open, in Norwegian time. Times are `HH:mm`, days of the week run from 1 (Monday) to 7 (Sunday).

interface OpeningTimes {
  opens: string
  closes: string
  closesNextDay?: true | undefined
}

export interface OpeningPeriod extends OpeningTimes {
  /** First and last day of the season as `MM-DD`, across New Year too; absent for the whole year. */
  season?: { from: string; to: string } | undefined
  days: readonly number[]
}

export interface OpeningHours {
  periods: readonly OpeningPeriod[]
  /** Single days that differ; without times the house is closed. */
  exceptions: readonly { date: string; times?: OpeningTimes | undefined }[]
  /** What holds on days outside every season. */
  outsideSeasons: 'closed' | 'unknown'
  /** The day (`YYYY-MM-DD`) on which somebody said that they hold; absent when nobody knows. */
  confirmedOn?: string | undefined
}

export type OpeningStatus = 'open' | 'closed' | 'unknown'

/** Days after which hours no longer count: they change from year to year. */
const validDays = 365

/** Returns whether hours were confirmed within a year before a moment. */
export function areHoursCurrent({ confirmedOn }: Pick<OpeningHours, 'confirmedOn'>, moment: number): boolean {
  return confirmedOn !== undefined && confirmedOn >= shiftDate(osloDateOf(moment), -validDays)
}

function isInSeason({ season }: OpeningPeriod, date: string): boolean {
  if (!season) return true
  const day = date.slice(5)
  const { from, to } = season
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}

function dayOfWeek(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

function listTimes({ periods, exceptions }: OpeningHours, date: string): OpeningTimes[] {
  const exception = exceptions.find((each) => each.date === date)
  if (exception) return exception.times ? [exception.times] : []
  return periods.filter((period) => isInSeason(period, date) && period.days.includes(dayOfWeek(date)))
}

function momentOf(date: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return osloMoment(date, hours + minutes / 60)
}

/** Returns when a house closes that is open at a moment, `22:00`; undefined where it is not, or nobody knows. */
export function closingTimeAt(hours: OpeningHours | undefined, moment: number): string | undefined {
  if (!hours || !areHoursCurrent(hours, moment)) return undefined
  const today = osloDateOf(moment)
  // A night that began yesterday may still go on.
  return [shiftDate(today, -1), today]
    .flatMap((date) => listTimes(hours, date).map((times) => ({ date, ...times })))
    .find(
      ({ date, opens, closes, closesNextDay }) =>
        momentOf(date, opens) <= moment && moment < momentOf(closesNextDay ? shiftDate(date, 1) : date, closes),
    )?.closes
}

/** Returns whether a house is open at a moment (milliseconds since 1970); `unknown` without hours, or when they are no longer current. */
export function openingStatusAt(hours: OpeningHours | undefined, moment: number): OpeningStatus {
  if (!hours || !areHoursCurrent(hours, moment)) return 'unknown'
  if (closingTimeAt(hours, moment) !== undefined) return 'open'
  const today = osloDateOf(moment)
  const isTold =
    hours.exceptions.some(({ date }) => date === today) || hours.periods.some((period) => isInSeason(period, today))
  return isTold ? 'closed' : hours.outsideSeasons
}
