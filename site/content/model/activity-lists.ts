import type { Activity } from './activity-queries.ts'
import { sortByOrder } from './define-kind.ts'

/** Returns the three activities of the home page in the editors’ order. Throws a `ContentError` for equal ranks. */
export function listFeaturedActivities(list: readonly Activity[]): Activity[] {
  const featured = list.filter(({ facts }) => facts.featured !== undefined)
  return sortByOrder(featured, ({ facts }) => facts.featured ?? 0, 'featured')
}
