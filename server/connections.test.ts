import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { problemDocument } from '#contract/problem.ts'
import { prepareAnswer, sendReadyAnswer } from './http/ready-answer.ts'
import { connectionLimits } from './limits/request-limits.ts'
import { buildExampleApp } from './testing/example-app.ts'
import { type OpenConnection, openConnection } from './testing/open-connection.ts'

const page = 'GET /steder HTTP/1.1\r\nhost: x\r\n\r\n'
const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Connects to a server with shorter limits. */
async function open(limits: Partial<typeof connectionLimits>): Promise<OpenConnection> {
  const { app } = await buildExampleApp()
  expect(app.server).toMatchObject(connectionLimits)
  Object.assign(app.server, { ...limits, connectionsCheckingInterval: 20 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  ends.push(() => app.close())
  return openConnection(app.server)
}

describe('a connection', () => {
  test('that says nothing is closed', async () => {
    const { closed } = await open({ headersTimeout: 60 })
    await closed
  })

  test('that says nothing after an answer is closed, with the whole answer sent', async () => {
    const { socket, received, closed } = await open({ keepAliveTimeout: 60 })
    socket.write(page)
    await closed
    const [head = '', body = ''] = received().split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 200 /)
    expect(head).toContain(`content-length: ${body.length}\r\n`)
  })

  test.each([
    ['head', 'GET /steder HTTP/1.1\r\nhost: x\r\nx-slow: '],
    ['second head', `${page}GET /steder HTTP/1.1\r\nhost: `],
    [
      'body',
      'POST /functions/v1/expedia-api HTTP/1.1\r\nhost: x\r\napikey: lofoten-guide-public-key\r\ncontent-type: application/json\r\ncontent-length: 27\r\n\r\n{"endpoint"',
    ],
  ])('whose %s does not come to its end is answered 408 and closed', async (_, bytes) => {
    const { socket, received, closed } = await open({ headersTimeout: 60, requestTimeout: 120 })
    socket.write(bytes)
    await closed
    const last = received().slice(received().lastIndexOf('HTTP/1.1 '))
    expect(last).toMatch(/^HTTP\/1\.1 408 /)
    expect(problemDocument.parse(JSON.parse(last.slice(last.indexOf('\r\n\r\n')))).code).toBe('request-timeout')
  })
})

describe('who asks and does not read', () => {
  test('is dropped after a while, with what was still to be sent; who reads slowly gets all of it', async () => {
    const { app } = await buildExampleApp()
    const large = prepareAnswer({
      headers: { 'content-type': 'text/plain' },
      encodings: { identity: Buffer.alloc(8 * 1024 * 1024, 'x') },
    })
    app.server.removeAllListeners('request').on('request', (request, response) => {
      sendReadyAnswer(request, response, large)
    })
    // Reading takes longer in all, and no pause of it nearly as long, on a busy machine either.
    app.server.timeout = 1000
    await app.listen({ host: '127.0.0.1', port: 0 })
    ends.push(() => app.close())
    const dropped = vi.fn()
    app.server.on('connection', (socket) => socket.once('close', dropped))

    const deaf = openConnection(app.server)
    deaf.socket.pause()
    deaf.socket.write(page)
    await expect.poll(() => dropped.mock.calls.length, { timeout: 5000 }).toBe(1)

    let read = 0
    const slow = openConnection(app.server)
    slow.socket.on('data', async (piece: Buffer) => {
      read += piece.length
      slow.socket.pause()
      await wait(read % (1024 * 1024) < piece.length ? 200 : 0)
      slow.socket.resume()
    })
    slow.socket.write(page)
    await expect.poll(() => read, { timeout: 30_000 }).toBeGreaterThan(8 * 1024 * 1024)
  })

  test('costs no copy of a large answer, however many they are', async () => {
    const body = Buffer.alloc(512 * 1024, 'x')
    const large = prepareAnswer({ headers: { 'content-type': 'text/plain' }, encodings: { identity: body } })
    const accepted: Socket[] = []
    let answers = 0
    const server = createServer((request, response) => {
      answers += 1
      sendReadyAnswer(request, response, large)
    })
    server.on('connection', (socket: Socket) => accepted.push(socket))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const before = process.memoryUsage().arrayBuffers
    const deaf = Array.from({ length: 60 }, () => {
      const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', noDelay: true })
      return socket.on('error', () => undefined).pause()
    })
    ends.push(() => {
      for (const socket of deaf) socket.destroy()
      server.closeAllConnections()
      server.close()
    })
    await Promise.all(deaf.map((socket) => once(socket, 'connect')))
    const rounds = 40
    for (let round = 0; round < rounds; round += 1) {
      for (const socket of deaf) socket.write(page)
      await wait(2)
    }
    await expect.poll(() => accepted.length).toBe(deaf.length)
    // Clients share the answer's memory; each slow one costs little more than its socket buffer and is then dropped.
    expect(answers).toBeLessThan(deaf.length * rounds)
    for (const socket of accepted) expect(socket.writableLength).toBeLessThan(2 * body.length + 65_536)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024)
  })
})
