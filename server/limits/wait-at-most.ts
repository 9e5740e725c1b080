import { setTimeout as wait } from 'node:timers/promises'

/** Ends when the work does, or after so many milliseconds; the work goes on. Throws what the work throws in that time. */
export async function waitAtMost(work: Promise<unknown>, longestMs: number): Promise<void> {
  const over = new AbortController()
  const tooLong = wait(longestMs, undefined, { signal: over.signal, ref: false }).catch(() => undefined)
  try {
    await Promise.race([work, tooLong])
  } finally {
    over.abort()
  }
}

/** Returns whether the work ends within so many milliseconds; it goes on in any case. Throws what the work throws in that time. */
export async function endsWithin(work: Promise<unknown>, longestMs: number): Promise<boolean> {
  let isOver = false
  const noted = work.then(() => {
    isOver = true
  })
  await waitAtMost(noted, longestMs)
  return isOver
}
