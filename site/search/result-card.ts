import type { IndexedPage } from './describe-page.ts'

/** What a result shows: it travels with the index, one card a page. */
export type ResultCard = Pick<
  IndexedPage,
  'name' | 'type' | 'where' | 'description' | 'aside' | 'picture' | 'advisedAgainst'
>
