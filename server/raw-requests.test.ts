import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemDocument } from '#contract/problem.ts'
import { buildExampleApp } from './testing/example-app.ts'
import { type BytesAnswer, sendBytes } from './testing/send-bytes.ts'

// What only a socket can express: a client library would straighten or refuse these requests before sending them.

const { app } = await buildExampleApp()

beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

function get(target: string, headers = ''): Promise<BytesAnswer> {
  return sendBytes(
    app,
    Buffer.from(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n`, 'latin1'),
  )
}

describe('over a socket', () => {
  test('pages and weather have the same headers as without one', async () => {
    for (const path of ['/en/places', '/api/weather/reine', '/nowhere', '/en/places/']) {
      const injected = await app.inject(path)
      const { status, head } = await get(path)
      expect(status).toBe(injected.statusCode)
      for (const [name, value] of Object.entries(injected.headers)) {
        // The rate limit's own headers only come where it counted; time passes, and the connection is another.
        if (['date', 'connection', 'cache-control'].includes(name) || name.startsWith('x-ratelimit')) continue
        expect(head).toContain(`${name}: ${String(value).toLowerCase()}`)
      }
    }
  })

  test('pages answer with a query, HEAD and conditions', async () => {
    expect((await get('/en/places?from=map')).status).toBe(200)
    const head = await sendBytes(app, 'HEAD /en/places HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    expect([head.status, head.body]).toEqual([200, ''])
    expect((await get('/en/places', 'if-none-match: *\r\n')).status).toBe(304)
  })

  test.each([
    '/../../etc/passwd',
    '/en/../steder',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//evil.example',
    '//evil.example/%2e%2e',
    '/steder//',
    '/.//evil.example/',
  ])('%s is an unknown path, and leads nowhere', async (target) => {
    const { status, head } = await get(target)
    expect(status).toBe(404)
    expect(head).not.toContain('location:')
  })

  test.each([
    ['broken percent-encoding', '/%E0%A4%A', 400],
    ['a null character', '/%00', 400],
    ['an encoded line break', '/en%0d%0aset-cookie:%20x', 400],
    ['a backslash', '/\\evil.example', 400],
    ['bytes that are not encoded', '/de/fischerh\xc3\xbctten', 400],
    ['the absolute form', 'http://evil.example/en', 400],
    ['the absolute form of an API address', 'http://evil.example/api/weather/reine', 400],
    ['no slash', 'en/places', 400],
    ['8 kB', `/${'a'.repeat(8192)}`, 414],
    ['8 kB of query', `/en?${'a'.repeat(8192)}`, 414],
    ['40 kB', `/${'a'.repeat(40_000)}`, 431],
    ['a line break', '/en\n/places', 400],
    ['a control character', '/en\x01', 400],
  ])('an address with %s is refused with a problem document', async (_, target, status) => {
    const answer = await get(target)
    expect(answer.status).toBe(status)
    expect(problemDocument.parse(JSON.parse(answer.body)).status).toBe(status)
    expect(answer.head).toContain('content-type: application/problem+json')
    expect(answer.head).toContain('x-content-type-options: nosniff')
    expect(answer.body).not.toMatch(/node_modules|\.ts|at \w+ \(/)
  })

  test.each([
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00', 400],
    ['an unknown method', 'BREW /en HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['a method that HTTP knows and we do not', 'PROPFIND /en HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 405],
    ['two lengths', 'POST /en HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
    [
      'a length and chunks',
      'POST /en HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
      400,
    ],
    [
      'a body type nobody reads',
      'POST /api/weather/reine HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: a/b\r\ncontent-length: 1\r\n\r\nx',
      405,
    ],
  ])('%s is answered %3$i', async (_, bytes, status) => {
    expect((await sendBytes(app, Buffer.from(bytes, 'latin1'))).status).toBe(status)
  })

  test('a body of 10 MB is too large, wherever it goes', async () => {
    const body = Buffer.alloc(10_000_000)
    for (const path of ['/api/weather/reine', '/en/places', '/api/unknown']) {
      const { status } = await sendBytes(
        app,
        `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n`,
        body,
      )
      expect(status).toBe(413)
    }
  })

  test('after all that the server goes on', async () => {
    expect((await get('/en/places')).status).toBe(200)
  })
})
