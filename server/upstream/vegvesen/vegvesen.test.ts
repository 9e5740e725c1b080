import { describe, expect, test } from 'vitest'
import type { RoadWeather } from '#server/services/today/road-weather-source.ts'
import { testService } from '#server/testing/service-faults.ts'
import { startVegvesenStub } from '#stubs/vegvesen/start-vegvesen-stub.ts'
import { vegvesen, vegvesenWeather } from './vegvesen.ts'

const now = Date.parse('2026-11-21T09:20:00Z')
const hour = 3_600_000

const road = testService('Statens vegvesen', {
  now,
  start: startVegvesenStub,
  reader: vegvesen,
  question: null,
  ownFaults: [
    ['exception-as-200', 'wrong-answer'],
    ['time-without-zone', 'wrong-answer'],
    // As many as were asked for: some would be missing without a word.
    ['ten-thousand', 'wrong-answer'],
  ],
})

describe('messages', () => {
  test('of a storm are one for each situation, with what hinders most of its records first', async () => {
    const { listedAt, messages } = await road.ask()
    expect(listedAt).toBe(now)
    expect(messages.map(({ id, records, road: number }) => [id, records.map(({ kind }) => kind), number])).toEqual([
      ['NPRA_9001', ['closed', 'obstruction'], 'E10'],
      ['NPRA_9002', ['strongWind'], 'E10'],
      ['NPRA_9003', ['ferry'], 'F82'],
      ['NPRA_9005', ['accident'], 'E10'],
      ['NPRA_9004', ['roadworks'], 'F815'],
    ])
    expect(messages[0]).toMatchObject({
      where: 'Ramberg - Flakstad',
      lines: ['Eksempel: stengt på grunn av snøskred.', 'Ny vurdering kl. 10.00.', 'Eksempel: vegen er stengt.'],
      records: [{ startsAt: now - 3 * hour, endsAt: null }, {}],
      updatedAt: now - hour,
    })
  })

  test('without periods are in force by their times, though ACTIVE is 0; with periods ACTIVE says that one runs', async () => {
    const { messages } = await road.ask()
    const periodsOf = (id: string) => messages.find((each) => each.id === id)?.records[0]?.periods
    expect(periodsOf('NPRA_9001')).toBeNull()
    expect(periodsOf('NPRA_9004')).toEqual({ isRunning: true, listed: [], hours: null })
  })

  test('of a closure at night that does not hold now keep their hours, of the text or of each period', async () => {
    road.stub().setScenario('july')
    road.stub().setFault({ kind: 'closed-at-night' })
    const [works, closure] = (await road.ask()).messages
    expect(works?.records[0]).toMatchObject({ kind: 'closed', periods: { isRunning: false, listed: [] } })
    expect(works?.records[0]?.periods?.hours).toEqual({ from: '22:00', to: '06:00' })
    const tonight = Date.parse('2026-11-21T21:00:00Z')
    expect(closure?.records[0]).toMatchObject({
      kind: 'closed',
      startsAt: tonight,
      endsAt: tonight + 32 * hour,
      // The night is cut at midnight in the answer.
      periods: {
        isRunning: false,
        listed: [
          { from: tonight, to: tonight + 8 * hour },
          { from: tonight + 24 * hour, to: tonight + 32 * hour },
        ],
      },
    })
  })

  test('may be none', async () => {
    road.stub().setFault({ kind: 'empty' })
    expect(await road.ask()).toEqual({ listedAt: now, unreadable: 0, messages: [] })
  })

  test('of a type unknown to us keep their words', async () => {
    road.stub().setScenario('july')
    road.stub().setFault({ kind: 'unknown-type' })
    expect((await road.ask()).messages).toMatchObject([
      { records: [{ kind: 'other' }], lines: [expect.stringContaining('vegarbeid')] },
    ])
  })

  test('carry markup as the text it is', async () => {
    road.stub().setScenario('july')
    road.stub().setFault({ kind: 'markup' })
    expect((await road.ask()).messages[0]?.lines).toEqual(['<script>alert(1)</script>'])
  })

  test('are asked for with longitude first, which is else an empty answer, every three minutes', async () => {
    expect((await road.reader().ask(null, null)).expiresAt).toBe(now + 180_000)
    const asked = new URLSearchParams(road.stub().requests[0]?.path.split('?')[1])
    expect(asked.get('bbox')).toBe('11.8,67.4,17.6,68.7,EPSG:4326')
    const url = road.stub().url
    const turned = await fetch(`${url}/ows?bbox=67.4,11.8,68.7,17.6,EPSG:4326`).then((answer) => answer.json())
    expect(turned).toMatchObject({ features: [] })
  })
})

test('the weather beside the road is asked of its own layer', async () => {
  const reader = vegvesenWeather({
    baseUrl: road.stub().url,
    userAgent: 'lofoten-guide/0.1.0 post@guide.example',
    clock: () => now,
    log: { warn: () => undefined },
  })
  const { value } = (await reader.ask(null, null)) as { value: RoadWeather }
  expect(value.map(({ where, airTemperature, gust }) => [where, airTemperature, gust])).toEqual([
    ['Kåkern bru', 2.1, 33.2],
    ['Gimsøystraumen bru', 2.4, 33.2],
    ['Rørvikvatnet', null, 33.2],
  ])
  road.stub().setFault({ kind: 'empty' })
  expect(await reader.ask(null, null)).toMatchObject({ kind: 'new', value: [], expiresAt: now + 180_000 })
  const asked = new URLSearchParams(road.stub().requests[0]?.path.split('?')[1])
  expect([asked.get('typeNames'), asked.get('bbox')]).toEqual([
    'datex_3_1:WeatherSimple_v2',
    '11.8,67.4,15.3,68.6,EPSG:4326',
  ])
})
