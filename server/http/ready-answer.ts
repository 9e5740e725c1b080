import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, readAcceptEncoding, type Welcome } from './choose-encoding.ts'

export type HeaderFields = Readonly<Record<string, string>>

interface ReadyForm {
  encoding: Encoding
  body: Buffer
  /** The bytes of a small body as letters, once it has been sent. */
  letters: string | null
  /** Names and values in turn, as `writeHead` takes them without looking at each. */
  headers: string[]
}

/** An answer whose every byte is prepared: sending it is choosing a form and writing two buffers. */
export interface ReadyAnswer {
  status: number
  etag: string | undefined
  /** Smallest body first. */
  forms: ReadyForm[]
  notModifiedHeaders: string[]
  /** An older copy, sent because there is no newer one. */
  isStale: boolean
}

interface ReadyAnswerParts {
  status?: number
  headers: HeaderFields
  /** Weak (`W/"…"`), since it stands for every form; without it the answer is always sent whole. */
  etag?: string
  /** The body in each form there is; `identity` is always there. */
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  isStale?: boolean
}

// Node writes letters together with the head at once, bytes in a second piece: a twentieth of the work for a small answer.
const mostLetters = 4096

// A 304 repeats only what a cache has to update (RFC 9110 §15.4.5); the rest of the stored answer stays valid.
const notModifiedFields = new Set(['cache-control', 'vary'])

/** Promises the etag of a body: weak, since it stands for every form. */
export function makeEtag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Promises an answer that `sendReadyAnswer` can send without computing anything. */
export function prepareAnswer(parts: ReadyAnswerParts): ReadyAnswer {
  const { status = 200, headers, etag, bodies, isStale = false } = parts
  const shared = { ...headers, vary: 'accept-encoding', ...(etag ? { etag } : {}) }
  const forms = (Object.entries(bodies) as [Encoding, Buffer][])
    .sort(([, first], [, second]) => first.length - second.length)
    .map(([encoding, body]) => ({
      encoding,
      body,
      letters: null,
      headers: listHeaders({
        ...shared,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        'content-length': String(body.length),
      }),
    }))
  const notModified = Object.entries(shared).filter(([name]) => name === 'etag' || notModifiedFields.has(name))
  return { status, etag, forms, notModifiedHeaders: notModified.flat(), isStale }
}

/**
 * Promises that the answer is sent in the smallest form the client likes best; 304 when the client has it already, no body for
 * HEAD. `more` are headers that depend on who asks, names and values in turn.
 */
export function sendReadyAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  more: readonly string[] = [],
): void {
  const { rawHeaders } = request
  const ifNoneMatch = findHeader(rawHeaders, 'if-none-match')
  if (ifNoneMatch !== undefined && answer.etag !== undefined && matchesEtag(ifNoneMatch, answer.etag)) {
    response.writeHead(304, [...answer.notModifiedHeaders, ...more])
    response.end()
    return
  }
  const form = chooseForm(answer.forms, readAcceptEncoding(findHeader(rawHeaders, 'accept-encoding')))
  response.writeHead(answer.status, more.length === 0 ? form.headers : [...form.headers, ...more])
  // For HEAD, node keeps the body back by itself.
  if (form.body.length > mostLetters) return void response.end(form.body)
  form.letters ??= form.body.toString('latin1')
  response.end(form.letters, 'latin1')
}

/**
 * The value of a header, out of names and values in turn; several of one name are one list. `request.headers` would build
 * an object of all headers, which costs more than the rest of sending an answer.
 */
function findHeader(rawHeaders: string[], name: string): string | undefined {
  let found: string | undefined
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const candidate = rawHeaders[index] as string
    if (candidate.length !== name.length || candidate.toLowerCase() !== name) continue
    const value = rawHeaders[index + 1] as string
    found = found === undefined ? value : `${found}, ${value}`
  }
  return found
}

function chooseForm(forms: ReadyForm[], welcome: Welcome): ReadyForm {
  let best: ReadyForm | undefined
  for (const form of forms) {
    if (welcome[form.encoding] > (best ? welcome[best.encoding] : 0)) best = form
  }
  // Who refuses every form we have still gets an answer: the plain one (RFC 9110 allows it instead of a 406).
  return best ?? (forms.find((form) => form.encoding === 'identity') as ReadyForm)
}

function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
}

function listHeaders(headers: HeaderFields): string[] {
  return Object.entries(headers).flat()
}
