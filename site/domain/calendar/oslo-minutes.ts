import { formatOsloTime, osloDateOf } from './oslo-day.ts'

/** Returns what a clock in Norway shows at a moment, in minutes after the midnight with which a date begins: 1440 and more on the days after. */
export function osloMinutesOf(moment: number, date: string): number {
  const [hours = 0, minutes = 0] = formatOsloTime(moment).split(':').map(Number)
  return (Date.parse(osloDateOf(moment)) - Date.parse(date)) / 60_000 + hours * 60 + minutes
}
