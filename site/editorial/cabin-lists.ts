import type { Island } from './entry-schema.ts'

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
