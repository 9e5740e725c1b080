import type { RankingId } from '#site/editorial/ranking-schema.ts'
import type { PageId } from './route-table.ts'

/** The page of each ranking. */
export const pageOfRanking = {
  hotels: 'bestHotels',
  restaurants: 'bestRestaurants',
  activities: 'bestActivities',
  cabins: 'bestCabins',
} as const satisfies Record<RankingId, PageId>

/** The two pages on which a ranking closes (specification §2). */
export const waysOnFromRanking = {
  hotels: ['hotels', 'cabins'],
  restaurants: ['restaurants', 'foodExperiences'],
  activities: ['activities', 'trips'],
  cabins: ['cabins', 'hotels'],
} as const satisfies Record<RankingId, [PageId, PageId]>

/** The ranking that a page shows; undefined for other pages. */
export function rankingOfPage(page: PageId): RankingId | undefined {
  const found = Object.entries(pageOfRanking).find(([, candidate]) => candidate === page)
  return found?.[0] as RankingId | undefined
}
