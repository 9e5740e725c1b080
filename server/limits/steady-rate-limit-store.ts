import type { FastifyRateLimitStore } from '@fastify/rate-limit'

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
  // In the order of their beginning: a Map remembers in which order its keys were set.
  readonly #windows = new Map<string, Window>()
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
      this.#windows.delete(key)
      this.#windows.set(key, window)
      const [oldest] = this.#windows.keys()
      if (this.#windows.size > mostVisitors && oldest !== undefined) this.#windows.delete(oldest)
    }
    window.count += 1
    callback(null, { current: window.count, ttl: window.endsAt - now })
  }

  child(): SteadyRateLimitStore {
    return new SteadyRateLimitStore(undefined, this.#clock)
  }
}
