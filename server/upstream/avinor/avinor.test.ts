import { describe, expect, test } from 'vitest'
import { testService } from '#server/testing/service-faults.ts'
import { startAvinorStub } from '#stubs/avinor/start-avinor-stub.ts'
import { avinor } from './avinor.ts'

const now = Date.parse('2026-11-21T09:20:00Z')
const minute = 60_000

const flights = testService('Avinor', {
  now,
  start: startAvinorStub,
  reader: avinor,
  question: 'SVJ',
  ownFaults: [
    ['other-airport', 'wrong-answer'],
    ['time-without-zone', 'wrong-answer'],
    ['no-airline', 'wrong-answer'],
    ['dtd', 'wrong-answer'],
  ],
})

describe('flights', () => {
  test('in a storm are cancelled, late or as planned, at hours of UTC', async () => {
    const found = await flights.ask()
    expect(found.updatedAt).toBe(now - minute)
    expect(found.flights).toMatchObject([
      { number: 'WF809', direction: 'departure', state: 'departed', stateTime: now - 25 * minute, gate: 'Ø1' },
      { number: 'WF810', direction: 'arrival', state: 'newInformation', stateTime: null, isDelayed: false },
      {
        number: 'WF811',
        state: 'newTime',
        plannedAt: now + 60 * minute,
        stateTime: now + 105 * minute,
        isDelayed: true,
      },
      { number: 'WF835', state: 'cancelled', airline: 'WF', otherAirport: 'BOO' },
      { number: 'WF836', state: 'planned', stateTime: null, via: ['SKN', 'RET'] },
    ])
  })

  test('on a still day are not cancelled', async () => {
    flights.stub().setScenario('july')
    const states = (await flights.ask()).flights.map(({ state }) => state)
    expect(states).not.toContain('cancelled')
    expect(states).toContain('planned')
  })

  test('may be none', async () => {
    flights.stub().setFault({ kind: 'empty' })
    expect((await flights.ask()).flights).toEqual([])
  })

  test('in a state unknown to us are not called planned', async () => {
    flights.stub().setFault({ kind: 'unknown-status' })
    expect((await flights.ask()).flights.at(-1)?.state).toBe('other')
  })

  test('of an old list, sent as new, keep its old time', async () => {
    flights.stub().setFault({ kind: 'old' })
    expect((await flights.ask()).updatedAt).toBe(now - 180 * minute)
  })

  test('are asked for in the letters that Avinor knows, every three minutes', async () => {
    expect((await flights.reader().ask('SVJ', null)).expiresAt).toBe(now + 3 * minute)
    expect(flights.stub().requests[0]?.path).toBe('/XmlFeed/v1.0?airport=SVJ&TimeFrom=12&TimeTo=26')
  })
})
