import type { Drive } from '#site/features/search/search-text.ts'

/** A word of a question that asks how far it is. */
export const wordOfWay = 'timeway'

/** Returns what the road table says to the words of a question that asks the way between two of its places; undefined for any other. */
export function findDrive(
  words: readonly string[],
  drives: readonly Drive[],
  readName: (name: string) => string | undefined,
): { says: string; ends: ReadonlySet<string> } | undefined {
  if (!words.includes(wordOfWay)) return
  const asked = new Set(words)
  for (const { ends, says } of drives) {
    const names = ends.map((name) => readName(name) ?? '')
    if (!names.every((name) => asked.has(name))) continue
    const [from, to] = words.indexOf(names[0] ?? '') < words.indexOf(names[1] ?? '') ? ends : ends.toReversed()
    return { says: `${from}–${to}: ${says}`, ends: new Set(names) }
  }
  return
}
