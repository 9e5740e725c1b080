import type { UpstreamStore } from './upstream-store.ts'

const minuteMs = 60_000

export interface MinuteBudget {
  /**
   * Counts one more request in this minute and returns true, or false where `limit` requests have been made: by all processes as
   * long as the store answers, by this one in any case. `isAlone`: the store is not asked.
   */
  consume: (limit: number, options: { isAlone: boolean }) => Promise<boolean>
  /** Returns when the minute is over, in milliseconds since 1970. */
  endsAt: () => number
}

interface MinuteBudgetParts {
  upstream: string
  store: Pick<UpstreamStore, 'consumeBudget'>
  /** Milliseconds since 1970. */
  clock: () => number
  log: { warn: (fields: object, message: string) => void }
}

/** Returns the budget of requests to an upstream in a calendar minute. */
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
    // Meanwhile others may have consumed what was left here.
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
