const shortestStem = 5

/** Returns the length of the common beginning of two words. */
export function countSharedLetters(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count += 1
  return count
}

/**
 * Returns whether an index word matches a searched one (both folded): it begins with it, or only its ending differs. Needed
 * because Pagefind falls back to words that share only the first letters.
 */
export function isSameWord(found: string, searched: string): boolean {
  const ending = searched.length > 8 ? 4 : searched.length > 6 ? 3 : 2
  return found.startsWith(searched) || countSharedLetters(found, searched) >= Math.max(3, searched.length - ending)
}

/** Returns whether one of two folded words begins with the other: a compound, or the word with an ending. */
export function isFormOf(found: string, searched: string): boolean {
  return found.startsWith(searched) || (found.length >= shortestStem && searched.startsWith(found))
}

/** Returns the edit distance of two words (with swaps of neighbours), or `limit` + 1 as soon as it exceeds the limit. */
export function countSlips(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let twoAbove: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (twoAbove[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    // Two rows, because a swap spans two.
    if (Math.min(...current, ...above) > limit) return limit + 1
    twoAbove = above
    above = current
  }
  return Math.min(above[other.length] ?? 0, limit + 1)
}

/** A word of the guide's names and keywords, as written and folded. */
export interface KnownWord {
  word: string
  folded: string
}

/** Returns how many typing errors are corrected in a word of this length. */
function allowance(length: number): number {
  return length < 4 ? 0 : length < 7 ? 1 : 2
}

// An unfinished word is compared with the beginnings of known ones; shorter beginnings match too many.
const shortestBeginning = 5

/** Returns the known words nearest to a folded one, nearest first; `isSure` for a likely typing error. */
export function findNearWords(searched: string, known: readonly KnownWord[]): (KnownWord & { isSure: boolean })[] {
  const allowed = allowance(searched.length)
  if (allowed === 0) return []
  const limit = allowed + 1
  return known
    .map((each) => {
      const whole = countSlips(searched, each.folded, limit)
      const isBeginning = searched.length >= shortestBeginning && each.folded.length > searched.length
      const begun = isBeginning ? countSlips(searched, each.folded.slice(0, searched.length), limit) + 0.5 : limit + 1
      // People rarely mistake the first letter.
      const first = each.folded[0] === searched[0] ? 0 : 0.25
      return { ...each, slips: Math.min(whole, begun) + first }
    })
    .filter(({ slips }) => slips < limit + 1)
    .sort((one, other) => one.slips - other.slips)
    .map(({ word, folded, slips }) => ({ word, folded, isSure: slips < allowed + 1 }))
}
