import type { UpstreamStore } from './upstream-store.ts'

const minuteMs = 60_000

export interface MinuteBudget {
  /** Counts a request and resolves with whether it fits into `limit` per minute; `isAlone` skips the shared store. */
  consume: (limit: number, options: { isAlone: boolean }) => Promise<boolean>
  /** Returns the end of the current minute, in ms since 1970. */
  endsAt: () => number
}

interface MinuteBudgetParts {
  upstream: string
  store: Pick<UpstreamStore, 'consumeBudget'>
  clock: () => number
  log: { warn: (fields: object, message: string) => void }
}

/** Returns an upstream's request budget per calendar minute, shared by all processes while the store answers. */
export function createMinuteBudget({ upstream, store, clock, log }: MinuteBudgetParts): MinuteBudget {
  let current = { minute: Number.NaN, count: 0, isLogged: false }

  function ofThisMinute(): typeof current {
    const minute = Math.floor(clock() / minuteMs)
    if (current.minute !== minute) current = { minute, count: 0, isLogged: false }
    return current
  }

  async function fits(limit: number, isAlone: boolean): Promise<boolean> {
    if (ofThisMinute().count >= limit) return false
    if (!isAlone && (await store.consumeBudget(upstream, limit)) === false) return false
    // Concurrent calls may have used up the budget during the await.
    if (ofThisMinute().count >= limit) return false
    ofThisMinute().count += 1
    return true
  }

  return {
    async consume(limit, { isAlone }) {
      const isGranted = await fits(limit, isAlone)
      const minute = ofThisMinute()
      if (!isGranted && !minute.isLogged) {
        minute.isLogged = true
        log.warn({ upstream, limit }, 'the budget of requests to an upstream is spent for this minute')
      }
      return isGranted
    },
    endsAt: () => (ofThisMinute().minute + 1) * minuteMs,
  }
}
