/** Returns a function that returns true at most `limit` times within any `windowMs`; `clock` counts milliseconds. */
export function limitPace(limit: number, windowMs: number, clock: () => number): () => boolean {
  const recent: number[] = []
  return () => {
    const now = clock()
    // The clock was set back; earlier entries are meaningless.
    if ((recent.at(-1) ?? now) > now) recent.length = 0
    while (recent[0] !== undefined && recent[0] <= now - windowMs) recent.shift()
    if (recent.length >= limit) return false
    recent.push(now)
    return true
  }
}
