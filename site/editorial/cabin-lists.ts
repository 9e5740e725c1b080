import type { Cabin } from './cabin-queries.ts'
import type { Island } from './entry-schema.ts'
import { type ShownFigure, showFigure } from './evidence.ts'

/** The places of one island, as a group of the list. */
export interface IslandGroup<Item> {
  island: Island
  cabins: Item[]
}

/** Groups places by their island and keeps their order: an island follows where the road reaches it. */
export function groupByIsland<Item extends { facts: { island: Island } }>(list: readonly Item[]): IslandGroup<Item>[] {
  const groups = new Map<Island, Item[]>()
  for (const cabin of list) {
    const group = groups.get(cabin.facts.island)
    if (group) group.push(cabin)
    else groups.set(cabin.facts.island, [cabin])
  }
  return [...groups].map(([island, cabinsOfIsland]) => ({ island, cabins: cabinsOfIsland }))
}

/** The sum of the counts of reviews that may be shown: an example as soon as one of them is; undefined when none may be. */
export function sumReviews(list: readonly Pick<Cabin, 'id' | 'facts'>[]): ShownFigure<number> | undefined {
  const counts = list
    .map(({ id, facts }) => showFigure(facts.reviewCount, `content/cabins/${id}/facts.yaml: reviewCount`))
    .filter((count) => count !== undefined)
  if (counts.length === 0) return undefined
  return {
    value: counts.reduce((sum, { value }) => sum + value, 0),
    isSample: counts.some(({ isSample }) => isSample),
  }
}
