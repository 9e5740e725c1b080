import type { LookupAddress } from 'node:dns'
import { createServer, type IncomingMessage, request as openHttp, type Server } from 'node:http'
import type { request as openHttps, RequestOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startHotelPagesStub } from '#stubs/hotel-pages/start-hotel-pages-stub.ts'
import { createGuardedFetch, type GuardedFetchOptions } from './guarded-fetch.ts'

const host = 'www.expedia.com'
const page = `https://${host}/Hotel.h1.Hotel-Information`
const options: GuardedFetchOptions = {
  accept: 'text/html',
  contentTypes: ['text/html'],
  // The stub compresses fifty megabytes first.
  timeLimitMs: 60_000,
  sizeLimitBytes: 1_000_000,
}

let stub: Awaited<ReturnType<typeof startHotelPagesStub>>
/** A canary server that must never be reached. */
let canary: Server
let canaryPort = 0
let knocks = 0

beforeAll(async () => {
  stub = await startHotelPagesStub()
  canary = createServer((_request, response) => response.end('secret')).on('connection', () => {
    knocks += 1
  })
  await new Promise<void>((resolve) => canary.listen(0, resolve))
  canaryPort = (canary.address() as AddressInfo).port
})
beforeEach(() => {
  knocks = 0
  stub.requests.length = 0
})
afterEach(() => stub.setFault('pages', null))
afterAll(async () => {
  await stub.close()
  await new Promise((resolve) => canary.close(resolve))
})

function fetchFromStub(path = '/hotels/a', more: Partial<GuardedFetchOptions> = {}) {
  const fetch = createGuardedFetch({ allowed: { hosts: [host], standInOrigin: stub.origin }, userAgent: 'guide/1' })
  return fetch(`${stub.origin}${path}`, { ...options, ...more })
}

describe('a name', () => {
  /** Fakes TLS: connects to the canary and records the request. */
  function openToCanary(asked: { address: URL; options: RequestOptions }[]) {
    return ((address: URL, given: RequestOptions, callback: (response: IncomingMessage) => void) => {
      asked.push({ address, options: given })
      const { lookup: _lookup, ...rest } = given
      return openHttp({ ...rest, host: '127.0.0.1', port: canaryPort }, callback)
    }) as typeof openHttps
  }

  test.each([
    [['127.0.0.1']],
    [['10.0.0.1']],
    [['192.168.1.1']],
    [['169.254.169.254']],
    [['100.64.0.1']],
    [['0.0.0.0']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['fd00::1']],
    [['fe80::1']],
    [['64:ff9b::7f00:1']],
    [['2002:7f00:1::']],
    [['93.184.216.34', '127.0.0.1']],
    [['10.0.0.1', '93.184.216.34']],
    [['2606:2800:220:1::1', '::1']],
    [['not an address']],
  ])('that resolves to %j is refused, and nobody is connected to', async (addresses) => {
    const asked: { address: URL; options: RequestOptions }[] = []
    const approve = vi.fn<() => Promise<void>>()
    const fetch = createGuardedFetch({
      allowed: { hosts: [host], standInOrigin: null },
      userAgent: 'guide/1',
      resolve: async () => addresses,
      open: openToCanary(asked),
    })
    await expect(fetch(page, { ...options, approve })).rejects.toMatchObject({ reason: 'refused-address' })
    expect(asked).toEqual([])
    expect(approve).not.toHaveBeenCalled()
    expect(knocks).toBe(0)
  })

  test('is resolved once: the connection goes to the address that was checked, under the name, with TLS verified', async () => {
    const asked: { address: URL; options: RequestOptions }[] = []
    // Resolves differently the second time (DNS rebinding).
    const resolve = vi.fn(async () => ['127.0.0.1']).mockResolvedValueOnce(['93.184.216.34', '2606:2800:220:1::1'])
    const fetch = createGuardedFetch({
      allowed: { hosts: [host], standInOrigin: null },
      userAgent: 'guide/1',
      resolve,
      open: openToCanary(asked),
    })
    await expect(fetch(page, options)).rejects.toMatchObject({ reason: 'wrong-type' })
    expect(resolve).toHaveBeenCalledExactlyOnceWith(host)
    const [{ address, options: given } = { address: null, options: {} }] = asked
    expect(address?.href).toBe(page)
    expect(given.rejectUnauthorized).toBe(true)
    expect(given).not.toHaveProperty('servername')
    const lookup = given.lookup as (
      name: string,
      options: { all: boolean },
      callback: (error: unknown, address: string | LookupAddress[], family?: number) => void,
    ) => void
    const pinned: unknown[] = []
    lookup(host, { all: true }, (_error, addresses) => pinned.push(addresses))
    lookup('other.example', { all: false }, (_error, one, family) => pinned.push([one, family]))
    expect(pinned).toEqual([
      [
        { address: '93.184.216.34', family: 4 },
        { address: '2606:2800:220:1::1', family: 6 },
      ],
      ['93.184.216.34', 4],
    ])
    expect(resolve).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['has no address', async () => []],
    ['cannot be resolved', () => Promise.reject(new Error('ENOTFOUND'))],
  ])('that %s is unreachable', async (_what, resolve) => {
    const fetch = createGuardedFetch({ allowed: { hosts: [host], standInOrigin: null }, userAgent: 'guide/1', resolve })
    await expect(fetch(page, options)).rejects.toMatchObject({ reason: 'unreachable' })
  })

  test('that takes too long to resolve ends the fetch', async () => {
    const resolve = () => new Promise<never>(() => undefined)
    const fetch = createGuardedFetch({ allowed: { hosts: [host], standInOrigin: null }, userAgent: 'guide/1', resolve })
    await expect(fetch(page, { ...options, timeLimitMs: 20 })).rejects.toMatchObject({ reason: 'too-slow' })
  })
})

describe('a redirect', () => {
  test('within what is allowed is followed, each step asked about beforehand', async () => {
    const approved: string[] = []
    stub.setFault('pages', { kind: 'redirect', status: 302, to: '/robots.txt', times: 2 })
    const { status, address } = await fetchFromStub('/hotels/a', {
      contentTypes: ['text/plain'],
      approve: async (step) => void approved.push(step.pathname + step.search),
    })
    expect([status, address.pathname]).toEqual([200, '/robots.txt'])
    expect(approved).toEqual(['/hotels/a', '/hotels/a?turn=1', '/hotels/a?turn=2', '/robots.txt'])
  })

  test('more than three times is not', async () => {
    stub.setFault('pages', { kind: 'redirect', status: 301, to: '/robots.txt', times: 3 })
    await expect(fetchFromStub()).rejects.toMatchObject({ reason: 'too-many-redirects' })
    expect(stub.requests).toHaveLength(4)
  })

  test.each([301, 302, 303, 307, 308] as const)('%i to the canary is refused', async (status) => {
    stub.setFault('pages', { kind: 'redirect', status, to: `http://127.0.0.1:${canaryPort}/` })
    await expect(fetchFromStub()).rejects.toMatchObject({ reason: 'refused-address' })
    expect(knocks).toBe(0)
  })

  test.each([
    'http://127.0.0.1:{port}/',
    '//127.0.0.1:{port}/',
    'http://localhost:{port}/',
    'http://[::1]:{port}/',
    'http://[::ffff:127.0.0.1]:{port}/',
    'http://2130706433:{port}/',
    'http://0x7f000001:{port}/',
    'http://0177.0.0.1:{port}/',
    'http://127.1:{port}/',
    'http://0:{port}/',
    `http://${host}@127.0.0.1:{port}/`,
    `https://${host}@127.0.0.1:{port}/`,
    '/\\127.0.0.1:{port}/',
    '\\\\127.0.0.1:{port}/',
    'http:\\\\127.0.0.1:{port}/',
    'http:127.0.0.1:{port}/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'http://169.254.169.254/latest/meta-data/',
    'https://evil.example/',
    'file:///etc/passwd',
    'ftp://127.0.0.1:{port}/',
    'data:text/html,secret',
    'javascript:1',
    'https://[',
  ])('to %s is refused', async (to) => {
    stub.setFault('pages', { kind: 'redirect', status: 302, to: to.replace('{port}', String(canaryPort)) })
    await expect(fetchFromStub()).rejects.toMatchObject({ reason: 'refused-address' })
    expect(knocks).toBe(0)
    expect(stub.requests).toHaveLength(1)
  })

  test('to an allowed name is refused where that leads to a private address', async () => {
    stub.setFault('pages', { kind: 'redirect', status: 302, to: page })
    const fetch = createGuardedFetch({
      allowed: { hosts: [host], standInOrigin: stub.origin },
      userAgent: 'guide/1',
      resolve: async () => ['127.0.0.1'],
    })
    await expect(fetch(`${stub.origin}/hotels/a`, options)).rejects.toMatchObject({ reason: 'refused-address' })
  })

  test('to where the caller does not want is not followed', async () => {
    stub.setFault('pages', { kind: 'redirect', status: 302, to: '/robots.txt' })
    const approve = async ({ pathname }: URL) => {
      if (pathname === '/robots.txt') throw new RangeError('not there')
    }
    await expect(fetchFromStub('/hotels/a', { approve })).rejects.toThrow(new RangeError('not there'))
    expect(stub.requests).toHaveLength(1)
  })
})

describe('an answer', () => {
  test('comes unpacked, asked for in our name and without anything of the visitor', async () => {
    const { status, body } = await fetchFromStub()
    expect(status).toBe(200)
    expect(String(body)).toContain('<h1>Example a</h1>')
    expect(stub.requests[0]?.headers).toEqual({
      'user-agent': 'guide/1',
      accept: 'text/html',
      'accept-encoding': 'gzip, br',
      host: new URL(stub.origin).host,
      connection: 'close',
    })
  })

  test.each([404, 500, 503] as const)('with the status %i comes without a body', async (status) => {
    stub.setFault('pages', { kind: 'status', status })
    expect(await fetchFromStub()).toMatchObject({ status, body: Buffer.alloc(0) })
  })

  test.each([
    ['announces too much', { kind: 'huge' }, 'too-large'],
    ['never ends', { kind: 'endless' }, 'too-large'],
    ['unpacks to too much from gzip', { kind: 'packed', encoding: 'gzip', unpackedBytes: 50_000_000 }, 'too-large'],
    ['unpacks to too much from brotli', { kind: 'packed', encoding: 'br', unpackedBytes: 50_000_000 }, 'too-large'],
    ['is of another type', { kind: 'wrong-type' }, 'wrong-type'],
    ['is cut off', { kind: 'cut-off' }, 'unreachable'],
    ['ends before it begins', { kind: 'reset' }, 'unreachable'],
  ] as const)('that %s is a failure', async (_what, fault, reason) => {
    stub.setFault('pages', fault)
    await expect(fetchFromStub()).rejects.toMatchObject({ name: 'GuardedFetchFailure', reason })
  })

  test('that does not come in time is a failure', async () => {
    stub.setFault('pages', { kind: 'slow', delayMs: 60_000 })
    await expect(fetchFromStub('/hotels/a', { timeLimitMs: 50 })).rejects.toMatchObject({ reason: 'too-slow' })
  })

  test('packed in a way nobody asked for is a failure', async () => {
    const other = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip, gzip' }).end('x')
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    const fetch = createGuardedFetch({ allowed: { hosts: [], standInOrigin: origin }, userAgent: 'guide/1' })
    await expect(fetch(`${origin}/`, options)).rejects.toMatchObject({ reason: 'wrong-type' })
    await new Promise((resolve) => other.close(resolve))
  })
})
