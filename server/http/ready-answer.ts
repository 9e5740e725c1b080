import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, readAcceptEncoding, type Welcome } from './choose-encoding.ts'
import { describeProblem, problemContentType } from './problem.ts'

export type HeaderFields = Readonly<Record<string, string>>

export interface ReadyForm {
  encoding: Encoding
  body: Buffer
  /** The bytes of a small body as letters, once it has been sent. */
  letters: string | null
  /** Names and values in turn, as `writeHead` takes them without looking at each. */
  headers: string[]
}

/** A form that hardly anybody asks for, and that is therefore not held. */
interface RareForm {
  encoding: Encoding
  fetch: () => Promise<Buffer>
}

/** An answer whose every byte is prepared: sending it is choosing a form and writing two buffers. */
export interface ReadyAnswer {
  status: number
  etag: string | undefined
  /** Of every form, without those that depend on it. */
  headers: HeaderFields
  /** Held in memory, smallest body first. */
  forms: ReadyForm[]
  rareForms: RareForm[]
  notModifiedHeaders: string[]
  /** An older copy, sent because there is no newer one. */
  isStale: boolean
}

interface ReadyAnswerParts {
  status?: number
  headers: HeaderFields
  /** Weak (`W/"…"`), since it stands for every form; without it the answer is always sent whole. */
  etag?: string
  /** The body in each form that is held. */
  bodies: Partial<Record<Encoding, Buffer>>
  /** The body in each form that is fetched when somebody asks for it; `identity` is always among these or those. */
  rareBodies?: Partial<Record<Encoding, () => Promise<Buffer>>>
  isStale?: boolean
}

/** What a request says about the form it wants. */
export interface WantedForm {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

// Node writes letters together with the head at once, bytes in a second piece: a twentieth of the work for a small answer.
const mostLetters = 4096

// Longer than it takes to put another build in the place of the one that is served.
const retryAfterSeconds = 60

// A 304 repeats only what a cache has to update (RFC 9110 §15.4.5); the rest of the stored answer stays valid.
const notModifiedFields = new Set(['cache-control', 'vary'])

/** Promises the etag of a body: weak, since it stands for every form. */
export function makeEtag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Promises an answer that `sendReadyAnswer` can send without computing anything, but for rare forms. */
export function prepareAnswer(parts: ReadyAnswerParts): ReadyAnswer {
  const { status = 200, headers, etag, bodies, rareBodies = {}, isStale = false } = parts
  const shared = { ...headers, vary: 'accept-encoding', ...(etag ? { etag } : {}) }
  const notModified = Object.entries(shared).filter(([name]) => name === 'etag' || notModifiedFields.has(name))
  return {
    status,
    etag,
    headers: shared,
    forms: (Object.entries(bodies) as [Encoding, Buffer][])
      .sort(([, first], [, second]) => first.length - second.length)
      .map(([encoding, body]) => prepareForm(shared, encoding, body)),
    rareForms: (Object.entries(rareBodies) as [Encoding, () => Promise<Buffer>][]).map(([encoding, fetch]) => ({
      encoding,
      fetch,
    })),
    notModifiedHeaders: notModified.flat(),
    isStale,
  }
}

function prepareForm(shared: HeaderFields, encoding: Encoding, body: Buffer): ReadyForm {
  const headers = listHeaders({
    ...shared,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(body.length),
  })
  return { encoding, body, letters: null, headers }
}

/**
 * Returns the smallest form the client likes best, or null when it has the answer already. A form that is held wins over one
 * that is as welcome and is not.
 */
export function selectForm(
  answer: ReadyAnswer,
  { acceptEncoding, ifNoneMatch }: WantedForm,
): ReadyForm | RareForm | null {
  if (ifNoneMatch !== undefined && answer.etag !== undefined && matchesEtag(ifNoneMatch, answer.etag)) return null
  return chooseForm(answer, readAcceptEncoding(acceptEncoding))
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
  const form = selectForm(answer, {
    acceptEncoding: findHeader(rawHeaders, 'accept-encoding'),
    ifNoneMatch: findHeader(rawHeaders, 'if-none-match'),
  })
  if (form === null) {
    response.writeHead(304, [...answer.notModifiedHeaders, ...more])
    response.end()
  } else if ('body' in form) {
    sendForm(response, answer.status, form, more)
  } else {
    form.fetch().then(
      (body) => sendForm(response, answer.status, prepareForm(answer.headers, form.encoding, body), more),
      () => sendGone(response, answer.headers),
    )
  }
}

function sendForm(response: ServerResponse, status: number, form: ReadyForm, more: readonly string[]): void {
  response.writeHead(status, more.length === 0 ? form.headers : [...form.headers, ...more])
  // For HEAD, node keeps the body back by itself.
  if (form.body.length > mostLetters) return void response.end(form.body)
  form.letters ??= form.body.toString('latin1')
  response.end(form.letters, 'latin1')
}

/** Who fetches a form tells the log what went wrong; the client learns that it may come again. */
function sendGone(response: ServerResponse, { etag: _etag, ...headers }: HeaderFields): void {
  const body = JSON.stringify(describeProblem('file-unavailable'))
  response.writeHead(503, {
    ...headers,
    'content-type': problemContentType,
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
    'content-length': String(Buffer.byteLength(body)),
  })
  response.end(body)
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

function chooseForm({ forms, rareForms }: ReadyAnswer, welcome: Welcome): ReadyForm | RareForm {
  let best: ReadyForm | RareForm | undefined
  let bestWelcome = 0
  for (const form of forms) {
    if (welcome[form.encoding] <= bestWelcome) continue
    best = form
    bestWelcome = welcome[form.encoding]
  }
  for (const form of rareForms) {
    if (welcome[form.encoding] <= bestWelcome) continue
    best = form
    bestWelcome = welcome[form.encoding]
  }
  // Who refuses every form we have still gets an answer: the plain one (RFC 9110 allows it instead of a 406).
  return best ?? ([...forms, ...rareForms].find(({ encoding }) => encoding === 'identity') as ReadyForm | RareForm)
}

function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
}

function listHeaders(headers: HeaderFields): string[] {
  return Object.entries(headers).flat()
}
