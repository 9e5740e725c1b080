import { z } from 'zod'
import { pageHead, searchKeywords, withGaps } from '#site/content/files/words-schema.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const words = z.string().trim().min(3)

/** The delicacies on the restaurants page, the large one first; the food page has their pictures and months. */
export const delicacies = ['molje', 'torrfisk', 'lofotlam', 'geitost'] as const

const restaurantsCopySchema = z.strictObject({
  ...pageHead,
  keywords: searchKeywords,
  heading: words,
  lead: words,
  tonight: z.strictObject({
    title: words,
    titles: z
      .strictObject({ tonight: words, tomorrow: words })
      .describe('Which evening is meant, once the script knows: {day}'),
    intro: words.describe('What holds on any evening, with and without script'),
    where: words.describe('Before the choice of where one is: the nearest houses then come first'),
    anywhere: words,
    withChildren: words.describe('Only houses of which something for children is known'),
    inHotel: words.describe('Beside the village of a hotel’s restaurant'),
    online: words.describe('Opens the {count} houses of which only a website is known'),
    farther: words.describe('Opens the {count} houses that are farther from where one is'),
    states: z
      .strictObject({ open: withGaps(words, 'until'), ask: words, lookIn: words, askOnline: words, shut: words })
      .describe('What is known of a house tonight; an open one closes {until}'),
    summary: z
      .strictObject({ open: words, none: words, shut: words })
      .describe(
        '{day} and {time} of the next dinner; how many houses are {open}, to {ask}; `none`: nobody is known to be open; {shut} of both is `shut`, with how many usually are',
      ),
  }),
  menu: z.strictObject({ title: words, intro: words }),
  more: z.strictObject({ title: words, intro: words }).describe('The places of the map without a page'),
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

export type RestaurantsCopy = z.infer<typeof restaurantsCopySchema>

export const readRestaurantsCopy = pageCopy('restaurants', restaurantsCopySchema)
