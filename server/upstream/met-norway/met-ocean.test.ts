import { expect, test } from 'vitest'
import { testService } from '#server/testing/service-faults.ts'
import { oceanProduct } from '#stubs/met-norway/ocean-product.ts'
import { startServiceStub } from '#stubs/start-service-stub.ts'
import { metNorway } from './met-norway.ts'

const now = Date.parse('2026-11-21T09:20:44Z')
const start = Date.parse('2026-11-21T09:00:00Z')
const question = { latitude: 67.80004, longitude: 12.5 }

const met = testService('Oceanforecast', {
  now,
  start: (options) => startServiceStub({ options, ...oceanProduct }),
  reader: (options) => metNorway({ ...options, log: { warn: () => undefined } }).ocean,
  question,
  ownFaults: [
    ['empty-timeseries', 'wrong-answer'],
    ['impossible-height', 'wrong-answer'],
    ['on-land', 'wrong-answer'],
    ['too-many', 'wrong-answer'],
  ],
})

test('the sea is waves and temperature hour by hour, asked for with four decimals at most', async () => {
  const { updatedAt, hours } = await met.ask()
  expect(updatedAt).toBe(start)
  expect(hours).toHaveLength(205)
  expect(hours[0]?.time).toBe(start)
  expect(hours[0]?.waveHeight).toBeGreaterThan(3)
  expect(hours[0]).toMatchObject({ waveFromDirection: 235, temperature: expect.any(Number) })
  expect(met.stub().requests[0]?.path).toBe('/oceanforecast/2.0/complete?lat=67.8&lon=12.5')
  met.stub().setScenario('july')
  expect((await met.ask()).hours[0]?.waveHeight).toBeLessThan(1)
})

test('what is missing is null, not nothing', async () => {
  met.stub().setFault({ kind: 'missing-details' })
  expect((await met.ask()).hours[0]).toEqual({
    time: start,
    waveHeight: null,
    waveFromDirection: null,
    temperature: null,
  })
})

test('an unchanged sea is not sent again', async () => {
  const first = await met.reader().ask(question, null)
  const second = await met.reader().ask(question, first.version)
  expect(second).toEqual({ kind: 'unchanged', version: first.version, expiresAt: first.expiresAt })
})
