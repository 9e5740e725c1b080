import { UpstreamFailure } from './upstream.ts'

/** How long an upstream is left alone after failures, in milliseconds. */
export interface BackoffPolicy {
  /** After the first failure of a key; doubled with each further one, less up to half of it by chance. */
  firstBackoffMs: number
  longestBackoffMs: number
  /** After a refusal, which is about all keys; `Infinity`: not before a restart. */
  refusedBackoffMs: number
  /** The same wrong question again would only annoy; a person has to correct it. */
  wrongQuestionBackoffMs: number
  /** An upstream that asks for more has made a mistake that we should not follow. */
  longestRetryAfterMs: number
  /** So many failures in a row, over any keys, and all keys wait: `firstMs`, doubled with each further failure. */
  pause?: { failures: number; firstMs: number; longestMs: number }
}

/** What all keys of an upstream share: whether it may be asked for anything at all. */
export interface RequestGate {
  /** Returns before which moment no key may be asked for, in milliseconds since 1970. */
  opensAt: () => number
  /** Notes a success, and what the upstream said about its next request. */
  recordResponse: (nextRequestAt?: number | null) => void
  /** Notes and logs the n-th failure in a row of a key; returns before which moment the key may not be asked for again. */
  recordFailure: (error: unknown, key: unknown, failures: number) => number
  /** Moves what was noted by a clock that has been set back. */
  moveBack: (byMs: number) => void
}

interface RequestGateParts {
  upstream: string
  policy: BackoffPolicy
  /** Milliseconds since 1970. */
  clock: () => number
  /** From 0 to 1, as `Math.random`. */
  random: () => number
  log: Record<'warn' | 'error', (fields: object, message: string) => void>
}

const shortestThrottleMs = 60_000

/** Returns the gate before an upstream: throttles, refusals and rows of failures are about all of its keys. */
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
