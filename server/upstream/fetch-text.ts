import { UpstreamFailure } from '#server/cache/upstream.ts'

interface FetchTextOptions {
  headers: Record<string, string>
  /** For the whole exchange. */
  timeLimitMs: number
  /** Of the decompressed body. */
  sizeLimitBytes: number
  /** `error` for requests with a secret, which must not be redirected; by default on the same host only. */
  redirect?: 'same-host' | 'error'
  /** Sent by POST as JSON; by default the request is a GET. */
  body?: string
  /** How the body's bytes become text; UTF-8 by default. */
  decode?: (bytes: Buffer) => string
}

const mostRedirects = 3
const redirectStatuses = new Set([301, 302, 303, 307, 308])

export interface FetchedText {
  status: number
  headers: Headers
  text: string
}

/** Resolves with the complete response of any status. Throws `UpstreamFailure` (`unreachable`). */
export async function fetchText(
  address: string,
  { headers, timeLimitMs, sizeLimitBytes, redirect = 'same-host', body, decode = String }: FetchTextOptions,
): Promise<FetchedText> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new Error(`no whole answer within ${timeLimitMs} ms`)), timeLimitMs)
  try {
    // There is no cache here. By default a conditional header makes fetch send "no-cache", which bypasses MET's cache.
    const request: RequestInit = { headers, signal: limit.signal, cache: 'force-cache', ...describeBody(headers, body) }
    const response = await (redirect === 'error' ? fetch(address, { ...request, redirect }) : follow(address, request))
    const text = decode(await readBytes(response, sizeLimitBytes))
    return { status: response.status, headers: response.headers, text }
  } catch (error) {
    throw new UpstreamFailure('unreachable', explain(error), { cause: error })
  } finally {
    clearTimeout(timer)
    // Ends the rest of a body that is too large.
    limit.abort()
  }
}

function describeBody(headers: Record<string, string>, body: string | undefined): RequestInit {
  return body === undefined
    ? {}
    : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body, cache: 'no-store' }
}

/** Resolves with the response after at most three redirects. Throws for one that leads to another host. */
async function follow(first: string, request: RequestInit): Promise<Response> {
  let address = new URL(first)
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetch(address, { ...request, redirect: 'manual' })
    const location = redirectStatuses.has(response.status) ? response.headers.get('location') : null
    if (location === null) return response
    await response.body?.cancel()
    const target = new URL(location, address)
    if (target.origin !== address.origin) throw new Error('it leads to another host')
    if (redirects === mostRedirects) throw new Error(`more than ${mostRedirects} redirects`)
    address = target
  }
}

async function readBytes(response: Response, sizeLimitBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > sizeLimitBytes) throw new Error(`the body is larger than ${sizeLimitBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** `fetch` hides the reason ("fetch failed") in the cause. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** Returns `Retry-After` (seconds or date, RFC 9110 §10.2.3) in ms from `now`; 0 without one. */
export function readRetryAfter(headers: Headers, now: number): number {
  const word = headers.get('retry-after')
  if (word === null) return 0
  const wait = /^\d+$/.test(word.trim()) ? Number(word) * 1000 : Date.parse(word) - now
  return Number.isNaN(wait) ? 0 : Math.max(0, wait)
}

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
