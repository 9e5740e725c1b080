/**
 * Promises how long a service asks us to wait, in ms from `now`: its `Retry-After`, in seconds or as a date (RFC 9110
 * §10.2.3); 0 where there is neither.
 */
export function readRetryAfter(headers: Headers, now: number): number {
  const word = headers.get('retry-after')
  if (word === null) return 0
  const wait = /^\d+$/.test(word.trim()) ? Number(word) * 1000 : Date.parse(word) - now
  return Number.isNaN(wait) ? 0 : Math.max(0, wait)
}
