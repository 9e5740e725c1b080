import { UpstreamFailure } from '#server/cache/upstream.ts'

interface FetchTextOptions {
  headers: Record<string, string>
  /** For the whole exchange. */
  timeLimitMs: number
  /** Of the decompressed body. */
  sizeLimitBytes: number
  /** `error` for requests with a secret, which must not be redirected. */
  redirect?: 'follow' | 'error'
}

export interface FetchedText {
  status: number
  headers: Headers
  text: string
}

/** Resolves with a GET's complete response of any status. Throws `UpstreamFailure` (`unreachable`). */
export async function fetchText(
  address: string,
  { headers, timeLimitMs, sizeLimitBytes, redirect = 'follow' }: FetchTextOptions,
): Promise<FetchedText> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new Error(`no whole answer within ${timeLimitMs} ms`)), timeLimitMs)
  try {
    // There is no cache here. By default a conditional header makes fetch send "no-cache", which bypasses MET's cache.
    const response = await fetch(address, { headers, signal: limit.signal, cache: 'force-cache', redirect })
    const text = await readText(response, sizeLimitBytes)
    return { status: response.status, headers: response.headers, text }
  } catch (error) {
    throw new UpstreamFailure('unreachable', explain(error), { cause: error })
  } finally {
    clearTimeout(timer)
    // Ends the rest of a body that is too large.
    limit.abort()
  }
}

async function readText(response: Response, sizeLimitBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > sizeLimitBytes) throw new Error(`the body is larger than ${sizeLimitBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** `fetch` hides the reason ("fetch failed") in the cause. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
