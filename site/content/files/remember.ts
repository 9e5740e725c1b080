declare global {
  /** Counts content changes since the start, which happen in development only (watch-content.ts). */
  var contentChanges: number | undefined
}

/** Clears the caches of all `remember`. */
export function forgetContent(): void {
  globalThis.contentChanges = (globalThis.contentChanges ?? 0) + 1
}

/**
 * Returns a version of `make` that caches its results by key until content changes; exceptions are not cached. Results are
 * shared, so callers must not modify them.
 */
export function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let known = new Map<Key, Value>()
  let knownAt = globalThis.contentChanges
  return (key) => {
    if (knownAt !== globalThis.contentChanges) {
      known = new Map()
      knownAt = globalThis.contentChanges
    }
    if (!known.has(key)) known.set(key, make(key))
    return known.get(key) as Value
  }
}
