import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { buildExampleApp } from '#server/testing/example-app.ts'
import { metNorway } from '#server/upstream/met-norway/met-norway.ts'
import { startMetStub } from '#stubs/met-norway/start-met-stub.ts'

const minute = 60_000
const visitors = 1000

let now = Date.parse('2026-11-21T09:20:00Z')
const clock = () => now

const stub = await startMetStub({ clock })
const { app } = await buildExampleApp({
  clock,
  environment: { TRUST_PROXY: 'true' },
  source: metNorway({
    baseUrl: stub.url,
    userAgent: 'lofoten-guide/0.1.0 post@guide.example',
    clock,
    log: { warn: () => undefined },
  }).forecasts,
})
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo

afterEach(async () => {
  await app.close()
  await stub.close()
})

/** Resolves with the statuses of concurrent requests. */
function visit(agent: Agent): Promise<number[]> {
  return Promise.all(
    Array.from({ length: visitors }, (_, index) => {
      const path = `/api/weather/${weatherPlaceKeys[index % weatherPlaceKeys.length]}`
      // Each from an address of its own, to stay below the rate limit.
      const headers = { 'x-forwarded-for': `192.0.${index % 200}.1` }
      return new Promise<number>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
        }).on('error', reject)
      })
    }),
  )
}

test('a thousand visitors at a time cost one question per place and expiry', { timeout: 60_000 }, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const asked: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const statuses = await visit(agent)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    asked.push(stub.requests.length)
    now += 20 * minute
  }
  agent.destroy()
  // The lifetime is about half an hour, so every second round is answered from memory.
  expect(asked).toEqual([5, 5, 10, 10, 15])
  expect(new Set(stub.requests.map((request) => request.path)).size).toBe(5)
  expect(stub.requests.every((request) => request.status === 200 || request.status === 304)).toBe(true)
})
