import { type AskHost, HostSaysNothing, type NoAnswer } from './ask-outside-links.ts'

interface AskHostParts {
  /** Identifies us and a contact. */
  userAgent: string
  timeLimitMs?: number
}

const longestText = 512 * 1024

/** Returns a function for polite requests: identified, with a timeout, without following redirects or reading bodies. */
export function createAskHost({ userAgent, timeLimitMs = 15_000 }: AskHostParts): AskHost {
  return async (address, method, wantsText = false) => {
    const signal = AbortSignal.timeout(timeLimitMs)
    try {
      const headers = { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.5' }
      const response = await fetch(address, { method, headers, redirect: 'manual', signal })
      const text = wantsText ? await readStart(response) : ''
      await response.body?.cancel()
      return { status: response.status, location: response.headers.get('location'), text }
    } catch (error) {
      throw new HostSaysNothing(explain(error), { cause: error })
    }
  }
}

async function readStart(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    size += chunk.length
    if (size > longestText) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Returns the reason of a failed `fetch`, which is hidden in its cause. */
function explain(error: unknown): NoAnswer {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'too slow'
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EAI_NODATA') return 'no such host'
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT') return 'too slow'
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code) ? 'no valid certificate' : 'no connection'
}
