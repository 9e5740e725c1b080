import { z } from 'zod'
import { entryFacts, noticeWords, rowWords } from './entry-schema.ts'
import { accessOutdoors } from './practical.ts'
import { slugWord } from './slugs.ts'

/** Schema of `content/places/<id>/facts.yaml`. */
export const placeFactsSchema = z
  .strictObject({
    ...entryFacts,
    name: z.string().min(1).describe('Norwegian spelling, the same in all languages'),
    order: z.number().int().positive().describe('Where the place stands in the list of places'),
    access: accessOutdoors,
  })
  .omit({ village: true, island: true, road: true, address: true, phone: true, website: true })

export type PlaceFacts = z.infer<typeof placeFactsSchema>

const words = z.string().trim().min(3)

/** Schema of the front matter of `content/places/<id>/<language>.md`. */
export const placeWordsSchema = z.strictObject({
  slug: slugWord,
  title: z.string().min(3).max(60).describe('For search results and shared links; the heading on the page is the name'),
  lead: words.max(180).describe('One sentence under the name'),
  description: z.string().min(50).max(160).describe('One or two sentences for search engines'),
  summary: words.max(400).describe('Two or three sentences for the list of places'),
  highlights: z
    .array(z.strictObject({ name: words.describe('What it is'), text: words.describe('One to three sentences') }))
    .min(3)
    .max(5)
    .describe('What is worth the way'),
  bestTime: words.describe('When to come, in one or two sentences'),
  advice: words.describe('The editors’ advice, printed large'),
  notice: noticeWords.optional().describe('What must not be overlooked'),
  stay: z
    .strictObject({ title: words.describe('A few words'), text: words.describe('One to three sentences') })
    .describe('What kinds of beds there are and how early to book; no single business is sold here'),
  facts: z.record(z.string(), rowWords).describe('The words of each row of the table'),
  year: z.record(z.string(), words).default({}).describe('The name of each bar of the year'),
  keywords: z.array(z.string().min(1)).default([]).describe('Words people search for that stand nowhere on the page'),
})

export type PlaceWords = z.infer<typeof placeWordsSchema>
