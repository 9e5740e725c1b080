/**
 * Promises a question that answers whether one more request may go out now: true at most `limit` times in any stretch of
 * `windowMs`. `clock` counts milliseconds.
 */
export function limitPace(limit: number, windowMs: number, clock: () => number): () => boolean {
  const recent: number[] = []
  return () => {
    const now = clock()
    // Of a clock that was set back, what was noted ahead of it says nothing.
    if ((recent.at(-1) ?? now) > now) recent.length = 0
    while (recent[0] !== undefined && recent[0] <= now - windowMs) recent.shift()
    if (recent.length >= limit) return false
    recent.push(now)
    return true
  }
}
