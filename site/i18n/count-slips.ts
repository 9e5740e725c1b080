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
