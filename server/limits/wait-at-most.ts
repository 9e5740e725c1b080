import { setTimeout as wait } from 'node:timers/promises'

/** Promises to be over when the work is, or after so many milliseconds; the work goes on. Throws what the work throws in that time. */
export async function waitAtMost(work: Promise<unknown>, longestMs: number): Promise<void> {
  const over = new AbortController()
  const tooLong = wait(longestMs, undefined, { signal: over.signal, ref: false }).catch(() => undefined)
  try {
    await Promise.race([work, tooLong])
  } finally {
    over.abort()
  }
}
