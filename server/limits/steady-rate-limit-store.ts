import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

// Visitors beyond this many are counted anew from time to time; each has some hundred bytes.
const mostVisitors = 5000

interface Window {
  count: number
  endsAt: number
}

/**
 * Counts requests by address as the store that `@fastify/rate-limit` brings along, on a clock that is never set: with the
 * other one, a clock that is set back by an hour would refuse everybody who had asked often for an hour.
 */
export class SteadyRateLimitStore implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, Window>({ max: mostVisitors })
  readonly #clock: () => number

  /** The library makes it with its own options, which say nothing that is needed here. */
  constructor(_options?: object, clock: () => number = () => performance.now()) {
    this.#clock = clock
  }

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = this.#clock()
    let window = this.#windows.get(key)
    if (!window || now >= window.endsAt) {
      window = { count: 0, endsAt: now + timeWindow }
      this.#windows.set(key, window)
    }
    window.count += 1
    callback(null, { current: window.count, ttl: window.endsAt - now })
  }

  child(): SteadyRateLimitStore {
    return new SteadyRateLimitStore(undefined, this.#clock)
  }
}
