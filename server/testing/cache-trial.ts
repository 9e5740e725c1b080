import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type CacheHit,
  type CacheParts,
  createRefreshingCache,
  type RefreshingCache,
  type RefreshPolicy,
} from '#server/cache/refreshing-cache.ts'
import { type FailureReason, type UpstreamAnswer, UpstreamFailure } from '#server/cache/upstream.ts'

export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs

/** Real time in which a trial waits for nothing, however busy the machine is. */
export const patientlyMs = 30_000

type Upstream = Parameters<typeof createRefreshingCache<string, string>>[0]

/** Caches over one upstream that a test controls, each as a process of its own would have it, and a clock that it sets. */
export interface CacheTrial {
  /** Milliseconds since 1970; `pass` moves both this and the steady clock on. */
  now: number
  pass: (ms: number) => void
  /** What the upstream was asked for, in turn. */
  asked: { key: string; version: string | null }[]
  /** How the upstream answers from now on; at first with a new value that holds for half an hour. */
  next: (key: string) => Promise<UpstreamAnswer<string>>
  logged: [level: 'warn' | 'error', message: string][]
  start: (
    parts?: Partial<CacheParts>,
    policy?: Partial<RefreshPolicy>,
    upstream?: Partial<Upstream>,
  ) => RefreshingCache<string, string>
}

/** Returns a trial on the morning of 2026-11-21. By `random`, jitter is at its middle: three quarters of a backoff. */
export function createCacheTrial(): CacheTrial {
  let steady = 0
  const trial: CacheTrial = {
    now: Date.parse('2026-11-21T09:20:00Z'),
    pass(ms) {
      trial.now += ms
      steady += ms
    },
    asked: [],
    next: (key) => answerAnew(trial, key),
    logged: [],
    start: (parts, policy, upstream) =>
      createRefreshingCache<string, string>(
        {
          name: 'example',
          longestAnswerMs: 1000,
          nameKey: (key) => `example ${key}`,
          parse: (stored) => (typeof stored === 'string' ? stored : null),
          fetch(key, version) {
            trial.asked.push({ key, version })
            return trial.next(key)
          },
          ...upstream,
          policy: {
            longestRefreshDelayMs: 0,
            shelfLifeMs: 24 * hourMs,
            patienceMs: 20,
            mostKeys: 100,
            firstBackoffMs: 20 * secondMs,
            longestBackoffMs: 4 * minuteMs,
            refusedBackoffMs: 2 * hourMs,
            wrongQuestionBackoffMs: 6 * hourMs,
            longestRetryAfterMs: 3 * hourMs,
            graceMs: patientlyMs,
            pollMs: 5,
            leaseMs: 100,
            ...policy,
          },
        },
        {
          clock: () => trial.now,
          steadyClock: () => steady,
          random: () => 0.5,
          log: {
            warn: (_fields, message) => trial.logged.push(['warn', message]),
            error: (_fields, message) => trial.logged.push(['error', message]),
          },
          ...parts,
        },
      ),
  }
  return trial
}

/** Returns a new answer of the upstream, which names its key and the minute it was given in. */
export async function answerAnew({ now }: CacheTrial, key: string): Promise<UpstreamAnswer<string>> {
  const minute = new Date(now).toISOString().slice(11, 16)
  return { kind: 'new', value: `${key} at ${minute}`, version: `version of ${minute}`, expiresAt: now + 30 * minuteMs }
}

/** Returns an upstream that fails in one way. */
export function fail(reason: FailureReason, retryAfter = 0): CacheTrial['next'] {
  return () => Promise.reject(new UpstreamFailure(reason, 'on purpose', { retryAfter }))
}

/** Returns what a visitor is shown: the value, marked where it is stale, or the reason why there is none. */
export async function see(cache: RefreshingCache<string, string>, key = 'a'): Promise<string> {
  const found = await cache.get(key)
  // No time passes before what he waited for has come to its end.
  await nextTurn()
  return 'record' in found ? describeHit(found) : `${found.reason}, again in ${found.retryAfterSeconds} s`
}

/** Returns what `see` says of a hit; `nothing` of none. */
export function describeHit(hit: CacheHit<string> | undefined): string {
  return hit ? `${hit.record.value}${hit.isStale ? ', stale' : ''}` : 'nothing'
}
