import type { IndexedPage } from './indexing/describe-page.ts'

/** The data of a result, stored in the index once per page. */
export type ResultCard = Pick<
  IndexedPage,
  'name' | 'type' | 'where' | 'description' | 'aside' | 'picture' | 'advisedAgainst' | 'offSeason'
> & {
  /** The sentences and rows of the page, of which a result shows the one that matched. */
  passages: string[]
  /** What people type to find it, words and questions. */
  keywords: string[]
}
