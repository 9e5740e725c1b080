import { z } from 'zod'
import { pageHead, searchKeywords } from '#site/content/files/words-schema.ts'
import type { PictureId } from '#site/content/pictures/pictures.ts'
import type { PageId } from '#site/routes/pages.ts'
import type { AssessedKind } from './assessment-schema.ts'

/** Every ranking: page, head picture, tabs besides «all», the number of cards, and its two closing links (specification §2). */
export const rankings = {
  hotels: {
    page: 'bestHotels',
    picture: 'reine-host',
    categories: ['luxury', 'budget', 'views', 'family'],
    mostCards: 10,
    waysOn: ['hotels', 'cabins'],
  },
  restaurants: {
    page: 'bestRestaurants',
    picture: 'molje-kjokken',
    categories: ['seafood', 'traditional', 'international', 'budget'],
    mostCards: 6,
    waysOn: ['restaurants', 'foodExperiences'],
  },
  activities: {
    page: 'bestActivities',
    picture: 'trollfjorden',
    categories: ['water', 'mountain', 'winter', 'culture', 'family'],
    mostCards: 6,
    waysOn: ['activities', 'trips'],
  },
  cabins: {
    page: 'bestCabins',
    picture: 'hamnoy-sommer',
    categories: ['luxury', 'traditional', 'views', 'family'],
    mostCards: 6,
    waysOn: ['cabins', 'hotels'],
  },
} as const satisfies Partial<Record<AssessedKind, RankingDefinition>>

interface RankingDefinition {
  page: PageId
  picture: PictureId
  categories: readonly string[]
  /** The first so many have a card; the others stand below in a line each. */
  mostCards: number
  waysOn: readonly [PageId, PageId]
}

/** A ranking is named after the kind of its entries. */
export type RankingId = keyof typeof rankings

export const rankingIds = Object.keys(rankings) as RankingId[]

export function rankingOfPage(page: PageId): RankingId | undefined {
  return rankingIds.find((id) => rankings[id].page === page)
}

/** Returns the schema of the tabs of a ranking under which an entry stands. */
export function rankingTabs<Id extends RankingId>(ranking: Id) {
  return z
    .array(z.enum(rankings[ranking].categories as readonly [string, ...string[]]))
    .default([])
    .describe('The tabs of the ranking under which it stands')
}

const line = z.string().trim().min(3)

const way = z.strictObject({ text: line, button: line.max(40) })

/** Schema of `content/rankings/<ranking>/<language>.yaml`. */
export const rankingWordsSchema = z.strictObject({
  ...pageHead,
  keywords: searchKeywords,
  heading: line.max(60),
  lead: line.max(220),
  tabs: z.record(z.string(), line.max(24)).describe('«all» and each category: the words of the tabs'),
  choose: z
    .array(line.max(220))
    .length(4, 'who should choose what is said in four lines')
    .describe('Four lines above the list: who should choose what; links name entries: [Fangst](restaurants/fangst)'),
  criteria: z.record(z.string(), line.max(160)).describe('By the id of the criterion: what it is about, in a sentence'),
  explain: z
    .strictObject({ title: line, text: line })
    .optional()
    .describe('Cabins: what a rorbu is. Hotels: the star scale of the partner'),
  paying: line.describe('Which entries have a paying link and which do not, and why'),
  closing: z.strictObject({ title: line, first: way, second: way }),
  withPrices: z
    .strictObject({ ...pageHead, lead: line.max(220), method: line })
    .optional()
    .describe('Hotels: the words in a guide with a partner’s list; `method` says whose order that is'),
})
export type RankingWords = z.infer<typeof rankingWordsSchema>
