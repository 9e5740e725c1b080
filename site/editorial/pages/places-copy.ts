import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { readPageCopy } from '#site/editorial/read-content.ts'

const words = z.string().trim().min(3)

/** The words of the places page. Waters stand in *asterisks*. */
const placesCopySchema = z.strictObject({
  title: z.string().max(60),
  description: z.string().min(50).max(160),
  heading: words,
  lead: words,
  intro: words,
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

export type PlacesCopy = z.infer<typeof placesCopySchema>

/** The words of the places page in a language (`content/pages/places`). */
export function readPlacesCopy(language: Language): PlacesCopy {
  return readPageCopy('places', language, placesCopySchema)
}
