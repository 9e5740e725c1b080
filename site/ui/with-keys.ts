/**
 * Returns the items of a list with a key each for React. Items that a service says twice get keys of their own all the same, so that
 * none is drawn doubled or lost.
 */
export function withKeys<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | null,
): [key: string, item: Item][] {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const key = keyOf(item) ?? ''
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return [count === 1 ? key : `${key} ${count}`, item]
  })
}
