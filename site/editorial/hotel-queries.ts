import { z } from 'zod'
import { askFor, type Entry } from './entry-queries.ts'
import { amenityRows, entryFacts, entryWords, fitWords, sampleReview } from './entry-schema.ts'
import { figure, kroner, priceRange, rating, reviewCount } from './evidence.ts'

/** What the facts of a hotel add to those of every entry. */
export const hotelFactsSchema = z.strictObject({
  ...entryFacts,
  featured: z.number().int().min(1).max(4).optional().describe('Its rank among the four of the home page'),
  starRating: figure(z.number().min(1).max(5)).optional().describe('Official stars hardly exist in Norway'),
  rating: figure(rating),
  reviewCount: figure(reviewCount),
  priceRange: figure(priceRange),
  price: figure(z.strictObject({ lead: kroner, strikeOut: kroner.optional() })).optional(),
  amenities: amenityRows,
  topReview: sampleReview.optional(),
})

/** What the words of a hotel add to those of every entry. */
export const hotelWordsSchema = z.strictObject({
  ...entryWords,
  ...fitWords,
  topReview: z.string().min(20).max(300).optional().describe('An example of a guest’s words; shown as such'),
  featuredMessage: z
    .strictObject({ title: z.string().min(3).max(60), subtitle: z.string().min(3).max(120) })
    .optional()
    .describe('For the home page: what the house is chosen for'),
})

export type Hotel = Entry<z.infer<typeof hotelFactsSchema>, z.infer<typeof hotelWordsSchema>>

export const hotels = askFor('hotels', hotelFactsSchema, hotelWordsSchema)
