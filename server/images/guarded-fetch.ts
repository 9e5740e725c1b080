import { lookup as resolveName } from 'node:dns/promises'
import { type IncomingHttpHeaders, type IncomingMessage, request as openHttp } from 'node:http'
import { request as openHttps, type RequestOptions } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { type AllowedHosts, isPublicAddress, readAllowedAddress } from './allowed-address.ts'

/**
 * Why nothing came: `refused-address` = an address, the host behind a name, or the target of a redirect is not allowed, so it was
 * not asked; `not-permitted` = the caller's own check said no; the others are the partner's failures.
 */
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
  /** Only used where the status is 200: other answers come without a body. */
  contentTypes: readonly string[]
  accept: string
  /** For everything, from resolving the first name to the last byte. */
  timeLimitMs: number
  /** Of the body, as it travels and unpacked. */
  sizeLimitBytes: number
  /** Asked before every request, also after a redirect; what it throws ends the fetch. */
  approve?: (address: URL) => Promise<void>
}

export interface GuardedAnswer {
  /** Never a redirect. */
  status: number
  /** Where the answer came from, after redirects. */
  address: URL
  body: Buffer
}

/** Promises the answer to a GET, or throws `GuardedFetchFailure`. */
export type GuardedFetch = (address: string, options: GuardedFetchOptions) => Promise<GuardedAnswer>

interface GuardedFetchParts {
  allowed: AllowedHosts
  userAgent: string
  /** Promises every IP address of a name; the system's resolver if left out. */
  resolve?: (host: string) => Promise<string[]>
  /** Opens the connection over TLS; node:https if left out. */
  open?: typeof openHttps
}

const mostRedirects = 3
const redirectStatuses = new Set([301, 302, 303, 307, 308])

/**
 * Promises a fetch that cannot be led anywhere but to the allowed hosts at public addresses, whoever wrote the address and whatever
 * the partner or the name service answers. A name is resolved once, every address is checked, and the connection goes to one of
 * the checked ones, so a name that changes its mind in between changes nothing. TLS still verifies the name.
 */
export function createGuardedFetch(parts: GuardedFetchParts): GuardedFetch {
  const { allowed, userAgent, resolve = resolveAll, open = openHttps } = parts

  /** The checked IP addresses behind a host; null for the stand-in, which may be anywhere. */
  async function checkHost(address: URL): Promise<string[] | null> {
    if (address.origin === allowed.standInOrigin) return null
    const found = await resolve(address.hostname).catch((error: unknown) => {
      throw new GuardedFetchFailure('unreachable', 'the name of the host cannot be resolved', { cause: error })
    })
    if (found.length === 0) throw new GuardedFetchFailure('unreachable', 'the host has no address')
    // One bad address among good ones is a trick or a mistake, and either way not the partner's media.
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
      // A connection of its own: one kept from before was made to an address checked before.
      agent: false,
      // Even where the environment of the process says otherwise.
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

/** The target of a redirect in full. What names a scheme or a host stays as it was written, to be checked like any other. */
function describeTarget(location: string, base: URL): string {
  if (location.startsWith('//')) return `${base.protocol}${location}`
  const isRelative = !/^[a-z][a-z\d+.-]*:/i.test(location) && !/[^\x21-\x7e]|\\/.test(location)
  return isRelative && URL.canParse(location, base.href) ? new URL(location, base).href : location
}

async function resolveAll(host: string): Promise<string[]> {
  return (await resolveName(host, { all: true })).map(({ address }) => address)
}

/** A name service of one answer, so that connecting resolves nothing a second time. */
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

/** Passes chunks on until they are too many together: a small body can unpack to one without end. */
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
