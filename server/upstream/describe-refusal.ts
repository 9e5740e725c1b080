import { UpstreamFailure } from '#server/cache/upstream.ts'
import type { FetchedText } from './fetch-text.ts'
import { readRetryAfter } from './read-retry-after.ts'

/**
 * Returns what a status other than success means; `now` in ms since 1970. Only the status and `Retry-After` count,
 * since error bodies are written for people.
 */
export function describeRefusal(service: string, { status, headers }: Omit<FetchedText, 'text'>, now: number) {
  const message = `${service} answered ${status}`
  const retryAfter = readRetryAfter(headers, now)
  if (status === 401 || status === 403) return new UpstreamFailure('refused', message)
  if (status === 400 || status === 404 || status === 422) return new UpstreamFailure('wrong-question', message)
  if (status === 429) return new UpstreamFailure('throttled', message, { retryAfter })
  if (status >= 500) return new UpstreamFailure('unreachable', message, { retryAfter })
  return new UpstreamFailure('wrong-answer', message, { retryAfter })
}
