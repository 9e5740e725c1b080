import { z } from 'zod'
import { sourced } from '#site/content/files/sourced.ts'
import { aboutAssessmentWords, assessmentFacts, assessmentWords } from './assessment-schema.ts'
import { defineKind } from './define-kind.ts'
import { amenityRows, entryFacts, entryWords, houseWords, sampleReview } from './entry-schema.ts'
import { figure, priceRange, rating, reviewCount } from './evidence.ts'
import { practicalFactsOfLodging } from './practical.ts'
import { pricedFigure, priceNote } from './price-schema.ts'
import { questions } from './questions.ts'
import { rankingTabs } from './ranking-schema.ts'

export const hotelFactsSchema = z.strictObject({
  ...entryFacts,
  ...practicalFactsOfLodging,
  starRating: figure(z.number().min(1).max(5).describe('Stars, 1 to 5'))
    .optional()
    .describe('Official stars hardly exist in Norway'),
  rating: figure(rating).optional().describe('What guests gave it on average; absent when no source says so'),
  reviewCount: figure(reviewCount).optional().describe('How many guests that was'),
  priceRange: figure(priceRange).optional().describe('How dear the house is; absent when no source says so'),
  price: pricedFigure.optional().meta(questions.price).describe('One night; absent when no source says so'),
  inWinter: sourced(z.enum(['usual', 'no']).describe('usual: it takes guests, though perhaps not every week'))
    .optional()
    .describe('Whether one can sleep there from December to February; absent: guests ask'),
  amenities: amenityRows,
  assessment: assessmentFacts('hotels', { tabs: rankingTabs('hotels') }),
  topReview: sampleReview.optional().describe('Who is said to have written the quote of the language files'),
})

export const hotelWordsSchema = z.strictObject({
  ...entryWords,
  ...houseWords,
  priceNote: priceNote.optional(),
  assessment: assessmentWords('hotels', {}).optional().describe(aboutAssessmentWords),
  topReview: z.string().min(20).max(300).optional().describe('An example of a guest’s words; shown as such'),
  featuredMessage: z
    .strictObject({
      title: z.string().min(3).max(60).describe('A few words, printed large'),
      subtitle: z.string().min(3).max(120).describe('One sentence under them'),
    })
    .optional()
    .describe('For the home page, which shows the first four of the ranking: what the house is chosen for'),
})

export const hotels = defineKind('hotels', { facts: hotelFactsSchema, words: hotelWordsSchema })

export type Hotel = ReturnType<typeof hotels.read>

/** Returns whether a source says that the hotel has charging. */
export function hasCharging({ facts }: Pick<Hotel, 'facts'>): boolean {
  return facts.amenities.some(({ id }) => id === 'charging')
}

/** Returns whether a hotel is known to take guests in winter as a rule. */
export function isOpenInWinter({ facts }: Pick<Hotel, 'facts'>): boolean {
  return facts.inWinter?.value === 'usual'
}
