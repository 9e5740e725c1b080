import { waitAtMost } from '#server/limits/wait-at-most.ts'

/**
 * Returns a function that starts work of which there is one at a time per key, and waits for it at most `longestMs` counted from
 * its start: whoever comes later to a service that hangs does not wait again.
 */
export function createSharedWait<Key>(longestMs: number): (key: Key, start: () => Promise<unknown>) => Promise<void> {
  const waiting = new Map<Key, Promise<void>>()
  return (key, start) => {
    const known = waiting.get(key)
    if (known) return known
    const work = start().finally(() => waiting.delete(key))
    const patient = waitAtMost(work, longestMs)
    waiting.set(key, patient)
    return patient
  }
}
