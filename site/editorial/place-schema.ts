import { z } from 'zod'
import { type WeatherPlace, weatherPlaceKeys } from '#contract/weather.ts'
import { sceneIds } from '#site/pictures/scenes.ts'

/** The sea and land that the guide covers, in degrees: from Røst in the south-west to Raftsundet in the north-east. */
const lofoten = { south: 67.3, north: 68.6, west: 11.6, east: 15.4 } as const

function hasFewDecimals(degrees: number): boolean {
  return Math.abs(Math.round(degrees * 1e5) - degrees * 1e5) < 1e-6
}

function degreesBetween(low: number, high: number, name: string, hint: string) {
  return z
    .number()
    .refine(
      (degrees) => degrees >= low && degrees <= high,
      `${name} must lie in Lofoten, between ${low} and ${high} degrees. ${hint}`,
    )
    .refine(hasFewDecimals, `${name} takes at most five decimals (about one metre). Round it.`)
}

const sourceName = z.string().min(3, 'must name who says so')

const source = z
  .union(
    [sourceName, z.strictObject({ no: sourceName, en: sourceName, de: sourceName })],
    'must be a name like "NRK Nordland, 2024-08", or one in each of no, en and de',
  )
  .describe('Where the fact comes from: who says so, and when')
const checkedOn = z.iso
  .date('must be a day like "2026-11-20" in quotation marks')
  .describe('The day somebody last compared the fact with its source')

const idOfFact = z.string().regex(/^[a-z][A-Za-z]+$/, 'must be one word in letters, like "ferry"')
const dayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a day of the year like "05-27"')

const factRow = z.strictObject({
  id: idOfFact.describe('The name of the row; every language file has its words under `facts`'),
  source,
  checkedOn,
})

const yearBar = z.strictObject({
  id: idOfFact.describe('The name of the bar; every language file has its word under `year`'),
  kind: z.enum(['night', 'aurora', 'skrei', 'sun', 'hike']).describe('The colour of the bar'),
  from: dayOfYear,
  to: dayOfYear,
  source,
  checkedOn,
})

function haveDifferentIds(rows: { id: string }[]): boolean {
  return new Set(rows.map((row) => row.id)).size === rows.length
}

/** What is the same about a place in every language: `content/places/<id>/facts.yaml`. */
export const placeFactsSchema = z.strictObject({
  name: z.string().min(1).describe('Norwegian spelling, the same in all languages'),
  order: z.number().int().positive().describe('Where the place stands in the list of places'),
  municipality: z.string().min(1),
  scene: z.enum(sceneIds).describe('The drawing at the head of its page (site/pictures/scenes.ts)'),
  isSubjectLow: z.boolean().default(false).describe('The drawing’s subject stands low, so the title takes less of it'),
  weatherPlace: z
    .enum(weatherPlaceKeys as [WeatherPlace, ...WeatherPlace[]])
    .describe('The forecast that is nearest (contract/weather.ts)'),
  coordinates: z.strictObject({
    latitude: degreesBetween(lofoten.south, lofoten.north, 'latitude', 'Perhaps latitude and longitude were swapped.'),
    longitude: degreesBetween(lofoten.west, lofoten.east, 'longitude', 'Perhaps latitude and longitude were swapped.'),
    source,
    checkedOn,
  }),
  facts: z.array(factRow).min(1).refine(haveDifferentIds, 'two rows have the same id. Rename or delete one.'),
  year: z.array(yearBar).default([]).refine(haveDifferentIds, 'two bars have the same id. Rename or delete one.'),
  prose: z
    .array(z.strictObject({ source, checkedOn }))
    .min(1, 'the text rests on something. Name it.')
    .describe('What the text rests on besides the sources of the rows'),
})

export type PlaceSource = z.infer<typeof source>
export type PlaceFacts = z.infer<typeof placeFactsSchema>

const words = z.string().trim().min(3)

/** The words of a place in one language: the head of `content/places/<id>/<language>.md`. Waters stand in *asterisks*. */
export const placeWordsSchema = z.strictObject({
  title: z.string().min(3).max(60).describe('For search results and shared links; the heading on the page is the name'),
  lead: words.max(180).describe('One sentence under the name'),
  description: z.string().min(50).max(160).describe('One or two sentences for search engines'),
  summary: words.max(400).describe('Two or three sentences for the list of places'),
  highlights: z
    .array(z.strictObject({ name: words, text: words }))
    .min(3)
    .max(5)
    .describe('What is worth the way'),
  bestTime: words.describe('When to come, in one or two sentences'),
  advice: words.describe('The editors’ advice, printed large'),
  notice: z.strictObject({ title: words, text: words }).optional().describe('What must not be overlooked'),
  stay: z
    .strictObject({ title: words, text: words })
    .describe('What kinds of beds there are and how early to book; no single business is sold here'),
  facts: z
    .record(z.string(), z.strictObject({ name: z.string().min(2), value: z.string().min(1) }))
    .describe('The words of each row of facts.yaml'),
  year: z.record(z.string(), words).default({}).describe('The name of each bar of facts.yaml'),
  keywords: z.array(z.string().min(2)).default([]).describe('Words people search for that stand nowhere on the page'),
})

export type PlaceWords = z.infer<typeof placeWordsSchema>
