import { z } from 'zod'
import { pageHead } from '#site/content/files/words-schema.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const words = z.string().trim().min(3)

const placesCopySchema = z.strictObject({
  ...pageHead,
  heading: words,
  lead: words,
  intro: words,
  more: words.describe('Heading of the places below the best-known four'),
  tips: z.strictObject({
    title: words,
    intro: words,
    list: z
      .array(z.strictObject({ name: words, text: words }))
      .min(5)
      .max(7)
      .describe('Five to seven tips'),
  }),
})

export const readPlacesCopy = pageCopy('places', placesCopySchema)
