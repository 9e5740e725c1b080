import { lookup as resolveName } from 'node:dns/promises'
import { type IncomingHttpHeaders, type IncomingMessage, request as openHttp } from 'node:http'
import { request as openHttps, type RequestOptions } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { type AllowedHosts, isPublicAddress, readAllowedAddress } from './allowed-address.ts'

/** `refused-address`: a host, IP or redirect target is not allowed; `not-permitted`: `approve` refused. */
export type FetchFailureReason =
  | 'refused-address'
  | 'not-permitted'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | 'wrong-type'
  | 'too-many-redirects'

export class GuardedFetchFailure extends Error {
  override name = 'GuardedFetchFailure'
  readonly reason: FetchFailureReason

  constructor(reason: FetchFailureReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

export interface GuardedFetchOptions {
  /** Only checked for status 200; other answers come without a body. */
  contentTypes: readonly string[]
  accept: string
  /** From the first DNS query to the last byte. */
  timeLimitMs: number
  /** Of the body, both compressed and decompressed. */
  sizeLimitBytes: number
  /** Called before every request, also after redirects; what it throws ends the fetch. */
  approve?: (address: URL) => Promise<void>
}

export interface GuardedAnswer {
  /** Never a redirect. */
  status: number
  /** After redirects. */
  address: URL
  body: Buffer
}

/** Resolves with the response to a GET. Throws `GuardedFetchFailure`. */
export type GuardedFetch = (address: string, options: GuardedFetchOptions) => Promise<GuardedAnswer>

interface GuardedFetchParts {
  allowed: AllowedHosts
  userAgent: string
  /** Resolves with all IP addresses of a host; default: the system's resolver. */
  resolve?: (host: string) => Promise<string[]>
  /** Opens a TLS connection; default: node:https. */
  open?: typeof openHttps
}

const mostRedirects = 3
const redirectStatuses = new Set([301, 302, 303, 307, 308])

/**
 * Returns a fetch that only reaches allowed hosts at public addresses, whatever URL, redirect or DNS answer it gets.
 * It connects to a checked address without resolving again, which rules out DNS rebinding. TLS verifies the name.
 */
export function createGuardedFetch(parts: GuardedFetchParts): GuardedFetch {
  const { allowed, userAgent, resolve = resolveAll, open = openHttps } = parts

  /** Resolves with the checked IPs of a host; null for the stand-in, which may be anywhere. */
  async function checkHost(address: URL): Promise<string[] | null> {
    if (address.origin === allowed.standInOrigin) return null
    const found = await resolve(address.hostname).catch((error: unknown) => {
      throw new GuardedFetchFailure('unreachable', 'the name of the host cannot be resolved', { cause: error })
    })
    if (found.length === 0) throw new GuardedFetchFailure('unreachable', 'the host has no address')
    // One bad address among good ones is an attack or a mistake.
    if (!found.every(isPublicAddress)) {
      throw new GuardedFetchFailure('refused-address', 'the host leads to an address that is not public')
    }
    return found
  }

  async function ask(
    address: URL,
    addresses: string[] | null,
    accept: string,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const options: RequestOptions = {
      method: 'GET',
      headers: { 'user-agent': userAgent, accept, 'accept-encoding': 'gzip, br' },
      // No keep-alive: an existing connection was made to an address checked earlier.
      agent: false,
      // Overrides NODE_TLS_REJECT_UNAUTHORIZED.
      rejectUnauthorized: true,
      signal,
      ...(addresses ? { lookup: answerWith(addresses) } : {}),
    }
    return new Promise((resolve, reject) => {
      const send = address.protocol === 'https:' ? open : openHttp
      send(address, options, resolve)
        .once('error', (error) => reject(describeBreak(error)))
        .end()
    })
  }

  async function follow(first: string, options: GuardedFetchOptions, signal: AbortSignal): Promise<GuardedAnswer> {
    let address = readOrRefuse(first, allowed)
    for (let redirects = 0; ; redirects += 1) {
      const addresses = await untilAborted(checkHost(address), signal)
      if (options.approve) await untilAborted(options.approve(address), signal)
      const response = await ask(address, addresses, options.accept, signal)
      const { statusCode: status = 0, headers } = response
      const isRedirect = redirectStatuses.has(status) && headers.location !== undefined
      if (status === 200) return { status, address, body: await readBody(response, options, signal) }
      response.destroy()
      if (!isRedirect) return { status, address, body: Buffer.alloc(0) }
      if (redirects === mostRedirects) {
        throw new GuardedFetchFailure('too-many-redirects', `more than ${mostRedirects} redirects`)
      }
      address = readOrRefuse(describeTarget(headers.location ?? '', address), allowed)
    }
  }

  return async (address, options) => {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), options.timeLimitMs)
    try {
      return await follow(address, options, limit.signal)
    } catch (error) {
      if (limit.signal.aborted) {
        throw new GuardedFetchFailure('too-slow', `no whole answer within ${options.timeLimitMs} ms`, { cause: error })
      }
      throw error
    } finally {
      clearTimeout(timer)
      // Ends whatever is still open.
      limit.abort()
    }
  }
}

function readOrRefuse(word: string, allowed: AllowedHosts): URL {
  const address = readAllowedAddress(word, allowed)
  if (address === null) throw new GuardedFetchFailure('refused-address', 'the address does not lead to an allowed host')
  return address
}

/** Returns the absolute redirect target; one with a scheme or host stays verbatim, to be checked like any other. */
function describeTarget(location: string, base: URL): string {
  if (location.startsWith('//')) return `${base.protocol}${location}`
  const isRelative = !/^[a-z][a-z\d+.-]*:/i.test(location) && !/[^\x21-\x7e]|\\/.test(location)
  return isRelative && URL.canParse(location, base.href) ? new URL(location, base).href : location
}

async function resolveAll(host: string): Promise<string[]> {
  return (await resolveName(host, { all: true })).map(({ address }) => address)
}

/** A DNS lookup with a fixed result, so that connecting does not resolve again. */
function answerWith(addresses: string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_hostname, options, callback) => {
    const [first] = answers
    if (options.all) callback(null, answers)
    else callback(null, first?.address ?? '', first?.family)
  }
}

async function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function readBody(
  response: IncomingMessage,
  { contentTypes, sizeLimitBytes }: GuardedFetchOptions,
  signal: AbortSignal,
): Promise<Buffer> {
  try {
    if (!contentTypes.includes(contentTypeOf(response.headers))) {
      throw new GuardedFetchFailure('wrong-type', 'the answer is of another type than was asked for')
    }
    if (Number(response.headers['content-length'] ?? 0) > sizeLimitBytes) throw tooLarge(sizeLimitBytes)
    const chunks: Buffer[] = []
    await pipeline(
      [
        response,
        limitSize(sizeLimitBytes),
        ...unpackersFor(response.headers['content-encoding']),
        limitSize(sizeLimitBytes),
        async (source: AsyncIterable<Buffer>) => {
          for await (const chunk of source) chunks.push(chunk)
        },
      ],
      { signal },
    )
    return Buffer.concat(chunks)
  } catch (error) {
    throw error instanceof GuardedFetchFailure ? error : describeBreak(error)
  } finally {
    response.destroy()
  }
}

/** Fails once the chunks exceed the limit: a small body can decompress to an endless one. */
function limitSize(limitBytes: number): (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  return async function* pass(source) {
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > limitBytes) throw tooLarge(limitBytes)
      yield chunk
    }
  }
}

function describeBreak(error: unknown): GuardedFetchFailure {
  return new GuardedFetchFailure('unreachable', 'no whole answer came', { cause: error })
}

function tooLarge(limitBytes: number): GuardedFetchFailure {
  return new GuardedFetchFailure('too-large', `the body is larger than ${limitBytes} bytes`)
}

function unpackersFor(encoding: string | undefined): NodeJS.ReadWriteStream[] {
  switch (encoding?.trim().toLowerCase() ?? 'identity') {
    case 'identity':
    case '':
      return []
    case 'gzip':
      return [createGunzip()]
    case 'br':
      return [createBrotliDecompress()]
    default:
      throw new GuardedFetchFailure('wrong-type', 'the answer is packed in a way that was not asked for')
  }
}

function contentTypeOf(headers: IncomingHttpHeaders): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}
