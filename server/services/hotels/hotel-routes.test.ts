import type { AddressInfo } from 'node:net'
import {
  createClient,
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
  type SupabaseClient,
} from '@supabase/supabase-js'
import type { FastifyInstance } from 'fastify'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { functionsProblem, hotelSearchAnswer } from '#contract/hotels.ts'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import { buildExampleApp } from '#server/testing/example-app.ts'

// Uses a stock supabase-js client against the listening server.

const key = 'lofoten-guide-public-key'
const friend = 'http://friend.example'
const now = Date.parse('2026-11-21T09:20:00Z')
const search = { endpoint: 'search-hotels', useV6: true }

let app: FastifyInstance
let url: string
let client: SupabaseClient

async function listen(options: Parameters<typeof buildExampleApp>[0] = {}): Promise<FastifyInstance> {
  const { app: listening } = await buildExampleApp({ clock: () => now, ...options })
  await listening.listen({ host: '127.0.0.1', port: 0 })
  return listening
}

function addressOf(listening: FastifyInstance): string {
  return `http://127.0.0.1:${(listening.server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  app = await listen({ environment: { ALLOWED_ORIGINS: friend } })
  url = addressOf(app)
  client = createClient(url, key)
})

afterAll(() => app.close())

/** Resolves with status and problem of a failing call. */
async function problemOf(call: Promise<{ error: unknown }>) {
  const { error } = await call
  if (!(error instanceof FunctionsHttpError)) throw new Error(`no FunctionsHttpError but ${String(error)}`)
  const response = error.context as Response
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return { status: response.status, ...functionsProblem.parse(await response.json()) }
}

describe('functions.invoke', () => {
  test('gives live hotels in the shape of the contract', async () => {
    const { data, error } = await client.functions.invoke('expedia-api', { body: search })
    expect(error).toBeNull()
    const answer = hotelSearchAnswer.parse(data)
    expect(answer).toMatchObject({ pageNumber: 1, pageSize: 10, checkIn: '2026-11-22', adults: 2, isSample: true })
    expect(answer.properties).toHaveLength(10)
    expect(answer.total).toBeGreaterThan(10)
  })

  test('takes every parameter of the specification', async () => {
    const body = {
      ...search,
      location: 'Lofoten, Norway',
      sortOrder: 'PRICE_LOW_TO_HIGH',
      pageNumber: 2,
      pageSize: 5,
      checkIn: '2027-06-24',
      checkOut: '2027-06-27',
      adults: 4,
    }
    const { data } = await client.functions.invoke('expedia-api', { body })
    expect(hotelSearchAnswer.parse(data)).toMatchObject({
      pageNumber: 2,
      pageSize: 5,
      checkOut: '2027-06-27',
      adults: 4,
    })
  })

  test('gives an empty list past the last page, and where all is closed', async () => {
    const past = await client.functions.invoke('expedia-api', { body: { ...search, pageNumber: 100 } })
    expect(past.data).toMatchObject({ properties: [], total: expect.any(Number) })
    expect(past.data.total).toBeGreaterThan(10)
    const christmas = { ...search, checkIn: '2026-12-24', checkOut: '2026-12-26' }
    const closed = await client.functions.invoke('expedia-api', { body: christmas })
    expect(closed.data).toMatchObject({ properties: [], total: 0, categoriesWithBasis: ['all'] })
  })

  test.each<[string, unknown, number, string]>([
    ['a wrong type', { ...search, adults: '2' }, 400, 'wrong-value'],
    ['no adults', { ...search, adults: 0 }, 400, 'wrong-value'],
    ['99 adults', { ...search, adults: 99 }, 400, 'wrong-value'],
    ['an unknown order', { ...search, sortOrder: 'CHEAPEST' }, 400, 'wrong-value'],
    ['a day in the past', { ...search, checkIn: '2026-11-20' }, 400, 'date-in-past'],
    ['reversed days', { ...search, checkIn: '2026-12-05', checkOut: '2026-12-01' }, 400, 'dates-reversed'],
    ['29 nights', { ...search, checkIn: '2026-12-01', checkOut: '2026-12-30' }, 400, 'stay-too-long'],
    ['a day years ahead', { ...search, checkIn: '2030-01-01' }, 400, 'date-too-far'],
    ['an unknown endpoint', { endpoint: 'get-hotel' }, 400, 'unknown-endpoint'],
    ['an unknown field', { ...search, hotel_id: "' or 1=1 --" }, 400, 'unknown-field'],
    ['no body', undefined, 400, 'wrong-value'],
    ['a text', 'endpoint=search-hotels', 415, 'unsupported-media-type'],
    ['a form', new FormData(), 415, 'unsupported-media-type'],
    [
      'thousands of fields',
      Object.fromEntries(Array.from({ length: 1000 }, (_, number) => [`field-${number}`, 1])),
      413,
      'body-too-large',
    ],
    ['a body of 1 MB', { ...search, location: 'x'.repeat(1_000_000) }, 413, 'body-too-large'],
  ])('with %s fails with a problem that the client can read', async (_, body, status, code) => {
    const problem = await problemOf(client.functions.invoke('expedia-api', { body: body as Record<string, unknown> }))
    expect(problem).toMatchObject({ status, code })
    expect(problem.message).not.toMatch(/node_modules|\.ts\b|zod|at \w+ \(/i)
  })

  test('of broken JSON is 400', async () => {
    const call = client.functions.invoke('expedia-api', {
      body: '{"endpoint":',
      headers: { 'content-type': 'application/json' },
    })
    expect(await problemOf(call)).toMatchObject({ status: 400, code: 'bad-request' })
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('with %s is 405', async (method) => {
    expect(await problemOf(client.functions.invoke('expedia-api', { method }))).toMatchObject({
      status: 405,
      code: 'method-not-allowed',
    })
  })

  test('of an unknown function is 404', async () => {
    const problem = await problemOf(client.functions.invoke('expedia-api-2', { body: search }))
    expect(problem).toMatchObject({ status: 404, code: 'not-found' })
  })

  test('with another key is 401', async () => {
    const problem = await problemOf(createClient(url, 'guess').functions.invoke('expedia-api', { body: search }))
    expect(problem).toMatchObject({ status: 401, code: 'invalid-api-key' })
  })

  test('too often is 429 with a time to come again', async () => {
    const busy = await listen()
    const crowd = createClient(addressOf(busy), key)
    // Answers from memory are not rate-limited; invalid searches are.
    const body = { ...search, adults: 0 }
    const calls = Array.from({ length: 260 }, () => crowd.functions.invoke('expedia-api', { body }))
    const answers = Map.groupBy(await Promise.all(calls), ({ error }) => error.context.status ?? String(error.context))
    expect([...answers].map(([status, same]) => [status, same.length])).toEqual([
      [400, 240],
      [429, 20],
    ])
    const response = answers.get(429)?.[0]?.error.context as Response
    expect([response.status, (await response.json()).code]).toEqual([429, 'too-many-requests'])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    await busy.close()
  })

  test('while the partner gives nothing is 503 with a time to come again, and no word about the partner', async () => {
    const hotelSource = {
      name: 'partner',
      isSample: false,
      requestsPerMinute: 30,
      longestAnswerMs: 100,
      findOffers: () => Promise.reject(new UpstreamFailure('unreachable', 'connect ECONNREFUSED 10.1.2.3:443')),
    }
    const broken = await listen({ hotelSource })
    const { error } = await createClient(addressOf(broken), key).functions.invoke('expedia-api', { body: search })
    const response = error.context as Response
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const text = await response.text()
    expect(JSON.parse(text).code).toBe('hotels-unavailable')
    expect(text).not.toMatch(/10\.1\.2\.3|ECONN/)
    await broken.close()
  })

  test('of a server that is down is the error for that', async () => {
    const gone = await listen()
    const address = addressOf(gone)
    await gone.close()
    const { error } = await createClient(address, key).functions.invoke('expedia-api', { body: search })
    expect(error).toBeInstanceOf(FunctionsFetchError)
    expect(error).not.toBeInstanceOf(FunctionsRelayError)
  })
})

describe('from a page of another origin', () => {
  /** A client with CORS as in browsers. */
  function clientOn(origin: string): { client: SupabaseClient; close: () => Promise<void> } {
    const window = new Window({ url: `${origin}/page` })
    // The window's Headers class does not accept those of Node.
    const browserFetch = (input: unknown, init: RequestInit = {}) =>
      window.fetch(String(input), {
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        body: init.body as string,
      })
    return {
      client: createClient(url, key, { global: { fetch: browserFetch as unknown as typeof fetch } }),
      close: () => window.happyDOM.close(),
    }
  }

  test('that is allowed, hotels and errors can be read', async () => {
    const page = clientOn(friend)
    const { data, error } = await page.client.functions.invoke('expedia-api', { body: search })
    expect(error).toBeNull()
    expect(hotelSearchAnswer.parse(data).properties).toHaveLength(10)
    const refused = await page.client.functions.invoke('expedia-api', { body: { ...search, adults: 0 } })
    expect(refused.error).toBeInstanceOf(FunctionsHttpError)
    expect(await refused.error.context.json()).toMatchObject({ code: 'wrong-value' })
    await page.close()
  })

  test('that is not allowed, nothing can be read', async () => {
    const page = clientOn('http://evil.example')
    const { data, error } = await page.client.functions.invoke('expedia-api', { body: search })
    expect(data).toBeNull()
    expect(error).toBeInstanceOf(FunctionsFetchError)
    await page.close()
  })

  test('the answer is for that origin, and a cache is told so', async () => {
    const answer = await fetch(`${url}/functions/v1/expedia-api`, {
      method: 'POST',
      headers: { apikey: key, origin: friend, 'content-type': 'application/json' },
      body: JSON.stringify(search),
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe(friend)
    expect(answer.headers.get('vary')?.toLowerCase().split(', ').sort()).toEqual(['accept-encoding', 'origin'])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })
})
