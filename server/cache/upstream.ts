/** What a source returns: a new value, or that the version which was sent along is still the newest. */
export type UpstreamAnswer<Value> = {
  version: string | null
  /** Until when the upstream vouches for it, in milliseconds since 1970. */
  expiresAt: number
  /** Before this moment the upstream wants no further request, for any key. */
  nextRequestAt?: number | null
} & ({ kind: 'new'; value: Value } | { kind: 'unchanged' })

/**
 * Why there is no answer: `refused` = our name or key is not welcome; `throttled` = we asked too often; `unreachable` = no whole
 * answer came; `wrong-answer` = it makes no sense; `wrong-question` = the upstream says that we ask wrongly.
 */
export type FailureReason = 'refused' | 'throttled' | 'unreachable' | 'wrong-answer' | 'wrong-question'

export class UpstreamFailure extends Error {
  override name = 'UpstreamFailure'
  readonly reason: FailureReason
  /** How long the upstream asks us to wait, in ms; 0 where it does not. */
  readonly retryAfter: number

  constructor(reason: FailureReason, message: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.reason = reason
    this.retryAfter = options.retryAfter ?? 0
  }
}
