import { setImmediate as afterReads, setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemDocument } from '#contract/problem.ts'
import { buildExampleApp } from './testing/example-app.ts'
import { type BytesAnswer, openConnection, sendBytes } from './testing/open-connection.ts'

// Requests that client libraries would normalise or refuse.

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
        // Ignores rate limit headers, the time and the connection.
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

  test.each([
    ['no host', 'GET /en HTTP/1.1\r\n\r\n', 400],
    ['no host, for a page in memory', 'GET /en/places HTTP/1.1\r\nconnection: keep-alive\r\n\r\n', 400],
    ['an expectation nobody knows', 'GET /en HTTP/1.1\r\nhost: x\r\nexpect: coffee\r\n\r\n', 417],
    [
      'an expectation with a body',
      'POST /api/outbound-clicks HTTP/1.1\r\nhost: x\r\nexpect: x\r\ncontent-length: 2\r\n\r\n{}',
      417,
    ],
  ])('%s is refused as everything else, and the connection ends', async (_, bytes, status) => {
    const answer = await sendBytes(app, bytes)
    expect(answer.status).toBe(status)
    expect(problemDocument.parse(JSON.parse(answer.body)).status).toBe(status)
    for (const line of ['x-content-type-options: nosniff', "content-security-policy: default-src 'none'", 'no-store'])
      expect(answer.head).toContain(line)
  })

  test('HTTP/1.0 needs no host', async () => {
    expect((await sendBytes(app, 'GET /en/places HTTP/1.0\r\n\r\n')).status).toBe(200)
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

const page = 'GET /en/places HTTP/1.1\r\nhost: x\r\n\r\n'
const search = '{"endpoint":"search-hotels"}'
// From memory from the second time on.
const hotelSearch = `${head('POST /functions/v1/expedia-api HTTP/1.1', 'apikey: lofoten-guide-public-key', 'content-type: application/json', `content-length: ${search.length}`)}${search}`

function head(line: string, ...fields: string[]): string {
  return `${[line, 'host: x', ...fields].join('\r\n')}\r\n\r\n`
}

/** Resolves with the responses to pieces of bytes on one connection, without variable headers. */
async function converse(...pieces: string[]): Promise<string[]> {
  const { socket, received, closed } = openConnection(app.server)
  for (const piece of pieces) {
    socket.write(piece, 'latin1')
    if (pieces.length > 1) await wait(3)
    // On a busy machine the timer alone may come before the bytes are read, and two pieces then arrive as one.
    await afterReads()
    await afterReads()
  }
  // Lets the server close: a client that closes first gets no pending responses.
  socket.write(head('GET /farewell HTTP/1.1', 'connection: close'))
  await closed
  return received()
    .replaceAll(/^(?:date|x-ratelimit-\w+): .*\r\n/gim, '')
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((answer) => answer !== '')
}

async function listStatuses(...pieces: string[]): Promise<number[]> {
  const statuses = (await converse(...pieces)).map((answer) => Number(answer.slice(9, 12)))
  // If the last request was read as one.
  return statuses.at(-1) === 404 ? statuses.slice(0, -1) : statuses
}

describe('on one connection', () => {
  const known = head('GET /en/places HTTP/1.1', 'if-none-match: *')
  const requests = [page, hotelSearch, known, head('GET /nowhere HTTP/1.1'), hotelSearch, page]

  test('what lies in memory and what does not is answered in the order of the requests, in one piece as one by one', async () => {
    await converse(hotelSearch)
    expect(await listStatuses(requests.join(''))).toEqual([200, 200, 304, 404, 200, 200])
    expect(await converse(requests.join(''))).toEqual(await converse(...requests))
  })

  // In pieces. Bytes of one request read as another are request smuggling.
  test.each<[string, number[], string[]]>([
    ['the body of a post', [405], [head('POST /click HTTP/1.1', `content-length: ${page.length}`), page]],
    [
      'the body of a search',
      [400],
      [hotelSearch.replace(/length: .*\r\n\r\n.*/s, `length: ${page.length}\r\n\r\n`), page],
    ],
    ['the body of a get', [200], [head('GET /en/places HTTP/1.1', `content-length: ${page.length}`), page]],
    [
      'a body in a chunk',
      [405],
      [
        head('POST /click HTTP/1.1', 'transfer-encoding: chunked'),
        `${page.length.toString(16)}\r\n`,
        page,
        '\r\n0\r\n\r\n',
      ],
    ],
    [
      'a body after an expectation',
      [100, 405],
      [head('POST /click HTTP/1.1', 'expect: 100-continue', `content-length: ${page.length}`), page],
    ],
    ['two lengths', [400], [head('POST /click HTTP/1.1', 'content-length: 0', `content-length: ${page.length}`), page]],
    [
      'a length and chunks',
      [400],
      [head('POST /click HTTP/1.1', 'content-length: 4', 'transfer-encoding: chunked'), '0\r\n\r\n', page],
    ],
    ['chunks by another name', [400], [head('GET /en/places HTTP/1.1', 'transfer-encoding: xchunked'), page]],
    [
      'what follows a last chunk',
      [200, 200],
      [head('GET /en/places HTTP/1.1', 'transfer-encoding:\tchunked'), '0\r\n\r\n', page],
    ],
    [
      'chunks before a blank',
      [400],
      [head('GET /en/places HTTP/1.1', 'transfer-encoding : chunked'), '0\r\n\r\n', page],
    ],
    [
      'chunks in a folded line',
      [400],
      [head('GET /en/places HTTP/1.1', 'x: y', ' transfer-encoding: chunked'), '0\r\n\r\n', page],
    ],
    [
      'a length after a bare line feed',
      [400],
      [head('GET /en/places HTTP/1.1', `x: y\ncontent-length: ${page.length}`), page],
    ],
    ['a length with a sign', [400], [head('GET /en/places HTTP/1.1', `content-length: +${page.length}`), page]],
    [
      'a length in a name with a low line',
      [200, 200],
      [head('GET /en/places HTTP/1.1', `content_length: ${page.length}`), page],
    ],
    ['a tunnel', [], [head('CONNECT guide.example:443 HTTP/1.1'), page]],
    ['an older version', [200], ['GET /en/places HTTP/1.0\r\n\r\n', page]],
    ['an even older version', [400], ['GET /en/places\r\n', page]],
    ['a head that does not end', [200], ['GET /en/places HTTP/1.1\r\nhost: x\r\nx: ', page]],
    ['empty lines', [200], ['\r\n\r\n', page]],
    ['an absolute address', [400, 200], ['GET http://other.example/en/places HTTP/1.1\r\nhost: x\r\n\r\n', page]],
  ])('a request in %s is answered with %j', async (_, statuses, pieces) => {
    expect(await listStatuses(...pieces)).toEqual(statuses)
    // Also after a response from memory.
    expect(await listStatuses(page, ...pieces)).toEqual([200, ...statuses])
  })

  // Node drops what comes in one piece with such a head, so the next request waits for the answer.
  test('a request for another protocol is answered, and so is the next', async () => {
    const { socket, received, closed } = openConnection(app.server)
    socket.write(head('GET /en/places HTTP/1.1', 'connection: upgrade', 'upgrade: h2c'))
    await expect.poll(received).toMatch(/^HTTP\/1\.1 200 /)
    socket.write(head('GET /farewell HTTP/1.1', 'connection: close'))
    await closed
    expect(received()).toContain('HTTP/1.1 404 ')
  })

  test('requests of any kind, cut anywhere, are answered as in one piece', async () => {
    await converse(hotelSearch)
    const request = fc.constantFrom(
      page,
      known,
      hotelSearch,
      head('HEAD /en/places HTTP/1.1'),
      head('GET /steder HTTP/1.1', 'accept-encoding: br', 'range: bytes=0-1'),
      `${head('POST /click HTTP/1.1', `content-length: ${page.length}`)}${page}`,
      `${head('POST /click HTTP/1.1', 'transfer-encoding: chunked')}${page.length.toString(16)}\r\n${page}\r\n0\r\n\r\n`,
      head('GET /nowhere HTTP/1.1', `x-note: ${'a'.repeat(5000)}`),
    )
    const bytes = fc.array(request, { minLength: 1, maxLength: 5 }).map((requests) => requests.join(''))
    await fc.assert(
      fc.asyncProperty(bytes, fc.array(fc.nat(), { maxLength: 5 }), async (whole, cuts) => {
        const ends = [...new Set(cuts.map((cut) => cut % whole.length)), whole.length].sort((one, other) => one - other)
        const pieces = ends.map((end, index) => whole.slice(ends[index - 1] ?? 0, end)).filter((piece) => piece !== '')
        expect(await converse(...pieces)).toEqual(await converse(whole))
      }),
      { numRuns: 60 },
    )
  })
})
