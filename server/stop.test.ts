import { once } from 'node:events'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import { defaultPublicKey } from '#contract/setting-schemas.ts'
import type { Forecast } from '#server/services/weather/weather-source.ts'
import type { UpstreamAnswer } from './cache/upstream.ts'
import { buildExampleApp, exampleForecast, exampleWeatherSource } from './testing/example-app.ts'
import { exampleClickCounts } from './testing/example-click-counts.ts'
import { type OpenConnection, openConnection } from './testing/open-connection.ts'

test('a request under way is answered while the server stops, and no new connection is accepted', async () => {
  let deliver: (answer: UpstreamAnswer<Forecast>) => void = () => undefined
  const { app } = await buildExampleApp({
    source: exampleWeatherSource(
      () =>
        new Promise((resolve) => {
          deliver = resolve
        }),
    ),
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const underWay = get({ port, host: '127.0.0.1', path: '/api/weather/reine', agent })
  await once(app.server, 'request')

  const stopped = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  const [refused] = await once(get({ port, host: '127.0.0.1', path: '/' }), 'error')
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' })

  deliver({ kind: 'new', value: exampleForecast(Date.now()), version: null, expiresAt: Date.now() + 60_000 })
  const [answer] = (await once(underWay, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(200)
  answer.resume()
  // Kept connections must not keep the server open.
  await stopped
  agent.destroy()
})

test('connections end when the server stops, none before an answer that is being sent is whole', async () => {
  const { app } = await buildExampleApp()
  const body = 'x'.repeat(16 * 1024 * 1024)
  app.get('/api/large', () => body)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const idle = openConnection(app.server)
  idle.socket.write('GET /steder HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(idle.socket, 'data')
  const asking = openConnection(app.server)
  asking.socket.write('GET /api/large HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(asking.socket, 'data')
  asking.socket.pause()
  const stopped = app.close()
  // Longer than idle connections are waited for.
  await wait(1300)
  asking.socket.resume()
  await Promise.all([idle.closed, asking.closed, stopped])
  expect(asking.received().split('\r\n\r\n')[1]?.length).toBe(body.length)
})

test('a client that keeps its side of a connection open does not keep the server from stopping', async () => {
  const { app } = await buildExampleApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.write('GET /steder HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(socket, 'data')
  const stopped = app.close()
  socket.resume()
  await stopped
  socket.destroy()
})

describe('on an open connection', () => {
  /** Of every way to an answer: memory, Fastify, a body, a refusal. */
  const questions = {
    page: 'GET /steder HTTP/1.1\r\nhost: x\r\n\r\n',
    unknown: 'GET /nowhere HTTP/1.1\r\nhost: x\r\n\r\n',
    redirect: 'GET /aktiviteter-i-lofoten HTTP/1.1\r\nhost: x\r\n\r\n',
    weather: 'GET /api/weather/reine HTTP/1.1\r\nhost: x\r\n\r\n',
    refusal: 'GET /rest/v1/hotel_images HTTP/1.1\r\nhost: x\r\n\r\n',
    notModified: 'GET /steder HTTP/1.1\r\nhost: x\r\nif-none-match: *\r\n\r\n',
    click: postJson('/api/outbound-clicks', { partner: 'hotels', page: '/', position: 1 }),
    search: postJson('/functions/v1/expedia-api', { endpoint: 'search-hotels' }, `apikey: ${defaultPublicKey}\r\n`),
  }

  function postJson(path: string, body: object, more = ''): string {
    const text = JSON.stringify(body)
    const type = `content-type: application/json\r\ncontent-length: ${text.length}\r\n`
    return `POST ${path} HTTP/1.1\r\nhost: x\r\n${more}${type}\r\n${text}`
  }

  /** Returns status lines, each with what its answer says of the connection. */
  function listAnswers(received: string): string[] {
    return [...received.matchAll(/HTTP\/1\.1 (\d+) .*?\r\n\r\n/gs)].map(
      ([head, status]) => `${status} ${/^connection: (.*?)\r?$/im.exec(head)?.[1]?.toLowerCase() ?? 'kept'}`,
    )
  }

  async function openUsed(): Promise<{ app: FastifyInstance; connection: OpenConnection }> {
    const { app } = await buildExampleApp()
    await app.listen({ host: '127.0.0.1', port: 0 })
    const connection = openConnection(app.server)
    connection.socket.write(questions.page)
    await once(connection.socket, 'data')
    expect(listAnswers(connection.received())).toEqual(['200 keep-alive'])
    return { app, connection }
  }

  test.each(Object.entries(questions))(
    'a %s asked for during the stop is answered, and told to be the last',
    async (_, bytes) => {
      const { app, connection } = await openUsed()
      const errors = vi.fn()
      connection.socket.on('error', errors)
      const stopped = app.close()
      await wait(300)
      connection.socket.write(bytes)
      await Promise.all([connection.closed, stopped])
      expect(listAnswers(connection.received())).toEqual(['200 keep-alive', expect.stringMatching(/^[234]\d\d close$/)])
      expect(errors).not.toHaveBeenCalled()
    },
  )

  test('all that was asked in one go is answered, in order, and only the last says that it is', async () => {
    const { app, connection } = await openUsed()
    const stopped = app.close()
    const { page, weather, click, unknown, search } = questions
    connection.socket.write([page, weather, click, unknown, search, page].join(''))
    await Promise.all([connection.closed, stopped])
    const [, ...answers] = listAnswers(connection.received())
    expect(answers.map((answer) => answer.split(' ')[0])).toEqual(['200', '200', '204', '404', '200', '200'])
    expect(answers.filter((answer) => answer.endsWith('close'))).toEqual(['200 close'])
    expect(answers.at(-1)).toBe('200 close')
  })

  test('what is under way when the stop begins says so too, and what came behind it is answered', async () => {
    const { app } = await buildExampleApp()
    const ready = Promise.withResolvers<string>()
    app.get('/api/slow', () => ready.promise)
    await app.listen({ host: '127.0.0.1', port: 0 })
    const [alone, followed] = [openConnection(app.server), openConnection(app.server)]
    const slow = 'GET /api/slow HTTP/1.1\r\nhost: x\r\n\r\n'
    alone.socket.write(slow)
    followed.socket.write(slow)
    await wait(100)
    const stopped = app.close()
    followed.socket.write(questions.click)
    await wait(100)
    ready.resolve('slow')
    await Promise.all([alone.closed, followed.closed, stopped])
    expect(listAnswers(alone.received())).toEqual(['200 close'])
    expect(listAnswers(followed.received())).toEqual(['200 kept', '204 close'])
  })

  test('what comes after an answer that ends it is not even begun, since it will be asked again elsewhere', async () => {
    const counts = exampleClickCounts()
    const { app } = await buildExampleApp({ clickCounts: counts })
    const ready = Promise.withResolvers<string>()
    app.get('/api/slow', () => ready.promise)
    await app.listen({ host: '127.0.0.1', port: 0 })
    const connection = openConnection(app.server)
    connection.socket.write('GET /api/slow HTTP/1.1\r\nhost: x\r\n\r\n')
    await wait(100)
    const stopped = app.close()
    // Its head is written, and waits for the answer before it.
    connection.socket.write(questions.page)
    await wait(100)
    connection.socket.write(questions.click)
    await wait(100)
    ready.resolve('slow')
    await Promise.all([connection.closed, stopped])
    expect(listAnswers(connection.received())).toEqual(['200 kept', '200 close'])
    expect(counts.rows).toEqual([])
  })

  test('a stop under load loses none of many thousand requests on kept connections', async () => {
    const { app } = await buildExampleApp()
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const agent = new Agent({ keepAlive: true, maxSockets: 40 })
    const outcomes: string[] = []
    let answered = 0
    async function askUntilRefused(method: string): Promise<void> {
      for (;;) {
        const asking = request({
          port,
          host: '127.0.0.1',
          path: method === 'GET' ? '/steder' : '/api/csp-reports',
          method,
          agent,
        })
        asking.end()
        try {
          const [answer] = (await once(asking, 'response')) as [IncomingMessage]
          answer.resume()
          await once(answer, 'end')
          answered += 1
        } catch (error) {
          outcomes.push(
            `${(error as NodeJS.ErrnoException).code} on ${asking.reusedSocket ? 'an open' : 'a new'} connection`,
          )
          return
        }
      }
    }
    const visitors = Array.from({ length: 40 }, (_, index) => askUntilRefused(index % 2 ? 'GET' : 'POST'))
    // Each has its connection: what the system has not handed over yet when listening ends is nobody's to answer.
    await expect.poll(() => answered).toBeGreaterThan(400)
    await app.close()
    await Promise.all(visitors)
    agent.destroy()
    // Who opens a new connection is refused, and asks the other replica; nobody is cut off.
    expect(new Set(outcomes)).toEqual(new Set(['ECONNREFUSED on a new connection']))
  })
})
