import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultPublicKey } from '#contract/setting-schemas.ts'
import { buildExampleApp } from './testing/example-app.ts'
import { openConnection } from './testing/open-connection.ts'

// Whoever hangs up in the middle of something is nobody's mistake: no error in the log, whenever it happens.

const { app, logged } = await buildExampleApp()

beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

const json = 'content-type: application/json\r\n'
const gate = `apikey: ${defaultPublicKey}\r\n${json}`
const chunked = 'transfer-encoding: chunked\r\n\r\n'

const requests: [string, string][] = [
  ['a head', 'GET /en/places HTTP/1.1\r\nhost: x\r\nacc'],
  ['a page', 'GET /en/places HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['pages one after the other', 'GET /en/places HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(200)],
  ['a large file', 'GET /_assets/island.Ab12.js HTTP/1.1\r\nhost: x\r\naccept-encoding: identity\r\n\r\n'],
  ['an unknown path', 'GET /nowhere HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['weather', 'GET /api/weather/svolvaer HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['a picture', 'GET /api/hotel-images/a HTTP/1.1\r\nhost: x\r\n\r\n'],
  ...['/api/outbound-clicks', '/api/csp-reports', '/api/unknown', '/en'].flatMap<[string, string]>((path) => [
    [`a body for ${path} not begun`, `POST ${path} HTTP/1.1\r\nhost: x\r\n${json}content-length: 60\r\n\r\n`],
    [`half a body for ${path}`, `POST ${path} HTTP/1.1\r\nhost: x\r\n${json}content-length: 60\r\n\r\n{"partner":`],
    [`a chunk for ${path}`, `POST ${path} HTTP/1.1\r\nhost: x\r\n${json}${chunked}3\r\n{"p`],
  ]),
  ...['/functions/v1/expedia-api', '/functions/v1/crawl-hotel-images', '/rest/v1/hotel_images'].flatMap<
    [string, string]
  >((path) => [
    [`a body for ${path} not begun`, `POST ${path} HTTP/1.1\r\nhost: x\r\n${gate}content-length: 60\r\n\r\n`],
    [`half a body for ${path}`, `POST ${path} HTTP/1.1\r\nhost: x\r\n${gate}content-length: 60\r\n\r\n{"endpoint"`],
    [`a chunk for ${path}`, `POST ${path} HTTP/1.1\r\nhost: x\r\n${gate}${chunked}3\r\n{"p`],
    [`all for ${path}`, `POST ${path} HTTP/1.1\r\nhost: x\r\n${gate}content-length: 2\r\n\r\n{}`],
  ]),
]

test.each(requests)('a connection that is reset within %s', async (_, bytes) => {
  for (const pause of [() => nextTurn(), () => wait(3), () => wait(15)]) {
    const { socket, closed } = openConnection(app.server)
    await new Promise((resolve) => socket.once('connect', resolve))
    socket.write(bytes)
    await pause()
    socket.resetAndDestroy()
    await closed
  }
  await wait(30)
  expect(logged.filter(({ level }) => Number(level) >= 40)).toEqual([])
})
