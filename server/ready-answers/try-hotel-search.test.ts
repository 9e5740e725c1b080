import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readySearchBodyLimitBytes, supabaseRequestsPerMinute } from '#server/limits/request-limits.ts'
import { buildExampleApp } from '#server/testing/example-app.ts'
import { exampleOffer } from '#server/testing/example-hotels.ts'
import { openConnection } from '#server/testing/open-connection.ts'

const key = 'lofoten-guide-public-key'
const path = '/functions/v1/expedia-api'
const search = { endpoint: 'search-hotels' }

let now: number
let app: Awaited<ReturnType<typeof buildExampleApp>>['app']
const findOffers = vi.fn(async () => ({ hotels: [exampleOffer('h-1')], nextQuestionAt: null }))
/** The handler after a miss. */
const routed: string[] = []

beforeEach(async () => {
  now = Date.parse('2026-11-21T09:20:00Z')
  findOffers.mockClear()
  routed.length = 0
  const hotelSource = { name: 'partner', isSample: false, requestsPerMinute: null, longestAnswerMs: 1000, findOffers }
  const example = await buildExampleApp({
    environment: { ALLOWED_ORIGINS: 'https://friend.example' },
    clock: () => now,
    hotelSource,
  })
  app = example.app
  app.addHook('onRequest', async (request) => void routed.push(request.url))
  await app.listen({ host: '127.0.0.1', port: 0 })
})

afterEach(() => app.close())

function portOf(): number {
  return (app.server.address() as AddressInfo).port
}

function ask(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${portOf()}${path}`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

describe('a search whose answer lies in memory', () => {
  test('is answered before the routes, with the very headers and bytes of the route', async () => {
    const fromRoute = await ask(search)
    const fromMemory = await ask(search)
    expect(routed).toEqual([path])
    expect(await fromMemory.text()).toBe(await fromRoute.text())
    const told = (answer: Response) => [...answer.headers].filter(([name]) => name !== 'date')
    expect(told(fromMemory)).toEqual(told(fromRoute))
  })

  test('counts towards the limit of its visitor like one of the route, and another visitor has one of their own', async () => {
    const statuses: number[] = []
    for (let asked = 0; asked < supabaseRequestsPerMinute + 2; asked += 1) {
      const answer = await ask(search)
      await answer.arrayBuffer()
      statuses.push(answer.status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(supabaseRequestsPerMinute)
    expect(statuses.slice(-2)).toEqual([429, 429])
    const other = await app.inject({
      method: 'POST',
      url: path,
      headers: { apikey: key },
      payload: search,
      remoteAddress: '192.0.2.7',
    })
    expect(other.statusCode).toBe(200)
  })

  test('is answered to the origin that asks', async () => {
    await ask(search)
    const allowed = await ask(search, { origin: 'https://friend.example' })
    const other = await ask(search, { origin: 'https://evil.example' })
    expect(routed).toHaveLength(1)
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://friend.example')
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('arrives in pieces and is answered all the same, from memory or by the route', async () => {
    expect(await askInPieces()).toMatch(/^HTTP\/1\.1 200 /)
    expect(routed).toHaveLength(1)
    expect(await askInPieces()).toMatch(/^HTTP\/1\.1 200 /)
    expect(routed).toHaveLength(1)
  })

  test('is answered before the routes up to the limit of its body, and by the route from there on', async () => {
    await ask(search)
    const body = JSON.stringify(search)
    expect((await ask(body.padEnd(readySearchBodyLimitBytes))).status).toBe(200)
    expect(routed).toHaveLength(1)
    expect((await ask(body.padEnd(readySearchBodyLimitBytes + 1))).status).toBe(200)
    expect(routed).toHaveLength(2)
  })

  async function askInPieces(): Promise<string> {
    const body = JSON.stringify(search)
    const { socket, received, closed } = openConnection(app.server)
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\napikey: ${key}\r\n`)
    socket.write(`content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`)
    await wait(20)
    socket.write(body.slice(9))
    await closed
    return received()
  }

  test('means another day after midnight in Norway', async () => {
    now = Date.parse('2026-11-21T22:59:30Z')
    expect(await (await ask(search)).json()).toMatchObject({ checkIn: '2026-11-22' })
    now += 60_000
    expect(await (await ask(search)).json()).toMatchObject({ checkIn: '2026-11-23' })
    const past = await ask({ ...search, checkIn: '2026-11-21' })
    expect([past.status, (await past.json()).code]).toEqual([400, 'date-in-past'])
  })
})

describe('what is not usual is left to the route, and not lost on the way', () => {
  test.each<[string, unknown, Record<string, string>, number]>([
    ['a search nobody asked before', { ...search, adults: 3 }, {}, 200],
    ['a wrong search', { ...search, adults: 0 }, {}, 400],
    ['broken JSON', '{"endpoint"', {}, 400],
    ['another key', search, { apikey: 'guess' }, 401],
    ['a long body', { ...search, location: 'x'.repeat(2000) }, {}, 400],
    ['another type', 'endpoint=search-hotels', { 'content-type': 'text/plain' }, 415],
    ['a packed body', search, { 'content-encoding': 'gzip' }, 200],
  ])('%s', async (_, body, headers, status) => {
    await ask(search)
    expect((await ask(body, headers)).status).toBe(status)
  })

  test('a visitor who leaves in the middle of a body costs nothing', async () => {
    await ask(search)
    const { socket } = openConnection(app.server)
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\napikey: ${key}\r\ncontent-type: application/json\r\ncontent-length: 27\r\n\r\n{`,
    )
    await new Promise((resolve) => setImmediate(resolve))
    socket.destroy()
    expect((await ask(search)).status).toBe(200)
  })
})
