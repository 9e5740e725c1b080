import { type UpstreamAnswer, UpstreamFailure } from '#server/cache/upstream.ts'
import { describeRefusal, type FetchedText, fetchText } from './fetch-text.ts'

/** What every reader of a service needs; `userAgent` names the guide and a contact. */
export interface ServiceOptions {
  baseUrl: string
  userAgent: string
  clock: () => number
  /** Hears of records that cannot be read. */
  log: WarnLog
  timeLimitMs?: number
}

interface ServiceQuestion<Value> {
  /** For failures. */
  service: string
  address: string
  userAgent: string
  /** Further request headers. */
  headers?: Record<string, string>
  /** Sent by POST as JSON. */
  body?: string
  timeLimitMs: number
  sizeLimitBytes: number
  /** How the bytes of the body become text; UTF-8 by default. */
  decode?: (bytes: Buffer) => string
  /** Turns a 200 into our own words. Throws what is wrong with it; an `UpstreamFailure` keeps its reason. */
  read: (text: string, answer: FetchedText) => Value
  /** How long the answer is fresh; these services do not say. */
  lifetimeMs: number
  clock: () => number
  /** Whether the question carries a secret, which no redirect may see. */
  isSecret?: boolean
}

/** Asks a service that knows neither versions nor expiries. Throws `UpstreamFailure`. */
export async function askService<Value>(
  question: ServiceQuestion<Value>,
): Promise<UpstreamAnswer<Value> & { kind: 'new' }> {
  const { service, address, userAgent, body, read, lifetimeMs, clock, isSecret = false } = question
  const answer = await fetchText(address, {
    headers: { 'user-agent': userAgent, ...question.headers },
    timeLimitMs: question.timeLimitMs,
    sizeLimitBytes: question.sizeLimitBytes,
    ...(body === undefined ? {} : { body }),
    ...(question.decode ? { decode: question.decode } : {}),
    redirect: isSecret || body !== undefined ? 'error' : 'same-host',
  })
  if (answer.status !== 200) throw describeRefusal(service, answer, clock())
  try {
    return { kind: 'new', value: read(answer.text, answer), version: null, expiresAt: clock() + lifetimeMs }
  } catch (error) {
    if (error instanceof UpstreamFailure) throw error
    throw new UpstreamFailure('wrong-answer', `${service} sent something else than was asked for`, { cause: error })
  }
}

export interface WarnLog {
  warn: (fields: object, message: string) => void
}

/**
 * Resolves with an answer in English; null if there is none, since what the service says in Norwegian counts without it.
 * Throws a refusal, which is for all questions.
 */
export async function orNoEnglish<Value>(asked: Promise<Value>, service: string, log: WarnLog): Promise<Value | null> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.reason === 'throttled' || error.reason === 'refused') throw error
    log.warn({ err: error }, `no English words from ${service}`)
    return null
  }
}
