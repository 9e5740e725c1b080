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

/** Real time limit that no trial reaches, however busy the machine. */
export const patientlyMs = 30_000

type Upstream = Parameters<typeof createRefreshingCache<string, string>>[0]

/** Caches over a controllable upstream, each as in its own process, with a controllable clock. */
export interface CacheTrial {
  /** Milliseconds since 1970; `pass` advances this and the monotonic clock. */
  now: number
  pass: (ms: number) => void
  /** Requests so far. */
  asked: { key: string; version: string | null }[]
  /** The upstream's response from now on; at first a new value with a lifetime of half an hour. */
  next: (key: string) => Promise<UpstreamAnswer<string>>
  logged: [level: 'warn' | 'error', message: string][]
  start: (
    parts?: Partial<CacheParts>,
    policy?: Partial<RefreshPolicy>,
    upstream?: Partial<Upstream>,
  ) => RefreshingCache<string, string>
}

/** Returns a trial on the morning of yesterday; `random` makes every jitter three quarters of the backoff. */
export function createCacheTrial(): CacheTrial {
  let steady = 0
  const trial: CacheTrial = {
    // A day ago: databases delete by their own clock what expired two days before it.
    now: new Date(Date.now() - 24 * hourMs).setUTCHours(9, 20, 0, 0),
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

/** Returns a new value that contains its key and minute. */
export async function answerAnew({ now }: CacheTrial, key: string): Promise<UpstreamAnswer<string>> {
  const minute = new Date(now).toISOString().slice(11, 16)
  return { kind: 'new', value: `${key} at ${minute}`, version: `version of ${minute}`, expiresAt: now + 30 * minuteMs }
}

/** Returns an upstream that fails with a reason. */
export function fail(reason: FailureReason, retryAfter = 0): CacheTrial['next'] {
  return () => Promise.reject(new UpstreamFailure(reason, 'on purpose', { retryAfter }))
}

/** Resolves with what a visitor is shown: the value, marked when stale, or the reason for a miss. */
export async function see(cache: RefreshingCache<string, string>, key = 'a'): Promise<string> {
  const found = await cache.get(key)
  // Lets pending work finish before the clock advances.
  await nextTurn()
  return 'record' in found ? describeHit(found) : `${found.reason}, again in ${found.retryAfterSeconds} s`
}

export function describeHit(hit: CacheHit<string> | undefined): string {
  return hit ? `${hit.record.value}${hit.isStale ? ', stale' : ''}` : 'nothing'
}
