import { z } from 'zod'
import { ContentError } from '#site/content/files/read-yaml.ts'
import { aboutAssessmentWords, assessmentFacts, assessmentWords } from './assessment-schema.ts'
import { defineKind, sortByOrder } from './define-kind.ts'
import { entryFacts, entryWords, houseWords, showsTonight } from './entry-schema.ts'
import { figure, rating, reviewCount } from './evidence.ts'
import type { MapCategory } from './map-categories.ts'
import { needsDuration, outingFacts, outingWords } from './outing-schema.ts'
import { practicalFacts } from './practical.ts'

/** The categories of an activity; the tabs of the ranking. */
export const activityCategories = ['water', 'mountain', 'winter', 'culture', 'family'] as const

/** Where it takes place: decides how the weather affects it, and groups the list. */
export const activitySettings = ['sea', 'land', 'indoors'] as const

export const activityFactsSchema = z.strictObject({
  ...entryFacts,
  ...practicalFacts,
  ...outingFacts,
  notForSmallChildren: z
    .literal(true)
    .optional()
    .describe('Where its words say that small children should not come, and nobody says from which age they may'),
  rating: figure(rating).optional().describe('What guests gave it on average; absent when no source says so'),
  reviewCount: figure(reviewCount).optional().describe('How many guests that was'),
  categories: z
    .array(z.enum(activityCategories))
    .min(1)
    .describe('What it is about, the most important first; the tabs of the ranking'),
  setting: z.enum(activitySettings).describe('Where it takes place: it decides what the weather does to it'),
  mapCategory: z
    .enum(['attraction', 'viewpoint', 'beach', 'fishing'] satisfies MapCategory[])
    .default('attraction')
    .describe('The sign it has on the map'),
  isSoldByPartner: z
    .boolean()
    .default(false)
    .describe('The tour partner lists trips of this kind: its page has a paying link beside the direct one'),
  assessment: assessmentFacts('activities', {
    bestseller: figure(z.literal(true).describe('That it sells best'))
      .optional()
      .describe('That it sells best is a claim; an example at most'),
  }),
  featured: z.number().int().min(1).max(3).optional().describe('Its rank among the three of the home page'),
  showsTonight,
})

export const activityWordsSchema = z.strictObject({
  ...entryWords,
  ...houseWords,
  ...outingWords,
  assessment: assessmentWords('activities', {}).optional().describe(aboutAssessmentWords),
  included: z.array(z.string().trim().min(3)).default([]).describe('What is in the price, as far as a source says so'),
  inBadWeather: z.string().trim().min(10).describe('What wind, rain or cloud do to it, and what then'),
})

export const activities = defineKind(
  'activities',
  { facts: activityFactsSchema, words: activityWordsSchema },
  (facts, words, file) => {
    const fault = needsDuration(facts, words)
    if (fault) throw new ContentError(`${file}: ${fault}`)
  },
)

export type Activity = ReturnType<typeof activities.read>

/** Returns the three activities of the home page in the editors’ order. Throws a `ContentError` for equal ranks. */
export function listFeaturedActivities(list: readonly Activity[]): Activity[] {
  const featured = list.filter(({ facts }) => facts.featured !== undefined)
  return sortByOrder(featured, ({ facts }) => facts.featured ?? 0, 'featured')
}
