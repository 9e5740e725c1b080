import { STATUS_CODES } from 'node:http'
import type { ProblemCode, ProblemDocument } from '#contract/problem.ts'

export const problemContentType = 'application/problem+json; charset=utf-8'

const problemStatus: Record<ProblemCode, number> = {
  'bad-request': 400,
  'unknown-weather-place': 404,
  'weather-unavailable': 503,
  'unknown-stop': 404,
  'unknown-page': 404,
  'cross-site': 403,
  'clicks-unavailable': 503,
  'unknown-hotel-picture': 404,
  'hotel-picture-unavailable': 502,
  'hotel-picture-late': 504,
  'hotel-pictures-unavailable': 503,
  'not-found': 404,
  'method-not-allowed': 405,
  'address-too-long': 414,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'unknown-expectation': 417,
  'headers-too-large': 431,
  'request-timeout': 408,
  'too-many-requests': 429,
  'file-unavailable': 503,
  'not-ready': 503,
  overloaded: 503,
  'internal-error': 500,
}

/** Returns the problem document (RFC 9457) of a code; `detail` is public. */
export function describeProblem(code: ProblemCode, detail?: string): ProblemDocument {
  const status = problemStatus[code]
  return { type: 'about:blank', title: STATUS_CODES[status] ?? code, status, code, ...(detail ? { detail } : {}) }
}
