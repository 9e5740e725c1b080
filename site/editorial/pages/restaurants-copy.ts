import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { readPageCopy } from '#site/editorial/read-content.ts'

const words = z.string().trim().min(3)

/** The delicacies on the restaurants page, the large one first. Pictures and months stand with the food experiences. */
export const delicacies = ['molje', 'torrfisk', 'lofotlam', 'geitost'] as const

/** The words of the restaurants page. Waters stand in *asterisks*. */
const restaurantsCopySchema = z.strictObject({
  title: z.string().max(60),
  description: z.string().min(50).max(160),
  heading: words,
  lead: words,
  menu: z.strictObject({ title: words, intro: words }),
  delicacies: z.strictObject({
    title: words,
    intro: words.describe('Says what the dark and the light strips mean'),
    more: words.describe('The link to the food experiences'),
    list: z.strictObject({ molje: words, torrfisk: words, lofotlam: words, geitost: words }),
  }),
  tips: z.strictObject({
    title: words,
    intro: words,
    list: z
      .array(
        z.strictObject({
          icon: z.enum(['phone', 'calendar', 'receipt', 'tip', 'fish', 'note']),
          name: words,
          text: words,
        }),
      )
      .length(6, 'write six tips'),
  }),
})

/** The words of the restaurants page in a language (`content/pages/restaurants`). */
export function readRestaurantsCopy(language: Language): z.infer<typeof restaurantsCopySchema> {
  return readPageCopy('restaurants', language, restaurantsCopySchema)
}
