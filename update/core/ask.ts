import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import { type FailureReason, UpstreamFailure } from '#server/cache/upstream.ts'
import { readRetryAfter } from '#server/upstream/fetch-text.ts'

export const serviceNames = ['osm', 'brreg', 'smilefjes', 'trails', 'heights', 'horizon', 'photos', 'months'] as const
export type ServiceName = (typeof serviceNames)[number]

const addressSchema = z.record(
  z.enum(serviceNames),
  z.strictObject({
    url: z.url({ protocol: /^https$/ }),
    hosts: z.array(z.string()).default([]),
    pauseMs: z.number().int().min(500),
  }),
)

export interface Question {
  /** The whole address; the service's own by default. Its host must be the service's or one of its `hosts`. */
  url?: string
  /** Sent by POST as a form. */
  form?: Record<string, string>
  /** What the body must be; a picture or raster is judged by its bytes. */
  expects: 'json' | 'xml' | 'csv' | 'bytes'
  /** Statuses beside 200 that are an answer. */
  alsoStatuses?: readonly number[]
  timeLimitMs?: number
  sizeLimitBytes?: number
}

export interface Reply {
  status: number
  bytes: Buffer
}

/** Asks one service, one question after the other. Throws `UpstreamFailure`. */
export type Ask = (question: Question) => Promise<Reply>

export interface AskOptions {
  /** Printable ASCII that says who asks and whom to write to. */
  userAgent: string
  /** Origin of the stand-in that answers for every host: `http://127.0.0.1:3113`. */
  standIn?: string | undefined
  /** Waits; tests do not. */
  wait?: (ms: number) => Promise<unknown>
  clock?: () => number
  say?: (line: string) => void
  /** For every exchange, instead of what the question allows. */
  timeLimitMs?: number
}

const mostTries = 3
const mostRedirects = 3
/** A service that asks for more patience than this is left for another day. */
const longestWaitMs = 180_000
/** Overpass asks for this much after a 429; others for less. */
const waitAfter429Ms = 30_000

/** Returns where a service is asked, from `update/addresses.yaml`. */
export function readAddress(service: ServiceName) {
  const file = new URL('../addresses.yaml', import.meta.url)
  return addressSchema.parse(parse(readFileSync(file, 'utf8')))[service]
}

/** Returns the polite client of one service: serial, with pauses, at most three tries, its own hosts only, a bound on every body. */
export function createAsk(service: ServiceName, options: AskOptions): Ask {
  const { wait = sleep, clock = Date.now, say = () => {} } = options
  const { url: home, hosts, pauseMs } = readAddress(service)
  const allowed = new Set([new URL(home).host, ...hosts])
  let nextAt = 0
  let queue: Promise<unknown> = Promise.resolve()

  async function askOnce(question: Question): Promise<Reply> {
    const limit = AbortSignal.timeout(options.timeLimitMs ?? question.timeLimitMs ?? 30_000)
    let address = new URL(question.url ?? home)
    try {
      for (let redirects = 0; ; redirects += 1) {
        if (!allowed.has(address.host) || address.protocol !== 'https:') {
          throw new UpstreamFailure('wrong-answer', `it leads to ${address.host}, which is not asked`)
        }
        const response = await fetch(throughStandIn(address, options.standIn), {
          headers: { 'user-agent': options.userAgent, accept: acceptOf[question.expects] },
          redirect: 'manual',
          signal: limit,
          ...(question.form && redirects === 0 ? { method: 'POST', body: new URLSearchParams(question.form) } : {}),
        })
        const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
        if (location === null) return await readReply(response, question, clock())
        await response.body?.cancel()
        if (redirects === mostRedirects) throw new UpstreamFailure('wrong-answer', 'it redirects without end')
        address = new URL(location, address)
      }
    } catch (error) {
      if (error instanceof UpstreamFailure) throw error
      throw new UpstreamFailure('unreachable', describeError(error), { cause: error })
    }
  }

  async function askPatiently(question: Question): Promise<Reply> {
    for (let tries = 1; ; tries += 1) {
      const pause = nextAt - clock()
      if (pause > 0) await wait(pause)
      try {
        return await askOnce(question)
      } catch (error) {
        const patience = error instanceof UpstreamFailure ? patienceFor(error, tries) : null
        if (patience === null || tries === mostTries) throw error
        say(`${service} ${(error as Error).message}; asked again in ${Math.ceil(patience / 1000)} s`)
        await wait(patience)
      } finally {
        nextAt = clock() + pauseMs
      }
    }
  }

  return (question) => {
    const asked = queue.then(() => askPatiently(question))
    queue = asked.catch(() => {})
    return asked
  }
}

/** Returns how long to wait before asking again; null for never. */
function patienceFor({ reason, retryAfter }: UpstreamFailure, tries: number): number | null {
  if (reason === 'refused' || reason === 'wrong-question' || reason === 'wrong-answer') return null
  const patience = retryAfter || (reason === 'throttled' ? waitAfter429Ms : 5000 * tries)
  return patience > longestWaitMs ? null : patience
}

const acceptOf = {
  json: 'application/json',
  xml: 'application/gml+xml, text/xml, application/xml',
  csv: 'text/csv, text/plain',
  bytes: '*/*',
} as const

function throughStandIn(address: URL, standIn: string | undefined): URL {
  return standIn === undefined ? address : new URL(`/${address.host}${address.pathname}${address.search}`, standIn)
}

const reasonOfStatus = (status: number): FailureReason =>
  status === 429
    ? 'throttled'
    : status >= 500
      ? 'unreachable'
      : [401, 403, 406].includes(status)
        ? 'refused'
        : 'wrong-question'

async function readReply(response: Response, question: Question, now: number): Promise<Reply> {
  const { status, headers } = response
  if (status !== 200 && !question.alsoStatuses?.includes(status)) {
    const text = (await readBytes(response, 20_000).catch(() => Buffer.of())).toString('utf8')
    throw new UpstreamFailure(reasonOfStatus(status), `answered ${status}${describeBody(text)}`, {
      retryAfter: readRetryAfter(headers, now),
    })
  }
  const bytes = await readBytes(response, question.sizeLimitBytes ?? 8_000_000)
  refuseOtherThan(question.expects, headers.get('content-type') ?? '', bytes)
  return { status, bytes }
}

async function readBytes(response: Response, sizeLimitBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > sizeLimitBytes) {
      throw new UpstreamFailure('wrong-answer', `answered more than ${Math.round(sizeLimitBytes / 1e6)} MB`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Throws for a page of HTML in the place of data, and for data of another sort than was asked for. */
function refuseOtherThan(expects: Question['expects'], type: string, bytes: Buffer): void {
  const start = bytes.toString('utf8', 0, 300).trimStart().toLowerCase()
  const isPage = /^text\/html|xhtml/.test(type) || /^<!doctype html|^<html/.test(start)
  const isOther = (expects === 'json' && !/json/.test(type)) || (expects === 'xml' && !/xml/.test(type))
  if (isPage || isOther) {
    throw new UpstreamFailure(
      'wrong-answer',
      `answered ${isPage ? 'a page of HTML' : type || 'no type'} where ${expects} was asked for`,
    )
  }
}

/** Returns words of a register without what a terminal obeys, and without what turns a text so that it reads as another. */
function cleanWords(words: string): string {
  return words.toWellFormed().replaceAll(/[^\P{Cc}\n\r\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '')
}

/** Returns the text of a reply, cleaned. */
export function readWords({ bytes }: Reply): string {
  return cleanWords(bytes.toString('utf8'))
}

/** Returns the few words of a refusal that help a person, without markup. */
function describeBody(text: string): string {
  const words = cleanWords(text)
    .replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return words === '' ? '' : `: ${words.slice(0, 160)}`
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'gave no whole answer in time'
  return `cannot be reached: ${error.cause instanceof Error ? error.cause.message : error.message}`
}

/** Returns the JSON of a reply as the schema says, its texts cleaned. Throws `UpstreamFailure` for anything else. */
export function readJson<Schema extends z.ZodType>({ bytes }: Reply, schema: Schema): z.infer<Schema> {
  let value: unknown
  try {
    // JSON codes such signs too.
    value = JSON.parse(bytes.toString('utf8'), (_, each) => (typeof each === 'string' ? cleanWords(each) : each))
  } catch {
    throw new UpstreamFailure('wrong-answer', 'answered JSON that breaks off')
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new UpstreamFailure(
    'wrong-answer',
    `answered another shape: ${issue?.path.join('.') || 'the whole'} ${issue?.message}`,
  )
}
