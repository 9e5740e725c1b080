import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { weatherPlaceKeys } from '#contract/weather.ts'
import { buildExampleApp } from '#server/testing/example-app.ts'
import { metNorway } from '#server/upstream/met-norway/met-norway.ts'
import { startMetStub } from '#stubs/met-norway/start-met-stub.ts'

const hour = 3_600_000
const visitors = 1000

let now = Date.parse('2026-11-21T09:20:00Z')
const clock = () => now

const stub = await startMetStub({ clock })
const { app } = await buildExampleApp({
  clock,
  source: metNorway({
    baseUrl: stub.url,
    userAgent: 'lofoten-guide/0.1.0 post@guide.example',
    clock,
    log: { warn: () => undefined },
  }),
})
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo

afterEach(async () => {
  await app.close()
  await stub.close()
})

/** Promises the statuses of many visitors who ask for the weather at the same time. */
function visit(agent: Agent): Promise<number[]> {
  return Promise.all(
    Array.from({ length: visitors }, (_, index) => {
      const path = `/api/weather/${weatherPlaceKeys[index % weatherPlaceKeys.length]}`
      // Each from another address, as visitors are; a rate limit per address is not what is tested.
      const localAddress = `127.0.${1 + (index % 200)}.1`
      return new Promise<number>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path, agent, localAddress }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
        }).on('error', reject)
      })
    }),
  )
}

test('a thousand visitors at a time cost one question per place and expiry, over a working day', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  const asked: number[] = []
  for (let round = 0; round < 8; round += 1) {
    const statuses = await visit(agent)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    // Half an hour has passed in every second round only, so every second round is answered from memory.
    await visit(agent)
    asked.push(stub.requests.length)
    now += hour / 4
  }
  agent.destroy()
  // Rounds lie 15 minutes apart and a forecast holds for half an hour and up to two minutes: asked in rounds 0, 3 and 6.
  expect(asked).toEqual([5, 5, 5, 10, 10, 10, 15, 15])
  expect(new Set(stub.requests.map((request) => request.path)).size).toBe(5)
  expect(stub.requests.every((request) => request.status === 200 || request.status === 304)).toBe(true)
})
