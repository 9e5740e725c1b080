import type { Island } from './entry-schema.ts'

export interface IslandGroup<Item> {
  island: Island
  cabins: Item[]
}

/** Groups entries by island; islands come in the order of the list. */
export function groupByIsland<Item extends { facts: { island: Island } }>(list: readonly Item[]): IslandGroup<Item>[] {
  const groups = new Map<Island, Item[]>()
  for (const cabin of list) {
    const group = groups.get(cabin.facts.island)
    if (group) group.push(cabin)
    else groups.set(cabin.facts.island, [cabin])
  }
  return [...groups].map(([island, cabinsOfIsland]) => ({ island, cabins: cabinsOfIsland }))
}
