import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hotelSearchAnswer } from '#contract/hotels.ts'
import { buildExampleApp } from '#server/testing/example-app.ts'
import { expedia } from '#server/upstream/expedia/expedia.ts'
import { stubKey, stubPassword } from '#stubs/expedia/partner-settings.ts'
import { startExpediaStub } from '#stubs/expedia/start-expedia-stub.ts'

const visitors = 200

let stub: Awaited<ReturnType<typeof startExpediaStub>>
let app: Awaited<ReturnType<typeof buildExampleApp>>['app']

beforeEach(async () => {
  stub = await startExpediaStub()
  const hotelSource = expedia({
    baseUrl: stub.url,
    key: stubKey,
    password: stubPassword,
    requestsPerMinute: 30,
    clock: Date.now,
    log: { warn: () => undefined },
  })
  app = (await buildExampleApp({ environment: { TRUST_PROXY: 'true' }, hotelSource })).app
  await app.listen({ host: '127.0.0.1', port: 0 })
})

afterEach(async () => {
  await app.close()
  await stub.close()
})

/** Resolves with status and text of a visitor's search. */
function search(agent: Agent, visitor: number): Promise<{ status: number; text: string }> {
  const sortOrder = ['RECOMMENDED', 'PRICE_LOW_TO_HIGH', 'REVIEW'][visitor % 3]
  const body = JSON.stringify({ endpoint: 'search-hotels', sortOrder })
  const headers = {
    apikey: 'lofoten-guide-public-key',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    // Each from an address of its own.
    'x-forwarded-for': `192.0.2.${visitor}`,
  }
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, method: 'POST', path: '/functions/v1/expedia-api', agent, headers },
      (answer) => {
        let text = ''
        answer
          .setEncoding('utf8')
          .on('data', (chunk: string) => {
            text += chunk
          })
          .on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
      .on('error', reject)
      .end(body)
  })
}

test('two hundred visitors while the partner is slow cost one question, and everybody is answered', async () => {
  stub.setFault({ kind: 'slow', delayMs: 500 })
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const answers = await Promise.all(Array.from({ length: visitors }, (_, visitor) => search(agent, visitor)))
  agent.destroy()
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(stub.requests.map(({ status }) => status)).toEqual([200])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(3)
  expect(hotelSearchAnswer.parse(JSON.parse(answers[0]?.text ?? '')).total).toBe(24)
})

test('two hundred visitors while the partner fails cost one question too, and everybody is told', async () => {
  stub.setFault({ kind: 'status', status: 503 })
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const answers = await Promise.all(Array.from({ length: visitors }, (_, visitor) => search(agent, visitor)))
  agent.destroy()
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(stub.requests).toHaveLength(1)
})
