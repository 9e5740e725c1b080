import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { readPageCopy } from '#site/editorial/read-content.ts'

const words = z.string().trim().min(2)

/** What a tip is about: each has its icon. */
export const hotelTips = ['book', 'twoPlaces', 'charge', 'parking', 'light', 'withoutCar', 'levy'] as const
export type HotelTip = (typeof hotelTips)[number]

/** The words of the hotels page. Waters stand in *asterisks*. */
const hotelsCopySchema = z.strictObject({
  title: z.string().max(60),
  description: z.string().min(50).max(160),
  heading: words,
  lead: words,
  chart: z.strictObject({
    label: words.describe('For people who do not see the chart; {places} stands for the numbers and villages'),
    caption: words,
    openSea: words,
    shelteredSea: words,
  }),
  list: z.strictObject({
    title: words,
    intro: words,
    filter: words,
    all: words,
    charging: words,
    chargingGroup: words.describe('Stands before the names of the hotels with charging'),
    chargingHint: words,
    shownCharging: words.describe('{count} of {total} are shown'),
    showAll: words,
    review: words,
  }),
  tips: z.strictObject({
    title: words,
    intro: words,
    list: z
      .array(z.strictObject({ id: z.enum(hotelTips), name: words, text: words }))
      .min(5)
      .max(7),
  }),
  buttons: z.strictObject({ ranking: words, cabins: words, charging: words }),
  keywords: z.array(z.string().min(2)).describe('Words people search for that stand nowhere on the page'),
})

export type HotelsCopy = z.infer<typeof hotelsCopySchema>

/** The words of the hotels page in a language (`content/pages/hotels`). */
export function readHotelsCopy(language: Language): HotelsCopy {
  return readPageCopy('hotels', language, hotelsCopySchema)
}
