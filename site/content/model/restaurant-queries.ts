import { z } from 'zod'
import { aboutAssessmentWords, assessmentFacts, assessmentWords } from './assessment-schema.ts'
import { defineKind } from './define-kind.ts'
import { entryFacts, entryWords, houseWords, sampleReview } from './entry-schema.ts'
import { figure, priceRange, rating, reviewCount } from './evidence.ts'
import { practicalFacts } from './practical.ts'
import { questions } from './questions.ts'
import { rankingTabs } from './ranking-schema.ts'

export const cuisines = [
  'seafood',
  'traditional',
  'international',
  'stockfish',
  'cafe',
  'italian',
  'fineDining',
  'mexican',
] as const

export const restaurantFactsSchema = z.strictObject({
  ...entryFacts,
  ...practicalFacts,
  cuisine: z.array(z.enum(cuisines)).min(1).describe('What it cooks, the most important first'),
  rating: figure(rating).optional().describe('What guests gave it on average; absent when no source says so'),
  reviewCount: figure(reviewCount).optional().describe('How many guests that was'),
  priceRange: figure(priceRange)
    .optional()
    .meta(questions.mealPrice)
    .describe('How dear a meal is; absent when no source says so'),
  assessment: assessmentFacts('restaurants', {
    tabs: rankingTabs('restaurants'),
    isBookable: z
      .boolean()
      .default(true)
      .describe('false where no table is known to be booked online: the card then leads to the website'),
  }),
  topReview: sampleReview.optional().describe('Who is said to have written the quote of the language files'),
})

export const restaurantWordsSchema = z.strictObject({
  ...entryWords,
  ...houseWords,
  assessment: assessmentWords('restaurants', {
    specialties: z.array(z.string().trim().min(3).max(40)).max(8).default([]).describe('Dishes; a card shows six'),
    hours: z.string().trim().min(3).max(120).optional().describe('Opening hours as far as they are known'),
  })
    .optional()
    .describe(aboutAssessmentWords),
  dish: z.string().min(3).max(80).describe('What to order here, printed in italics'),
  topReview: z.string().min(20).max(300).optional().describe('An example of a guest’s words; shown as such'),
})

export const restaurants = defineKind('restaurants', { facts: restaurantFactsSchema, words: restaurantWordsSchema })

export type Restaurant = ReturnType<typeof restaurants.read>
