import { setTimeout as wait } from 'node:timers/promises'

/** Waits for `work`, at most `longestMs`. Throws what `work` throws in that time. */
export async function waitAtMost(work: Promise<unknown>, longestMs: number): Promise<void> {
  const over = new AbortController()
  const tooLong = wait(longestMs, undefined, { signal: over.signal, ref: false }).catch(() => undefined)
  try {
    await Promise.race([work, tooLong])
  } finally {
    over.abort()
  }
}

/** Resolves with whether `work` settles within `longestMs`. Throws what it throws in that time. */
export async function endsWithin(work: Promise<unknown>, longestMs: number): Promise<boolean> {
  let isOver = false
  const settled = work.then(() => {
    isOver = true
  })
  await waitAtMost(settled, longestMs)
  return isOver
}
