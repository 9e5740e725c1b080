import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

// Beyond this, the oldest count starts over; some hundred bytes each.
const mostVisitors = 5000

interface Window {
  count: number
  endsAt: number
}

/** The store of `@fastify/rate-limit` on a monotonic clock: that one locks clients out when the clock is set back. */
export class SteadyRateLimitStore implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, Window>({ max: mostVisitors })
  readonly #clock: () => number

  /** The plugin passes its options, which are not needed. */
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
