import type { AddressInfo } from 'node:net'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { defaultPublicKey } from '#contract/setting-schemas.ts'
import { buildExampleApp } from '#server/testing/example-app.ts'

const headers = { apikey: defaultPublicKey }
const search = { endpoint: 'search-hotels' }

/** One request for each limit of visitors: what a new limit is named, this list has to learn. */
const limits: [string, InjectOptions][] = [
  ['the API', { url: '/api/weather/oslo' }],
  ['departures', { url: '/api/departures/oslo' }],
  ['clicks', { method: 'POST', url: '/api/outbound-clicks', payload: {} }],
  ['reports of policies', { method: 'POST', url: '/api/csp-reports', payload: {} }],
  ['pictures', { url: '/api/hotel-images/nobody' }],
  ['hotel searches', { method: 'POST', url: '/functions/v1/expedia-api', headers, payload: {} }],
  ['tables', { url: '/rest/v1/hotel_images?select=*', headers }],
]

const ways = [
  ['198.51.100.1:50001', '198.51.100.1:50002', '198.51.100.1', '"198.51.100.1:9"', '::ffff:198.51.100.1'],
  ['[2001:db8:1:2::7]:443', '[2001:db8:1:2::8]:444', '2001:db8:1:2::7', '[2001:db8:1:2::7]'],
  // Nobody is named: the proxy counts.
  ['unknown', '_one:1', '_two:2', 'nonsense', 'x'.repeat(9000)],
]

test.each(limits)(
  'who comes through a proxy that sends ports is one visitor for the limit of %s',
  async (_, request) => {
    for (const forwarded of ways) {
      const { app } = await buildExampleApp({ environment: { TRUST_PROXY: '127.0.0.1' } })
      const remaining: number[] = []
      for (const visitor of forwarded) {
        const answer = await app.inject({ ...request, headers: { ...request.headers, 'x-forwarded-for': visitor } })
        remaining.push(Number(answer.headers['x-ratelimit-remaining']))
      }
      const first = remaining[0] ?? Number.NaN
      expect(first).toBeGreaterThan(0)
      expect(remaining).toEqual(forwarded.map((_visitor, index) => first - index))
    }
  },
)

test('searches that are answered from memory count for the same visitor', async () => {
  const { app } = await buildExampleApp({ environment: { TRUST_PROXY: '127.0.0.1' } })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/functions/v1/expedia-api`
  const remaining: (string | null)[] = []
  for (const [port, body] of [search, search, search, {}].entries()) {
    const visitor = { 'x-forwarded-for': `198.51.100.1:${port + 1}`, 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers: { ...headers, ...visitor }, body: JSON.stringify(body) })
    await answer.arrayBuffer()
    remaining.push(answer.headers.get('x-ratelimit-remaining'))
  }
  await app.close()
  // Those that find something say nothing of the limit.
  expect(remaining).toEqual([null, null, null, '236'])
})
