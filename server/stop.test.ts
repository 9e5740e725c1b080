import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { UpstreamAnswer } from './cache/upstream.ts'
import { buildExampleApp, exampleForecast, exampleWeatherSource } from './testing/example-app.ts'
import { openConnection } from './testing/open-connection.ts'
import type { Forecast } from './weather/weather-source.ts'

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
  // Longer than the sweep interval of idle connections.
  await wait(300)
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
