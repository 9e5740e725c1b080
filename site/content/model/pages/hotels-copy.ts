import { z } from 'zod'
import { pageHead, searchKeywords } from '#site/content/files/words-schema.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const words = z.string().trim().min(2)

/** The subjects of tips; each has its icon. */
export const hotelTips = ['book', 'twoPlaces', 'charge', 'parking', 'light', 'withoutCar', 'levy'] as const
export type HotelTip = (typeof hotelTips)[number]

const hotelsCopySchema = z.strictObject({
  ...pageHead,
  keywords: searchKeywords,
  heading: words,
  lead: words,
  answer: z.strictObject({
    winter: words.describe('{hotels} that take guests in winter; {others} of which nobody knows'),
    prices: words.describe('The lowest price seen of {hotel}, {hotelPrice}, and of {cabin}, {cabinPrice}'),
    noWinterPrice: words.describe('Follows as long as no price seen is one of winter'),
  }),
  chart: z.strictObject({
    label: words.describe('For people who do not see the chart; {places} stands for the numbers and villages'),
    caption: words,
    openSea: words,
    shelteredSea: words,
  }),
  list: z.strictObject({
    office: z
      .strictObject({ name: words, phone: words })
      .describe('Whom to ask about a house of which no address is known'),
    title: words,
    intro: words,
    charging: words,
    chargingGroup: words.describe('Stands before the names of the hotels with charging'),
    chargingHint: words,
    shownCharging: words.describe('{count} of {total} are shown'),
    review: words,
  }),
  more: z.strictObject({ title: words, intro: words }).describe('The beds of the map without a page'),
  tips: z.strictObject({
    title: words,
    intro: words,
    list: z
      .array(z.strictObject({ id: z.enum(hotelTips), name: words, text: words }))
      .min(5)
      .max(7),
  }),
  buttons: z.strictObject({ ranking: words, cabins: words, charging: words }),
})

export type HotelsCopy = z.infer<typeof hotelsCopySchema>

export const readHotelsCopy = pageCopy('hotels', hotelsCopySchema)
