import { type UpstreamAnswer, UpstreamFailure } from '#server/cache/upstream.ts'
import { limitPace } from '#server/limits/request-limits.ts'
import type { ServiceOptions } from '#server/upstream/ask-service.ts'
import { describeRefusal, fetchText } from '#server/upstream/fetch-text.ts'

interface MetQuestion<Value> {
  /** After the base address. */
  path: string
  /** The version that is held. */
  held: string | null
  sizeLimitBytes: number
  /** However soon MET says that the answer expires. */
  shortestLifetimeMs?: number
  /** Throws if the body is something else. */
  read: (text: string) => Value
}

export interface MetClient {
  /** Asks as MET's terms of service demand. Throws `UpstreamFailure`. */
  ask: <Value>(question: MetQuestion<Value>) => Promise<UpstreamAnswer<Value>>
}

// MET allows 20 per application; half of it leaves room for a second process during a restart.
const requestsPerSecond = 10

// For answers without an expiry, and bounds for those that have one.
const usualLifetimeMs = 30 * 60_000
const minuteMs = 60_000
const longestLifetimeMs = 24 * 3_600_000

/** Returns what all products of MET Norway are asked through: one pace, versions, expiries and refusals. */
export function createMetClient(options: ServiceOptions & { timeLimitMs: number }): MetClient {
  const { baseUrl, userAgent, clock, log, timeLimitMs } = options
  const mayAsk = limitPace(requestsPerSecond, 1000, clock)
  return {
    async ask({ path, held, sizeLimitBytes, shortestLifetimeMs = minuteMs, read }) {
      if (!mayAsk()) throw new UpstreamFailure('throttled', 'held back by our own limit of requests per second')
      const address = `${baseUrl}${path}`
      const headers = { 'user-agent': userAgent, accept: 'application/json' }
      // MET compares it as a string, so it is sent back unchanged.
      const conditional = held === null ? headers : { ...headers, 'if-modified-since': held }
      const answer = await fetchText(address, { headers: conditional, timeLimitMs, sizeLimitBytes })
      const version = answer.headers.get('last-modified')
      const expiresAt = Math.max(clock() + shortestLifetimeMs, readExpiry(answer.headers, clock()))
      if (answer.status === 304) return { kind: 'unchanged', version: version ?? held, expiresAt }
      if (answer.status === 203) log.warn({ address }, 'MET calls this version of its service deprecated or beta')
      // How long MET is left alone after a 429: server/cache/request-gate.ts.
      if (answer.status !== 200 && answer.status !== 203) throw describeRefusal('MET', answer, clock())
      try {
        return { kind: 'new', value: read(answer.text), version, expiresAt }
      } catch (error) {
        throw new UpstreamFailure('wrong-answer', 'MET sent something else than was asked for', { cause: error })
      }
    },
  }
}

/** Returns the expiry by MET's clock and the `Age`, so that a wrong clock of ours does not matter. */
function readExpiry(headers: Headers, now: number): number {
  const expires = Date.parse(headers.get('expires') ?? '')
  const date = Date.parse(headers.get('date') ?? '')
  const age = Number(headers.get('age') ?? 0) * 1000
  if (Number.isNaN(expires)) return now + usualLifetimeMs
  const lifetime = Number.isNaN(date) ? expires - now : expires - date - (Number.isFinite(age) ? age : 0)
  return now + Math.min(longestLifetimeMs, lifetime)
}
