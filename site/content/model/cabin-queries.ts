import { z } from 'zod'
import { aboutAssessmentWords, assessmentFacts, assessmentWords } from './assessment-schema.ts'
import { defineKind } from './define-kind.ts'
import { amenityRows, entryFacts, entryWords, houseWords } from './entry-schema.ts'
import { figure, rating, reviewCount } from './evidence.ts'
import { practicalFactsOfLodging } from './practical.ts'
import { pricedFigure, priceNote } from './price-schema.ts'
import { questions } from './questions.ts'
import { rankingTabs } from './ranking-schema.ts'

export const cabinFactsSchema = z.strictObject({
  ...entryFacts,
  ...practicalFactsOfLodging,
  rating: figure(rating).optional().describe('What guests gave it on average; absent when no source says so'),
  reviewCount: figure(reviewCount).optional().describe('How many guests that was'),
  price: pricedFigure.optional().meta(questions.price).describe('One night; absent when no source says so'),
  badge: figure(z.enum(['premium']).describe('What the badge says'))
    .optional()
    .describe('A badge on its card; most have none. «Topp valg» is not typed: the first of the ranking has it'),
  amenities: amenityRows,
  assessment: assessmentFacts('cabins', { tabs: rankingTabs('cabins') }),
})

export const cabinWordsSchema = z.strictObject({
  ...entryWords,
  ...houseWords,
  priceNote: priceNote.optional(),
  assessment: assessmentWords('cabins', {}).optional().describe(aboutAssessmentWords),
})

export const cabins = defineKind('cabins', { facts: cabinFactsSchema, words: cabinWordsSchema })

export type Cabin = ReturnType<typeof cabins.read>
