import type { TripWords } from '#site/content/model/pages/my-trip-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { countStops, type Plan } from './plan.ts'

const manyDays = 60
const manyStops = 200
const farYears = 3

/** Returns a sentence for each thing in a plan that is likely a slip: dates the wrong way round or far away, a great many days or stops. */
export function listSlips(plan: Plan, words: TripWords, now: number): string[] {
  const { arrival, departure } = plan
  const years = [arrival.date, departure.date].flatMap((date) => (date ? [Number(date.slice(0, 4))] : []))
  const thisYear = new Date(now).getUTCFullYear()
  const far = years.find((year) => Math.abs(year - thisYear) > farYears)
  const moment = ({ date, time }: Plan['arrival']) => `${date}T${time ?? ''}`
  const isReversed =
    arrival.date?.length === 10 &&
    departure.date?.length === 10 &&
    (departure.date < arrival.date || (arrival.time && departure.time && moment(departure) < moment(arrival)))
  const stops = countStops(plan)
  return [
    ...(isReversed ? [words.reversed] : []),
    ...(far === undefined ? [] : [fillGaps(words.farAway, { year: far })]),
    ...(plan.days.length > manyDays ? [fillGaps(words.manyDays, { count: plan.days.length })] : []),
    ...(stops > manyStops ? [fillGaps(words.manyStops, { count: stops })] : []),
  ]
}
