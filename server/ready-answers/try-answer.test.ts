import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultPublicKey } from '#contract/setting-schemas.ts'
import { longestAddress } from '#server/limits/request-limits.ts'
import { buildExampleApp } from '#server/testing/example-app.ts'
import { sendBytes } from '#server/testing/open-connection.ts'

const { app } = await buildExampleApp()
/** Requests that reached Fastify. */
const routed: string[] = []
app.addHook('onResponse', async (request) => void routed.push(request.raw.url ?? ''))

beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  // The first request loads the forecast into memory.
  await app.inject('/api/weather/svolvaer')
})
afterAll(() => app.close())
beforeEach(() => {
  routed.length = 0
})

type Method = 'GET' | 'HEAD' | 'POST'

function send(method: Method, url: string, headers: Record<string, string> = {}): ReturnType<typeof sendBytes> {
  const fields = { host: 'x', connection: 'close', ...headers }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return sendBytes(app, `${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`)
}

describe('a request whose answer lies in memory', () => {
  test.each<[string, Method, string, Record<string, string>, number]>([
    ['a page', 'GET', '/en/places', { 'accept-encoding': 'gzip, deflate, br, zstd' }, 200],
    ['a page with a query', 'GET', '/en/places?from=map', { 'accept-encoding': 'br' }, 200],
    ['a page in gzip', 'GET', '/en/places', { 'accept-encoding': 'br;q=0.1, gzip' }, 200],
    ['a page in plain bytes, which have to be unpacked', 'GET', '/en/places', {}, 200],
    ['a page that is known', 'GET', '/en/places', { 'if-none-match': '*' }, 304],
    ['a page whose letters are encoded', 'GET', '/de/fischerh%C3%BCtten', {}, 200],
    ['the head of a page', 'HEAD', '/en/places', { 'accept-encoding': 'br' }, 200],
    ['a file', 'GET', '/_assets/island.Ab12.js', { 'accept-encoding': 'br' }, 200],
    [
      'a part, which is sent whole',
      'GET',
      '/steder',
      { range: 'bytes=0-3', 'if-modified-since': 'Sat, 21 Nov 2099 09:00:00 GMT' },
      200,
    ],
    ['a forecast', 'GET', '/api/weather/svolvaer', { 'accept-encoding': 'br' }, 200],
    ['a forecast in plain bytes', 'GET', '/api/weather/svolvaer', {}, 200],
    ['the head of a forecast', 'HEAD', '/api/weather/svolvaer', {}, 200],
  ])('for %s is answered without Fastify, as Fastify would', async (_, method, url, headers, status) => {
    const answer = await send(method, url, headers)
    expect(routed).toEqual([])
    expect(answer.status).toBe(status)
    const injected = await app.inject({ method, url, headers })
    expect(routed).toEqual([url])
    expect(answer.status).toBe(injected.statusCode)
    expect(answer.body).toBe(injected.rawPayload.toString())
    for (const [name, value] of Object.entries(injected.headers)) {
      // Ignores rate limit headers of Fastify, the connection and the time.
      if (['date', 'connection'].includes(name) || name.startsWith('x-ratelimit')) continue
      expect(answer.head).toContain(`\r\n${name}: ${String(value).toLowerCase()}`)
    }
  })
})

describe('anything else is left to Fastify', () => {
  test.each<[string, Method, string, number]>([
    ['an unknown page', 'GET', '/nowhere', 404],
    ['an address that is not canonical', 'GET', '/en/places/', 301],
    ['a page by another method', 'POST', '/en/places', 405],
    ['a place that has no forecast', 'GET', '/api/weather/oslo', 404],
    ['a forecast that has not been fetched', 'GET', '/api/weather/reine', 200],
    ['a page with an address that is too long', 'GET', `/en/places?${'a'.repeat(longestAddress)}`, 414],
    ['the absolute form of a page', 'GET', 'http://guide.example/en/places', 400],
    ['a property of every object', 'GET', '/constructor', 404],
  ])('%s', async (_, method, url, status) => {
    expect((await send(method, url)).status).toBe(status)
    expect(routed).toEqual([url])
  })
})

describe('what fails before Fastify', () => {
  test('is answered 500 and written down, and the process goes on', async () => {
    let isClockBroken = false
    const { app: broken, logged } = await buildExampleApp({
      clock: () => {
        if (isClockBroken) throw new Error('no clock')
        return Date.now()
      },
    })
    await broken.listen({ host: '127.0.0.1', port: 0 })
    isClockBroken = true
    const search = '{"endpoint":"search-hotels"}'
    const answer = await sendBytes(
      broken,
      `POST /functions/v1/expedia-api HTTP/1.1\r\nhost: x\r\nconnection: close\r\napikey: ${defaultPublicKey}\r\n`,
      `content-type: application/json\r\ncontent-length: ${search.length}\r\n\r\n${search}`,
    )
    isClockBroken = false
    expect(answer.status).toBe(500)
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'internal-error' })
    expect(answer.body).not.toContain('no clock')
    expect(logged.filter(({ level }) => Number(level) >= 40)).toMatchObject([{ level: 50, msg: 'an unexpected error' }])
    await broken.close()
  })
})
