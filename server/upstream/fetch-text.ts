interface FetchTextOptions {
  headers: Record<string, string>
  /** For the whole answer, from the first byte sent to the last one received. */
  timeLimitMs: number
  /** Of the unpacked body. */
  sizeLimitBytes: number
  /** A question that carries a secret must not be sent on to wherever an answer points. */
  redirect?: 'follow' | 'error'
}

export interface FetchedText {
  status: number
  headers: Headers
  text: string
}

/** No whole answer came: unreachable, cut off, too slow or too large. */
export class FetchFailure extends Error {
  override name = 'FetchFailure'
}

/** Promises the whole answer of a GET within the limits, whatever its status; unpacks it, and follows redirects unless told otherwise. Throws `FetchFailure`. */
export async function fetchText(
  address: string,
  { headers, timeLimitMs, sizeLimitBytes, redirect = 'follow' }: FetchTextOptions,
): Promise<FetchedText> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new Error(`no whole answer within ${timeLimitMs} ms`)), timeLimitMs)
  try {
    // There is no cache here to force. But by default a condition in the headers makes fetch add "no-cache", which would tell
    // the service's own cache to step aside.
    const response = await fetch(address, { headers, signal: limit.signal, cache: 'force-cache', redirect })
    const text = await readText(response, sizeLimitBytes)
    return { status: response.status, headers: response.headers, text }
  } catch (error) {
    throw new FetchFailure(explain(error), { cause: error })
  } finally {
    clearTimeout(timer)
    // Ends what is still under way, such as the rest of a body that is too large.
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

/** `fetch` hides what happened ("fetch failed") in the cause. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
