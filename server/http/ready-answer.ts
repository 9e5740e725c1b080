import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, readAcceptEncoding } from './read-accept-encoding.ts'
import { writeProblem } from './write-problem.ts'

export type HeaderFields = Readonly<Record<string, string>>

/** A body by its content encodings: in memory, or loaded when a client asks for it. `identity` is always among them. */
export type Encodings = Partial<Record<Encoding, Buffer | (() => Promise<Buffer>)>>

interface EncodedBody {
  encoding: Encoding
  body: Buffer | (() => Promise<Buffer>)
  /** Names and values in turn, as `writeHead` takes them without looking at each; with the length if the body is in memory. */
  headers: string[]
  /** A small body as Latin-1 text, once it has been sent. */
  text: string | null
}

/** An answer whose every byte is prepared: sending it is choosing an encoding and writing head and body. */
export interface ReadyAnswer {
  status: number
  etag: string | undefined
  /** Of every encoding, without those that depend on it. */
  headers: HeaderFields
  /** Those in memory first, the smallest of them first of all. */
  encodings: EncodedBody[]
  notModifiedHeaders: string[]
  /** An older copy, sent because there is no newer one. */
  isStale: boolean
}

interface ReadyAnswerParts {
  status?: number
  headers: HeaderFields
  /** Weak (`W/"…"`), since it stands for every encoding; without it the answer is always sent whole. */
  etag?: string
  encodings: Encodings
  isStale?: boolean
}

/** What a request says about the encoding it wants. */
interface Wishes {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

// Node writes text together with the head at once, bytes in a second piece: a twentieth of the work for a small answer.
const longestTextBytes = 4096

// Longer than it takes to put another build in the place of the one that is served.
const retryAfterSeconds = 60

// A 304 repeats only what a cache has to update (RFC 9110 §15.4.5); the rest of the stored answer stays valid.
const notModifiedFields = new Set(['cache-control', 'vary', 'etag'])

/** Returns the etag of a body: weak, since it stands for every encoding. */
export function makeEtag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Returns an answer that `sendReadyAnswer` sends without computing anything, but for encodings that have to be loaded. */
export function prepareAnswer(parts: ReadyAnswerParts): ReadyAnswer {
  const { status = 200, headers, etag, encodings, isStale = false } = parts
  const shared = { ...headers, vary: 'accept-encoding', ...(etag ? { etag } : {}) }
  return {
    status,
    etag,
    headers: shared,
    encodings: (Object.entries(encodings) as [Encoding, EncodedBody['body']][])
      .sort(([, one], [, other]) => sizeInMemory(one) - sizeInMemory(other))
      .map(([encoding, body]) => ({
        encoding,
        body,
        headers: Object.entries({
          ...shared,
          ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
          ...(typeof body === 'function' ? {} : { 'content-length': String(body.length) }),
        }).flat(),
        text: null,
      })),
    notModifiedHeaders: Object.entries(shared)
      .filter(([name]) => notModifiedFields.has(name))
      .flat(),
    isStale,
  }
}

function sizeInMemory(body: EncodedBody['body']): number {
  // Not Infinity, whose difference from itself is no number.
  return typeof body === 'function' ? Number.MAX_SAFE_INTEGER : body.length
}

/**
 * Sends the answer in the smallest encoding that the client likes best; 304 when the client has it already, no body for HEAD, 503
 * when the body cannot be loaded. `extraHeaders` are those that depend on who asks, names and values in turn.
 */
export function sendReadyAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  extraHeaders: readonly string[] = [],
): void {
  const chosen = chooseEncoding(answer, {
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
  })
  if (chosen === null) {
    response.writeHead(304, [...answer.notModifiedHeaders, ...extraHeaders])
    response.end()
    return
  }
  const { body, headers } = chosen
  if (typeof body === 'function') {
    body().then(
      (loaded) => {
        response.writeHead(answer.status, [...headers, 'content-length', String(loaded.length), ...extraHeaders])
        response.end(loaded)
      },
      // Whoever loads it tells the log what went wrong.
      () => {
        const { etag: _etag, ...shared } = answer.headers
        writeProblem(response, 'file-unavailable', { headers: { ...shared, 'retry-after': String(retryAfterSeconds) } })
      },
    )
    return
  }
  response.writeHead(answer.status, extraHeaders.length === 0 ? headers : [...headers, ...extraHeaders])
  // For HEAD, node:http keeps the body back by itself.
  if (body.length > longestTextBytes) {
    response.end(body)
    return
  }
  chosen.text ??= body.toString('latin1')
  response.end(chosen.text, 'latin1')
}

/** Returns the encoding to send, or null when the client has the answer already. One in memory wins over one as welcome that is not. */
export function chooseEncoding(
  { etag, encodings }: ReadyAnswer,
  { acceptEncoding, ifNoneMatch }: Wishes,
): EncodedBody | null {
  if (ifNoneMatch !== undefined && etag !== undefined && matchesEtag(ifNoneMatch, etag)) return null
  const welcome = readAcceptEncoding(acceptEncoding)
  let best: EncodedBody | undefined
  let bestWelcome = 0
  for (const candidate of encodings) {
    if (welcome[candidate.encoding] <= bestWelcome) continue
    best = candidate
    bestWelcome = welcome[candidate.encoding]
  }
  // Who refuses every encoding still gets an answer: the plain one (RFC 9110 allows it instead of a 406).
  return best ?? (encodings.find(({ encoding }) => encoding === 'identity') as EncodedBody)
}

function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
}
