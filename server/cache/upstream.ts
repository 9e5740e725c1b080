/** A source's answer: a new value, or that the version sent along is still current. */
export type UpstreamAnswer<Value> = {
  version: string | null
  /** Milliseconds since 1970. */
  expiresAt: number
  /** Earliest next request for any key, in ms since 1970. */
  nextRequestAt?: number | null
} & ({ kind: 'new'; value: Value } | { kind: 'unchanged' })

/** A service behind a cache, in our own words. */
export interface UpstreamSource<Question, Value> {
  /** The service's address, for keys, so that data of a stand-in is never shown as the real one. */
  name: string
  /** Longer than any response takes, in ms, including failures. */
  longestAnswerMs: number
  /** Requests the newest answer, or that `version` still is; uncached. Throws `UpstreamFailure`. */
  ask: (question: Question, version: string | null) => Promise<UpstreamAnswer<Value>>
}

/** `refused`: key or client rejected; `unreachable`: no complete response; `wrong-question`: our request is invalid. */
export type FailureReason = 'refused' | 'throttled' | 'unreachable' | 'wrong-answer' | 'wrong-question'

export class UpstreamFailure extends Error {
  override name = 'UpstreamFailure'
  readonly reason: FailureReason
  /** Retry-After in ms; 0 without one. */
  readonly retryAfter: number

  constructor(reason: FailureReason, message: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.reason = reason
    this.retryAfter = options.retryAfter ?? 0
  }
}
