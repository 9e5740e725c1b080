import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { prepareAnswer } from '#server/http/ready-answer.ts'
import { buildExampleApp } from '#server/testing/example-app.ts'
import { placesPage } from '#server/testing/example-site.ts'
import { openConnection } from '#server/testing/open-connection.ts'
import { answerOnSockets, type SocketAnswers } from './answer-on-sockets.ts'

const { app } = await buildExampleApp()
let requestsOfNode = 0

beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  app.server.on('request', ({ url }: IncomingMessage) => {
    if (url !== '/farewell') requestsOfNode += 1
  })
})
afterAll(() => app.close())
afterEach(() => {
  vi.useRealTimers()
})

// A last request, so that the server ends the connection: who ends it himself gets no answers that take a while.
const farewell = 'GET /farewell HTTP/1.1\r\nHost: guide.example\r\nConnection: close\r\n\r\n'
// What is no whole request is not answered before something follows.
const longestWaitMs = 300

/** What is answered to these pieces, as far as possible each sent by itself, up to the end of the connection; without the date. */
async function send(...pieces: string[]): Promise<string> {
  const { socket, received, closed } = openConnection(app.server)
  for (const piece of pieces) {
    socket.write(piece, 'latin1')
    await wait(2)
  }
  const giveUp = AbortSignal.timeout(longestWaitMs)
  while (!received().includes('\r\n\r\n') && !giveUp.aborted && !socket.destroyed) await wait(2)
  // After such a line, node:http takes anything that follows for a mistake, which it answers when it comes to it.
  if (!/^connection: close/im.test(received())) socket.write(farewell)
  await closed
  // What follows the last answer is refused or not heard, as it happens to arrive.
  return withoutDates(received()).replace(/(connection: close\r\n.*?)HTTP\/1\.1 400 .*$/is, '$1')
}

/** The answers to requests on one connection, each sent when the one before was answered; without the date. */
async function exchange(...requests: string[]): Promise<string[]> {
  const { socket, received, closed } = openConnection(app.server)
  const answers: string[] = []
  let length = 0
  for (const request of requests) {
    socket.write(request, 'latin1')
    while (!isWhole(received().slice(length))) await once(socket, 'data')
    answers.push(withoutDates(received().slice(length)))
    length = received().length
  }
  socket.end()
  await closed
  return answers
}

function isWhole(answer: string): boolean {
  const headEnd = answer.indexOf('\r\n\r\n')
  const length = Number(/^content-length: (\d+)/im.exec(answer.slice(0, headEnd))?.[1] ?? 0)
  return headEnd !== -1 && answer.length === headEnd + 4 + length
}

function withoutDates(text: string): string {
  return text.replaceAll(/^date: .*$/gim, 'date')
}

function get(address: string, headers = 'Accept-Encoding: gzip, deflate, br, zstd\r\n'): string {
  return `GET ${address} HTTP/1.1\r\nHost: guide.example\r\n${headers}\r\n`
}

describe('a plain request', () => {
  test.each([
    ['a page', get('/en/places')],
    ['a page with a question', get('/en/places?from=map')],
    ['a page with gzip', get('/en/places', 'accept-encoding: gzip\r\n')],
    ['a page that is known', get('/en/places', 'if-none-match: *\r\n')],
    ['a file', get('/_assets/island.Ab12.js')],
  ])('for %s never reaches node:http, and is answered with the same bytes as there', async (_, bytes) => {
    const before = requestsOfNode
    const [onSocket] = await exchange(bytes)
    expect(requestsOfNode).toBe(before)
    const [, byNode] = await exchange(get('/nowhere'), bytes)
    expect(requestsOfNode).toBe(before + 2)
    expect(onSocket).toMatch(/^HTTP\/1\.1 (200|304) /)
    expect(onSocket).toBe(byNode)
  })

  test('for the weather is answered on the socket once it is in memory', async () => {
    const bytes = get('/api/weather/svolvaer')
    const [fetched] = await exchange(bytes)
    const before = requestsOfNode
    const [fromMemory] = await exchange(bytes)
    expect(requestsOfNode).toBe(before)
    expect(bodyOf(fromMemory)).toBe(bodyOf(fetched))
  })

  test('for a form that is not held is left to node:http', async () => {
    const before = requestsOfNode
    const [plain] = await exchange(get('/en/places', ''))
    expect(bodyOf(plain)).toBe(placesPage)
    expect(requestsOfNode).toBe(before + 1)
  })

  test('is answered again and again on one connection, with the date of each', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 23, 59, 58) })
    const { socket, received, closed } = openConnection(app.server)
    for (let round = 1; round <= 6; round += 1) {
      socket.write(get('/steder'))
      const isAnswered = (): boolean => received().split('HTTP/1.1 200 OK').length === round + 1
      while (!isAnswered()) await once(socket, 'data')
      if (round % 3 === 0) vi.setSystemTime(Date.now() + 1000)
    }
    socket.end()
    await closed
    const answers = received().split(/(?=HTTP\/1\.1 200 OK)/)
    const dates = answers.map((answer) => /^date: (.*)\r$/im.exec(answer)?.[1])
    const before = 'Sat, 21 Nov 2026 23:59:58 GMT'
    const after = 'Sat, 21 Nov 2026 23:59:59 GMT'
    expect(dates).toEqual([before, before, before, after, after, after])
    expect(new Set(answers.map(bodyOf)).size).toBe(1)
  })
})

describe('a connection', () => {
  test('goes to node:http with the first request that is not plain, and stays there', async () => {
    const page = get('/en/places')
    const click = 'POST /api/outbound-clicks HTTP/1.1\r\nHost: guide.example\r\nContent-Length: 2\r\n\r\n{}'
    const answers = await exchange(page, click, page, get('/nowhere'), page)
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(
      ['200', '415', '200', '404', '200'].map((status) => `HTTP/1.1 ${status}`),
    )
    expect(answers[2]).toBe(answers[0])
  })

  test('with several requests in one piece is answered in their order', async () => {
    const text = await send(
      get('/steder'),
      get('/en') + get('/en/places') + get('/nowhere'),
      get('/de/fischerh%C3%BCtten'),
    )
    const etags = ['/steder', '/en', '/en/places', undefined, '/de/fischerhütten', undefined].map(
      (path) => path && `etag: W/"${Buffer.from(path).toString('base64url')}"`,
    )
    expect(text.split(/(?=HTTP\/1\.1 )/).map((answer) => /^etag: .*(?=\r$)/m.exec(answer)?.[0])).toEqual(etags)
  })

  test('is answered in one piece as it is in two', async () => {
    const address = fc.constantFrom(
      '/',
      '/steder',
      '/en/places?x=1',
      '/en/places/',
      '/nowhere',
      '/%',
      '*',
      'x',
      '//',
      '/\u00e5',
    )
    const line = fc.constantFrom(
      'accept-encoding: identity;q=0, *;q=0',
      'If-None-Match: *',
      'If-None-Match: "none", W/"L3N0ZWRlcg"',
      'Host: y',
      'Connection: keep-alive',
      'Connection: close',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Content-Length: 0',
      'Content-Length: 3',
      'Transfer-Encoding: chunked',
      'Transfer-Encoding : chunked',
      'Expect: 100-continue',
      'Range: bytes=0-3',
      'Cookie: a=b',
      'X: \u00e5',
      'X: \u0000',
      'X\nY: z',
      ' folded',
      'nothing',
    )
    const request = fc
      .record({
        method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'get', 'POST', 'OPTIONS'),
        address,
        version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0'),
        // A form that is held: one that is fetched may come after the word about what follows.
        encoding: fc.constantFrom('br', 'gzip;q=0.5, br;q=0.1', 'gzip, deflate, br, zstd'),
        lines: fc.array(line, { maxLength: 3 }),
        hasHost: fc.constantFrom(true, true, true, false),
        rest: fc.constantFrom('', '', '', 'abc', get('/en')),
      })
      .map(
        ({ method, address, version, encoding, lines, hasHost, rest }) =>
          `${[`${method} ${address} ${version}`, ...(hasHost ? ['Host: x'] : []), `Accept-Encoding: ${encoding}`, ...lines].join('\r\n')}\r\n\r\n${rest}`,
      )
    await fc.assert(
      fc.asyncProperty(request, async (bytes) => {
        const [inOne, inTwo] = await Promise.all([send(bytes), send(bytes.slice(0, 1), bytes.slice(1))])
        expect(inOne).toBe(inTwo)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the connections of a server', () => {
  let server: Server
  let answers: SocketAnswers
  const body = Buffer.alloc(256 * 1024, 'x')
  const large = prepareAnswer({ headers: { 'content-type': 'text/plain' }, bodies: { identity: body } })
  const noted: string[] = []

  async function listen(limits: { firstRequestMs: number; keepAliveMs: number }): Promise<void> {
    server = createServer((_request, response) => response.end('node'))
    answers = answerOnSockets(server, {
      findReady: (address) => (address === '/large' ? large : undefined),
      noteAnswer: (address, status) => void noted.push(`${address} ${status}`),
      ...limits,
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }

  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  test('that say nothing are closed', async () => {
    await listen({ firstRequestMs: 30, keepAliveMs: 60_000 })
    await openConnection(server).closed
  })

  test('that say nothing after an answer are closed, with the whole answer sent', async () => {
    await listen({ firstRequestMs: 60_000, keepAliveMs: 100 })
    const { socket, received, closed } = openConnection(server)
    socket.write(get('/large'))
    await closed
    expect(bodyOf(received())).toBe(String(body))
    expect(noted).toContain('/large 200')
  })

  test('end when the server stops: at once where nothing is asked, after the answer otherwise', async () => {
    await listen({ firstRequestMs: 60_000, keepAliveMs: 60_000 })
    const idle = openConnection(server)
    await once(idle.socket, 'connect')
    const asking = openConnection(server)
    asking.socket.write(get('/large'))
    await once(asking.socket, 'data')
    const stopped = new Promise((resolve) => server.close(resolve))
    answers.end()
    await Promise.all([idle.closed, asking.closed, stopped])
    expect(bodyOf(asking.received())).toBe(String(body))
  })

  test('whose clients keep them half open do not keep the server from stopping', async () => {
    await listen({ firstRequestMs: 60_000, keepAliveMs: 60_000 })
    const { port } = server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.write(get('/large'))
    await once(socket, 'data')
    const stopped = new Promise((resolve) => server.close(resolve))
    answers.end()
    socket.resume()
    await stopped
    socket.destroy()
  })

  test('on which nobody reads are not heard until somebody does', async () => {
    await listen({ firstRequestMs: 60_000, keepAliveMs: 60_000 })
    noted.length = 0
    const connection = new FullConnection()
    server.emit('connection', connection)
    for (let count = 0; count < 10; count += 1) {
      connection.push(get('/large'))
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(noted).toHaveLength(1)
    connection.takeAll()
    await expect.poll(() => noted.length).toBe(10)
    connection.destroy()
  })
})

/** A connection that takes nothing until it is told to. */
class FullConnection extends Duplex {
  #taken: (() => void) | null = null
  #takesAll = false

  setTimeout(): this {
    return this
  }

  takeAll(): void {
    this.#takesAll = true
    this.#taken?.()
  }

  override _read(): void {
    // Whoever tests pushes.
  }

  override _write(_piece: Buffer, _encoding: BufferEncoding, taken: () => void): void {
    if (this.#takesAll) taken()
    else this.#taken = taken
  }
}

function bodyOf(answer = ''): string {
  return answer.slice(answer.indexOf('\r\n\r\n') + 4)
}
