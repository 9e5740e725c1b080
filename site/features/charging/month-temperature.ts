import type { Climate } from '#site/content/model/pages/weather-copy.ts'

export const monthsOfRange = Array.from({ length: 12 }, (_, month) => month)

/** Returns the mean temperature of a month (0 is January), rounded down: the colder side is the safe one. */
export function temperatureOfMonth({ low, high }: Climate, month: number): number {
  return Math.floor(((low[month] ?? 0) + (high[month] ?? 0)) / 2)
}

/** Returns degrees with a true minus. */
export const formatDegrees = (degrees: number) => String(degrees).replace('-', '−')
