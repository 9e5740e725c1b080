import { describe, expect, test } from 'vitest'
import { testService } from '#server/testing/service-faults.ts'
import { startNoaaStub } from '#stubs/noaa/start-noaa-stub.ts'
import { noaa } from './noaa.ts'

const now = Date.parse('2026-11-21T09:20:00Z')
const minute = 60_000

const kp = testService('Kp', {
  now,
  start: startNoaaStub,
  reader: (options) => noaa(options).kp,
  question: null,
  ownFaults: [
    // There always is a Kp.
    ['empty', 'wrong-answer'],
    ['only-gaps', 'wrong-answer'],
    ['impossible-value', 'wrong-answer'],
    ['time-of-nowhere', 'wrong-answer'],
    ['unknown-kind', 'wrong-answer'],
    ['ten-thousand', 'wrong-answer'],
  ],
})

describe('Kp', () => {
  test('is a value for every three hours by UTC, forecasts marked', async () => {
    const periods = await kp.ask()
    expect(periods).toHaveLength(81)
    const running = periods.find(({ from, to }) => from <= now && now < to)
    expect(running).toEqual({
      from: Date.parse('2026-11-21T09:00:00Z'),
      to: Date.parse('2026-11-21T12:00:00Z'),
      value: expect.any(Number),
      isForecast: false,
    })
    expect(periods.filter(({ isForecast }) => isForecast)).toHaveLength(24)
    expect(Math.max(...periods.map(({ value }) => value))).toBeGreaterThan(5)
    kp.stub().setScenario('july')
    expect(Math.max(...(await kp.ask()).map(({ value }) => value))).toBeLessThan(2)
  })

  test('reads the same in the form that was used until 2026', async () => {
    const periods = await kp.ask()
    kp.stub().setFault({ kind: 'old-form' })
    expect(await kp.ask()).toEqual(periods)
  })

  test('has gaps where nobody measured', async () => {
    kp.stub().setFault({ kind: 'gaps' })
    expect(await kp.ask()).toHaveLength(40)
  })
})

const oval = testService('OVATION', {
  now,
  start: startNoaaStub,
  reader: (options) => noaa(options).oval,
  question: null,
  ownFaults: [
    ['empty', 'wrong-answer'],
    ['short', 'wrong-answer'],
    ['other-order', 'wrong-answer'],
    ['impossible-value', 'wrong-answer'],
    ['time-of-nowhere', 'wrong-answer'],
  ],
})

describe('the oval', () => {
  test('is the strongest cell round Lofoten and nothing else of the earth', async () => {
    expect(await oval.ask()).toEqual({
      observedAt: now - 10 * minute,
      validAt: now + 57 * minute,
      value: 60,
    })
    oval.stub().setScenario('july')
    expect((await oval.ask()).value).toBe(4)
  })

  test('of yesterday says so, whenever it was sent', async () => {
    oval.stub().setFault({ kind: 'yesterday' })
    expect((await oval.ask()).observedAt).toBe(now - 10 * minute - 24 * 60 * minute)
  })

  test('is asked for every ten minutes', async () => {
    expect((await oval.reader().ask(null, null)).expiresAt).toBe(now + 10 * minute)
    expect(oval.stub().requests.map(({ path }) => path)).toEqual(['/json/ovation_aurora_latest.json'])
  })
})
