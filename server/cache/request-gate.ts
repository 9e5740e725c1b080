import { UpstreamFailure } from './upstream.ts'

/** Waiting times after failures, in milliseconds. */
export interface BackoffPolicy {
  /** After the first failure of a key; doubled with each further one, minus up to half as jitter. */
  firstBackoffMs: number
  longestBackoffMs: number
  /** After a refusal, for all keys; `Infinity`: until restart. */
  refusedBackoffMs: number
  /** After a request that the upstream calls invalid; repeating it is pointless until somebody fixes it. */
  wrongQuestionBackoffMs: number
  /** Upper bound for `Retry-After`. */
  longestRetryAfterMs: number
  /** After this many failures in a row over any keys all keys wait: `firstMs`, doubled with each further failure. */
  pause?: { failures: number; firstMs: number; longestMs: number }
}

/** State shared by all keys of an upstream. */
export interface RequestGate {
  /** Returns the time before which no key may be requested, in ms since 1970. */
  opensAt: () => number
  /** Records a success and the upstream's earliest next request time. */
  recordResponse: (nextRequestAt?: number | null) => void
  /** Records and logs the n-th failure in a row of a key; returns the time of its next attempt. */
  recordFailure: (error: unknown, key: unknown, failures: number) => number
  /** Shifts the opening time after the clock was set back. */
  moveBack: (byMs: number) => void
}

interface RequestGateParts {
  upstream: string
  policy: BackoffPolicy
  clock: () => number
  random: () => number
  log: Record<'warn' | 'error', (fields: object, message: string) => void>
}

const shortestThrottleMs = 60_000

/** Returns the gate of an upstream; throttling, refusals and failures in a row hold back all keys. */
export function createRequestGate({ upstream, policy, clock, random, log }: RequestGateParts): RequestGate {
  let opensAt = 0
  let failuresInARow = 0

  return {
    opensAt: () => opensAt,
    recordResponse(nextRequestAt) {
      failuresInARow = 0
      if (typeof nextRequestAt !== 'number') return
      opensAt = Math.min(nextRequestAt, clock() + policy.longestRetryAfterMs)
      log.warn({ upstream }, 'an upstream wants no more requests for now')
    },
    recordFailure(error, key, failures) {
      const failure =
        error instanceof UpstreamFailure
          ? error
          : new UpstreamFailure('wrong-answer', 'asking the upstream failed unexpectedly', { cause: error })
      const { reason } = failure
      const fields = { upstream, key, reason, failures, err: failure }
      const now = clock()
      failuresInARow += 1
      if (reason === 'refused') {
        opensAt = now + policy.refusedBackoffMs
        log.error(fields, 'an upstream refuses us')
        return opensAt
      }
      if (reason === 'wrong-question') {
        log.error(fields, 'an upstream says that we ask wrongly')
        return now + policy.wrongQuestionBackoffMs
      }
      log.warn(fields, 'no newer answer from an upstream')
      const jitter = 0.5 + random() / 2
      const wait = Math.max(
        growExponentially(policy.firstBackoffMs, policy.longestBackoffMs, failures) * jitter,
        Math.min(failure.retryAfter, policy.longestRetryAfterMs),
      )
      const { pause } = policy
      if (reason === 'throttled') {
        opensAt = now + Math.max(wait, shortestThrottleMs)
      } else if (pause && failuresInARow >= pause.failures) {
        const times = failuresInARow - pause.failures + 1
        opensAt = Math.max(opensAt, now + growExponentially(pause.firstMs, pause.longestMs, times) * jitter)
      }
      return now + wait
    },
    moveBack(byMs) {
      opensAt -= byMs
    },
  }
}

function growExponentially(first: number, longest: number, times: number): number {
  return Math.min(longest, first * 2 ** Math.min(times - 1, 16))
}
