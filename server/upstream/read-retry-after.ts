/** Returns `Retry-After` (seconds or date, RFC 9110 §10.2.3) in ms from `now`; 0 without one. */
export function readRetryAfter(headers: Headers, now: number): number {
  const word = headers.get('retry-after')
  if (word === null) return 0
  const wait = /^\d+$/.test(word.trim()) ? Number(word) * 1000 : Date.parse(word) - now
  return Number.isNaN(wait) ? 0 : Math.max(0, wait)
}
