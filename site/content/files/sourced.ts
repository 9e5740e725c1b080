import { z } from 'zod'
import { inEveryLanguage } from '#contract/in-every-language.ts'
import { listLanguageKeys, nameInEnglish } from '#contract/languages.ts'
import { isCalendarDate } from '#site/domain/calendar/oslo-day.ts'

// Building blocks of all facts, each with its source and the day it was last checked.

const sourceName = z.string().min(3, 'must name who says so')

export const source = z
  .union(
    [sourceName, inEveryLanguage((language) => sourceName.describe(`In ${nameInEnglish(language)}`))],
    `must be a name like "NRK Nordland, 2024-08", or one in each of ${listLanguageKeys()}`,
  )
  .describe('Where the fact comes from: who says so, and when: "NRK Nordland, 2024-08"')

export type Source = z.infer<typeof source>

export const checkedOn = z.iso
  .date('must be a day like "2026-11-20"')
  .describe('The day somebody last compared the fact with its source')

export const phoneNumber = z
  .string()
  .regex(/^\+47 (\d{2} \d{2} \d{2} \d{2}|\d{3} \d{2} \d{3})$/, 'must look like "+47 76 06 99 30"')

/** Returns the schema of a value with its source. */
export function sourced<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ value, source, checkedOn })
}

/** The id of a row or bar, under which language files have its words. */
export const idOfFact = z.string().regex(/^[a-z][A-Za-z]+$/, 'must be one word in letters, like "ferry"')

/** A row of the table of facts; its words are in the language files. */
export const factRow = z.strictObject({
  id: idOfFact.describe(
    'The name of the row, one word in letters, like "ferry"; every language file has its words under `facts`',
  ),
  source,
  checkedOn,
})

export function haveDifferentIds(rows: readonly { id: string }[]): boolean {
  return new Set(rows.map((row) => row.id)).size === rows.length
}

/** The area of the guide in degrees, from Røst in the south-west to Raftsundet in the north-east. */
const lofoten = { south: 67.3, north: 68.6, west: 11.6, east: 15.4 } as const

function hasFewDecimals(degrees: number): boolean {
  return Math.abs(Math.round(degrees * 1e5) - degrees * 1e5) < 1e-6
}

/** Returns the schema of an angle between two limits; `area` completes “must lie …”. */
export function degreesBetween(low: number, high: number, name: string, area: string) {
  return z
    .number()
    .refine(
      (degrees) => degrees >= low && degrees <= high,
      `${name} must lie ${area}, between ${low} and ${high} degrees. Perhaps latitude and longitude were swapped.`,
    )
    .refine(hasFewDecimals, `${name} takes at most five decimals (about one metre). Round it.`)
}

/** A position in Lofoten, WGS 84. */
export const coordinatesInLofoten = z.strictObject({
  latitude: degreesBetween(lofoten.south, lofoten.north, 'latitude', 'in Lofoten').describe(
    'Degrees north, like 68.15294',
  ),
  longitude: degreesBetween(lofoten.west, lofoten.east, 'longitude', 'in Lofoten').describe(
    'Degrees east, like 14.20386',
  ),
  isApproximate: z.boolean().optional().describe('The source places it only roughly; pages say so'),
  source,
  checkedOn,
})

export const dayOfYear = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a day of the year like "05-27"')
  .refine((day) => isCalendarDate(`2024-${day}`), 'is no day of the calendar. Correct month or day.')

export const yearBar = z.strictObject({
  id: idOfFact.describe(
    'The name of the bar, one word in letters, like "skrei"; every language file has its word under `year`',
  ),
  kind: z.enum(['night', 'aurora', 'skrei', 'sun', 'hike']).describe('The colour of the bar'),
  from: dayOfYear.describe('The first day, month before day: "05-27"'),
  to: dayOfYear.describe('The last day, like "08-15"; may lie after New Year'),
  source,
  checkedOn,
})

/** The sources of a text besides those of single facts. */
export const proseSources = z
  .array(z.strictObject({ source, checkedOn }))
  .min(1, 'the text rests on something. Name it.')
  .describe('What the text rests on besides the sources of the rows')
