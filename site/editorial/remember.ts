declare global {
  /** How often content has changed since the start; only development changes it (watch-content.ts). */
  var contentChanges: number | undefined
}

/** Tells every `remember` that content has changed. */
export function forgetContent(): void {
  globalThis.contentChanges = (globalThis.contentChanges ?? 0) + 1
}

/**
 * Makes a function that works out its result once for each key and gives the same one until content changes: every page of
 * a build asks for the same lists again. What throws is not remembered. Nobody changes what they are given.
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
