import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { prepareAnswer, sendReadyAnswer } from '#server/http/ready-answer.ts'
import { openConnection } from '#server/testing/open-connection.ts'
import { answerOnSockets } from './answer-on-sockets.ts'

// Two readers of HTTP on one connection, the gate and node:http, must never see different requests in the same bytes: what one takes
// for a body and the other for a request is how requests are smuggled past a proxy.

vi.setConfig({ testTimeout: 120_000 })

const page = prepareAnswer({
  headers: { 'content-type': 'text/plain' },
  etag: 'W/"page"',
  bodies: { identity: Buffer.from('page') },
})
const smuggled = 'GET /page HTTP/1.1\r\nHost: guide.example\r\n\r\n'
const farewell = 'GET /farewell HTTP/1.1\r\nHost: guide.example\r\nConnection: close\r\n\r\n'
// Where the farewell was taken for something else.
const longestWaitMs = 5000
let server: Server
let seen: string[] = []

/** Notes each request that a server takes from its bytes, with its body, whoever read it. */
async function listen(hasGate: boolean): Promise<void> {
  seen = []
  server = createServer({ headersTimeout: 5000 }, (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/page' && request.method === 'GET') seen.push('GET /page ')
    let body = ''
    request.on('data', (piece: Buffer) => {
      body += piece.toString('latin1')
    })
    request.on('end', () => {
      if (request.url === '/page' && request.method === 'GET') return sendReadyAnswer(request, response, page)
      seen.push(`${request.method} ${request.url} ${body}`)
      response.end('node')
    })
  })
  if (hasGate) {
    answerOnSockets(server, {
      findReady: (address) => (address === '/page' ? page : undefined),
      noteAnswer: () => void seen.push('GET /page '),
      firstRequestMs: 5000,
      keepAliveMs: 5000,
    })
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

afterEach(async () => {
  server.closeAllConnections()
  server.close()
})

/** Promises the requests that a server has seen in these pieces, and the status lines that came back for them. */
async function send(hasGate: boolean, pieces: readonly string[]): Promise<{ seen: string[]; statuses: string[] }> {
  await listen(hasGate)
  const { socket, received, closed } = openConnection(server)
  await once(socket, 'connect')
  for (const piece of pieces) {
    if (socket.destroyed) break
    socket.write(piece, 'latin1')
    await wait(3)
  }
  // The server ends the connection: who ends it himself gets no answers that are still to come.
  if (!socket.destroyed) socket.write(farewell)
  await Promise.race([closed, wait(longestWaitMs)])
  socket.destroy()
  const statuses = received().match(/HTTP\/1\.1 \d{3}/g) ?? []
  // Bodies end when they end, so the order in which requests are noted says nothing; that of the answers does.
  const result = { seen: seen.sort(), statuses }
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return result
}

const head = (line: string, ...fields: string[]): string =>
  `${[line, 'Host: guide.example', ...fields].join('\r\n')}\r\n\r\n`

describe('a request within a request', () => {
  // Each in the pieces in which it arrives; the request that is hidden arrives by itself, which is how the gate could be deceived.
  test.each<[string, string[]]>([
    ['the body of a post', [head('POST /click HTTP/1.1', `Content-Length: ${smuggled.length}`), smuggled]],
    ['the body of a get', [head('GET /page HTTP/1.1', `Content-Length: ${smuggled.length}`), smuggled]],
    [
      'a body in a chunk',
      [
        head('POST /click HTTP/1.1', 'Transfer-Encoding: chunked'),
        `${smuggled.length.toString(16)}\r\n`,
        smuggled,
        '\r\n0\r\n\r\n',
      ],
    ],
    [
      'a body after an expectation',
      [head('POST /click HTTP/1.1', 'Expect: 100-continue', `Content-Length: ${smuggled.length}`), smuggled],
    ],
    [
      'two lengths',
      [head('POST /click HTTP/1.1', 'Content-Length: 0', `Content-Length: ${smuggled.length}`), smuggled],
    ],
    [
      'a length and chunks',
      [head('POST /click HTTP/1.1', 'Content-Length: 4', 'Transfer-Encoding: chunked'), '0\r\n\r\n', smuggled],
    ],
    ['chunks by another name', [head('GET /page HTTP/1.1', 'Transfer-Encoding: xchunked'), smuggled]],
    ['chunks after a tab', [head('GET /page HTTP/1.1', 'Transfer-Encoding:\tchunked'), '0\r\n\r\n', smuggled]],
    ['chunks before a blank', [head('GET /page HTTP/1.1', 'Transfer-Encoding : chunked'), '0\r\n\r\n', smuggled]],
    [
      'chunks in a folded line',
      [head('GET /page HTTP/1.1', 'X: y', ' Transfer-Encoding: chunked'), '0\r\n\r\n', smuggled],
    ],
    [
      'a length after a bare line feed',
      [head('GET /page HTTP/1.1', `X: y\nContent-Length: ${smuggled.length}`), smuggled],
    ],
    ['a length with a sign', [head('GET /page HTTP/1.1', `Content-Length: +${smuggled.length}`), smuggled]],
    [
      'a length in a name with a low line',
      [head('GET /page HTTP/1.1', `Content_Length: ${smuggled.length}`), smuggled],
    ],
    [
      'another protocol',
      [
        head('GET /page HTTP/1.1', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'),
        smuggled,
      ],
    ],
    ['a tunnel', [head('CONNECT guide.example:443 HTTP/1.1'), smuggled]],
    ['an older version', ['GET /page HTTP/1.0\r\n\r\n', smuggled]],
    ['an even older version', ['GET /page\r\n', smuggled]],
    ['a head that does not end', ['GET /page HTTP/1.1\r\nHost: guide.example\r\nX: ', smuggled]],
    ['empty lines', ['\r\n\r\n', smuggled]],
    ['an absolute address', ['GET http://other.example/page HTTP/1.1\r\nHost: guide.example\r\n\r\n', smuggled]],
  ])('in %s is seen as by node:http alone', async (_, pieces) => {
    const alone = await send(false, pieces)
    expect(await send(true, pieces)).toEqual(alone)
    // And on a connection that the gate has answered before.
    const later = await send(true, [smuggled, ...pieces])
    expect(later).toEqual({ seen: ['GET /page ', ...alone.seen].sort(), statuses: ['HTTP/1.1 200', ...alone.statuses] })
  })

  test('of any kind, cut anywhere, is seen as by node:http alone', async () => {
    const request = fc.constantFrom(
      smuggled,
      smuggled,
      head('GET /page HTTP/1.1', 'If-None-Match: W/"page"'),
      head('HEAD /page HTTP/1.1'),
      head('GET /page HTTP/1.1', 'Range: bytes=0-1', 'If-Modified-Since: Sat, 21 Nov 2026 09:00:00 GMT'),
      `${head('POST /click HTTP/1.1', `Content-Length: ${smuggled.length}`)}${smuggled}`,
      `${head('POST /click HTTP/1.1', 'Transfer-Encoding: chunked')}${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`,
      head('GET /other HTTP/1.1', `X-Note: ${'a'.repeat(5000)}`),
    )
    const stream = fc.array(request, { minLength: 1, maxLength: 5 }).map((requests) => requests.join(''))
    await fc.assert(
      fc.asyncProperty(stream, fc.array(fc.nat(), { maxLength: 5 }), async (bytes, cuts) => {
        const ends = [...new Set(cuts.map((cut) => cut % bytes.length)), bytes.length].sort((one, other) => one - other)
        const pieces = ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end)).filter((piece) => piece !== '')
        expect(await send(true, pieces)).toEqual(await send(false, [bytes]))
      }),
      { numRuns: 60 },
    )
  })
})

test('a range and a date are not asked about: the whole answer comes, as from node:http', async () => {
  const ranged = head('GET /page HTTP/1.1', 'Range: bytes=0-1', 'If-Modified-Since: Sat, 21 Nov 2099 09:00:00 GMT')
  await listen(true)
  const { socket, received, closed } = openConnection(server)
  socket.end(ranged)
  await closed
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n(.*\r\n)*content-length: 4\r\n(.*\r\n)*\r\npage$/)
  expect(received()).not.toMatch(/accept-ranges|last-modified/i)
})

describe('who asks and does not read', () => {
  test('costs no copy of a large answer, however many they are', async () => {
    const body = Buffer.alloc(512 * 1024, 'x')
    const large = prepareAnswer({ headers: { 'content-type': 'text/plain' }, bodies: { identity: body } })
    const accepted: Socket[] = []
    server = createServer((_request, response) => response.end('node'))
    answerOnSockets(server, { findReady: () => large, noteAnswer: null, firstRequestMs: 60_000, keepAliveMs: 60_000 })
    server.on('connection', (socket: Socket) => accepted.push(socket))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const before = process.memoryUsage().arrayBuffers
    const deaf = Array.from({ length: 60 }, () => {
      const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', noDelay: true })
      socket.on('error', () => undefined).pause()
      return socket
    })
    await Promise.all(deaf.map((socket) => once(socket, 'connect')))
    for (let round = 0; round < 40; round += 1) {
      for (const socket of deaf) socket.write(smuggled)
      await wait(2)
    }
    await expect.poll(() => accepted.length).toBe(deaf.length)
    // Beside what they share, each waits with at most one answer more than the system has taken for it.
    for (const socket of accepted) expect(socket.writableLength).toBeLessThan(2 * body.length + 65_536)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024)
    for (const socket of deaf) socket.destroy()
  })
})
