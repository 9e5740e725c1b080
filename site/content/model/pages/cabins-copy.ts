import { z } from 'zod'
import { readYaml } from '#site/content/files/read-yaml.ts'
import { pageHead, searchKeywords, withGaps } from '#site/content/files/words-schema.ts'
import { islands } from '#site/content/model/entry-schema.ts'
import { figure, rating } from '#site/content/model/evidence.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const words = z.string().trim().min(3)
const way = z.strictObject({ title: words, text: words, button: words })

const cabinsCopySchema = z.strictObject({
  ...pageHead,
  keywords: searchKeywords,
  heading: words,
  lead: words,
  actions: z.strictObject({ list: words, ranking: words }),
  score: z
    .strictObject({
      guests: withGaps(words, 'count', 'cabins').describe(
        'Beside the guests’ rating; {count} is the sum of the reviews',
      ),
      own: withGaps(words, 'cabins').describe('Beside the mean of the editors’ ratings, where there is no other'),
    })
    .describe('Beside the rating in the head; {cabins} is how many places it sums up'),
  what: z.strictObject({
    title: words,
    intro: words,
    points: z
      .array(z.strictObject({ title: words, text: words }))
      .length(4, 'four points: their numbers stand on the drawing'),
  }),
  guests: z.strictObject({
    title: words,
    intro: words,
    note: words.describe('Says that nobody said this'),
    said: z
      .array(
        z.strictObject({
          evidence: z.literal('sample', 'guests’ words can only be examples: evidence: sample'),
          author: words.describe('Name and town'),
          rating: z.number().min(0).max(5).multipleOf(0.5),
          text: words,
        }),
      )
      .length(3, 'three testimonials'),
  }),
  list: z.strictObject({
    title: words,
    intro: words,
    strip: words.describe('The name of the strip, for those who do not see it'),
    islands: z.partialRecord(z.enum(islands), z.strictObject({ name: words, text: words })),
  }),
  questions: z.strictObject({
    title: words,
    intro: words,
    list: z.array(z.strictObject({ question: words, answer: words })).length(5, 'five questions'),
  }),
  closing: z.strictObject({
    title: words,
    bestCabins: way,
    activities: way,
    note: words,
  }),
})

const cabinsFiguresSchema = z.strictObject({ rating: figure(rating).optional() })

export type CabinsCopy = z.infer<typeof cabinsCopySchema>
export type Testimonial = CabinsCopy['guests']['said'][number]

export const readCabinsCopy = pageCopy('cabins', cabinsCopySchema)

/** Returns the rating at the top of the cabins page (`content/pages/cabins/figures.yaml`). */
export function readCabinsFigures(): z.infer<typeof cabinsFiguresSchema> {
  return readYaml('pages/cabins/figures.yaml', cabinsFiguresSchema)
}

registerReader(readCabinsFigures)
