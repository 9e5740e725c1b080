import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { prefersMarkdown } from './prefers-markdown.ts'
import { type Encoding, readAcceptEncoding } from './read-accept-encoding.ts'
import { writeProblem } from './write-problem.ts'

export type HeaderFields = Readonly<Record<string, string>>

/** A body by content encoding, in memory or loaded on demand; always includes `identity`. */
export type Encodings = Partial<Record<Encoding, Buffer | (() => Promise<Buffer>)>>

interface EncodedBody {
  encoding: Encoding
  body: Buffer | (() => Promise<Buffer>)
  /** Names and values in turn, which `writeHead` passes on unchecked; includes the length of a body in memory. */
  headers: string[]
  /** A small body as Latin-1 text, set when first sent. */
  text: string | null
}

/** An answer that is sent by choosing an encoding and writing head and body. */
export interface ReadyAnswer {
  status: number
  etag: string | undefined
  /** Without those that depend on the encoding. */
  headers: HeaderFields
  /** In memory first, smallest first. */
  encodings: EncodedBody[]
  notModifiedHeaders: string[]
  /** An older copy for lack of a newer one. */
  isStale: boolean
  /** The same as Markdown, for those who ask for that; its presence makes the answer vary by `Accept`. */
  markdown: ReadyAnswer | null
  /** The same for a browser, which asks its own copy by another `Accept` from a worker than from its address bar. */
  forBrowsers: ReadyAnswer | null
}

interface ReadyAnswerParts {
  status?: number
  headers: HeaderFields
  /** Weak (`W/"…"`), since it covers all encodings; without it the answer is never 304. */
  etag?: string
  encodings: Encodings
  isStale?: boolean
  markdown?: ReadyAnswer | null
  variesByAccept?: boolean
}

interface Wishes {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

// Node writes text together with the head, bytes separately: 1/20 of the work for a small answer.
const longestTextBytes = 4096

// Longer than replacing the served build takes.
const retryAfterSeconds = 60

// A 304 repeats only what a cache has to update (RFC 9110 §15.4.5).
const notModifiedFields = new Set(['cache-control', 'vary', 'etag'])

/** Returns a weak etag, since it covers all encodings. */
export function makeEtag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/**
 * Returns an answer that `sendReadyAnswer` sends without further computation. One that there is as Markdown too must be asked about before
 * each use (`max-age=0`): browsers are not told that it varies by `Accept`, or their copies would be of no use to the guide's worker.
 */
export function prepareAnswer(parts: ReadyAnswerParts): ReadyAnswer {
  const { status = 200, headers, etag, encodings, isStale = false, markdown = null } = parts
  const vary = markdown || parts.variesByAccept ? 'accept, accept-encoding' : 'accept-encoding'
  const shared = { ...headers, vary, ...(etag ? { etag } : {}) }
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
    markdown,
    forBrowsers: markdown && prepareAnswer({ ...parts, markdown: null }),
  }
}

function sizeInMemory(body: EncodedBody['body']): number {
  // Not Infinity: the difference of two would be NaN.
  return typeof body === 'function' ? Number.MAX_SAFE_INTEGER : body.length
}

function chooseAnswer({ headers }: IncomingMessage, found: ReadyAnswer): ReadyAnswer {
  if (found.markdown && prefersMarkdown(headers.accept)) return found.markdown
  return (headers['sec-fetch-dest'] !== undefined && found.forBrowsers) || found
}

/** Sends the best encoding, 304, or 503 if loading fails; `extraHeaders`: per request, names and values in turn. */
export function sendReadyAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  found: ReadyAnswer,
  extraHeaders: readonly string[] = [],
): void {
  const answer = chooseAnswer(request, found)
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
      // The loader logs the reason.
      () => {
        const { etag: _etag, ...shared } = answer.headers
        writeProblem(response, 'file-unavailable', { headers: { ...shared, 'retry-after': String(retryAfterSeconds) } })
      },
    )
    return
  }
  response.writeHead(answer.status, extraHeaders.length === 0 ? headers : [...headers, ...extraHeaders])
  // node:http omits the body for HEAD.
  if (body.length > longestTextBytes) {
    response.end(body)
    return
  }
  chosen.text ??= body.toString('latin1')
  response.end(chosen.text, 'latin1')
}

/** Returns the encoding to send, in memory first among equals; null when the client's copy is current. */
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
  // A client that refuses every encoding gets the plain one (RFC 9110 allows this instead of a 406).
  return best ?? (encodings.find(({ encoding }) => encoding === 'identity') as EncodedBody)
}

function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  // With its quotation marks; a list of thousands is not taken apart for it.
  return ifNoneMatch === '*' || ifNoneMatch.includes(etag.replace(/^W\//, ''))
}
