import { readNumber } from '#site/i18n/read-number.ts'

/** What may stand in the number fields of the calculator; outside it a sentence says so. */
export const rangeLimits = {
  battery: { least: 10, most: 200 },
  charge: { least: 1, most: 100 },
  consumption: { least: 8, most: 60 },
  temperature: { least: -25, most: 35 },
} as const

export type RangeField = keyof typeof rangeLimits

/** Returns the number of a field, or undefined when it is none or outside its limits. */
export function readField(field: RangeField, typed: string, locale: string): number | undefined {
  const { least, most } = rangeLimits[field]
  const value = readNumber(typed, locale)
  return value !== undefined && value >= least && value <= most ? value : undefined
}
