import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { UpstreamAnswer } from './cache/upstream.ts'
import { buildExampleApp, exampleForecast, exampleWeatherSource } from './testing/example-app.ts'
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
  // A client that keeps its connections open must not keep the server from ending.
  await stopped
  agent.destroy()
})
