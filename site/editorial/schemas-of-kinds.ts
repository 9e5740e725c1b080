import type { z } from 'zod'
import { activityFactsSchema, activityWordsSchema } from './activity-queries.ts'
import { articleFactsSchema, articleWordsSchema } from './article-schema.ts'
import { cabinFactsSchema, cabinWordsSchema } from './cabin-queries.ts'
import { type DescribedSchema, describeSchema } from './describe-field.ts'
import type { EntryKind } from './entry-schema.ts'
import { hotelFactsSchema, hotelWordsSchema } from './hotel-queries.ts'
import { placeFactsSchema, placeWordsSchema } from './place-schema.ts'
import { restaurantFactsSchema, restaurantWordsSchema } from './restaurant-queries.ts'
import { stationFactsSchema, stationWordsSchema } from './station-queries.ts'
import { tripFactsSchema, tripWordsSchema } from './trip-queries.ts'

/** Every kind that an editor can add to: the entries, the places and the articles. The four seasons are fixed. */
export type WritableKind = EntryKind | 'places' | 'articles'

/** What the files of an entry of each kind must look like. */
export const schemasOfKinds = {
  hotels: { facts: hotelFactsSchema, words: hotelWordsSchema },
  cabins: { facts: cabinFactsSchema, words: cabinWordsSchema },
  restaurants: { facts: restaurantFactsSchema, words: restaurantWordsSchema },
  stations: { facts: stationFactsSchema, words: stationWordsSchema },
  activities: { facts: activityFactsSchema, words: activityWordsSchema },
  trips: { facts: tripFactsSchema, words: tripWordsSchema },
  places: { facts: placeFactsSchema, words: placeWordsSchema },
  articles: { facts: articleFactsSchema, words: articleWordsSchema },
} as const satisfies Record<WritableKind, { facts: z.ZodType; words: z.ZodType }>

/** Describes what an editor writes for an entry of each kind. Fields with a default may be left out. */
export function describeKinds(): Record<WritableKind, { facts: DescribedSchema; words: DescribedSchema }> {
  const described = Object.entries(schemasOfKinds).map(([kind, { facts, words }]) => [
    kind,
    { facts: describeSchema(facts), words: describeSchema(words) },
  ])
  return Object.fromEntries(described) as Record<WritableKind, { facts: DescribedSchema; words: DescribedSchema }>
}
