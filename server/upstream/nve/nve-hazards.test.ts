import { describe, expect, test } from 'vitest'
import { testService } from '#server/testing/service-faults.ts'
import type { NveFault } from '#stubs/nve/list-hazards.ts'
import { startNveStub } from '#stubs/nve/nve-service.ts'
import { nve } from './nve.ts'

const now = Date.parse('2026-11-21T09:20:00Z')
const log = { warn: () => undefined }
const ownFaults: [NveFault, string][] = [
  ['object', 'wrong-answer'],
  ['time-of-nowhere', 'wrong-answer'],
  ['ten-thousand', 'wrong-answer'],
  ['english-429', 'throttled'],
]

const flood = testService('flood warnings', {
  now,
  start: startNveStub,
  reader: (options) => nve({ ...options, log }).floods,
  question: null,
  ownFaults,
})

const landslide = testService('landslide warnings', {
  now,
  start: startNveStub,
  reader: (options) => nve({ ...options, log }).landslides,
  question: null,
  ownFaults,
})

describe('warnings', () => {
  test('of floods are one for all municipalities and days, in both languages', async () => {
    expect(await flood.ask()).toEqual({
      listedAt: Date.parse('2026-11-21T08:00:00.480Z'),
      lastEnd: Date.parse('2026-11-24T05:59:00Z'),
      unreadable: 0,
      warnings: [
        {
          id: 'flood-800001-2',
          service: 'flood',
          event: 'flood',
          eventName: { no: 'Flomfare', en: 'Flood danger' },
          level: 2,
          // From seven to seven by clocks in Norway, for two days.
          startsAt: Date.parse('2026-11-21T06:00:00Z'),
          endsAt: Date.parse('2026-11-23T05:59:00Z'),
          area: { no: 'Vestvågøy, Vågan', en: 'Vestvågøy, Vågan' },
          places: ['leknes', 'ballstad', 'svolvaer', 'henningsvaer'],
          polygons: [],
          isAtSea: false,
          description: {
            no: 'Eksempel: varsel.\nEksempel: det har regnet mye.',
            en: 'Example: a warning.\nExample: much rain has fallen.',
          },
          advice: { no: 'Eksempel: hold deg unna bekker.', en: 'Example: keep away from streams.' },
          consequences: { no: 'Eksempel: veger kan bli stengt.', en: 'Example: roads may be closed.' },
          link: 'https://www.varsom.no/',
        },
      ],
    })
  })

  test('of landslides have a service of their own', async () => {
    expect(await landslide.ask()).toMatchObject({
      warnings: [{ id: 'landslide-800002-3', level: 3, area: { no: 'Flakstad, Moskenes' }, places: ['reine'] }],
    })
  })

  test('last as long as they are valid', async () => {
    flood.stub().setFault({ kind: 'one-day' })
    expect((await flood.ask()).warnings).toMatchObject([{ endsAt: Date.parse('2026-11-22T05:59:00Z') }])
  })

  test('are none where all is green, which is a valid answer, as is an empty list', async () => {
    flood.stub().setScenario('july')
    expect((await flood.ask()).warnings).toEqual([])
    flood.stub().setFault({ kind: 'empty' })
    expect(await flood.ask()).toEqual({ listedAt: null, lastEnd: null, unreadable: 0, warnings: [] })
  })

  test.each(['elsewhere', 'exercise'] as const)('for %s are not there', async (kind) => {
    flood.stub().setFault({ kind })
    expect((await flood.ask()).warnings).toEqual([])
  })

  test.each([
    ['unknown-level', { level: null }],
    ['markup', { description: { no: 'Eksempel: varsel.\n<script>alert(1)</script>' } }],
    ['norwegian-in-english', { advice: { no: 'Eksempel: hold deg unna bekker.', en: null } }],
    ['english-503', { level: 2, advice: { no: 'Eksempel: hold deg unna bekker.', en: null } }],
  ] as const)('with %s are warnings all the same', async (kind, expected) => {
    flood.stub().setFault({ kind })
    expect((await flood.ask()).warnings).toMatchObject([expected])
  })

  test('are asked for by county and by the number of the language', async () => {
    expect((await flood.reader().ask(null, null)).expiresAt).toBe(now + 30 * 60_000)
    expect(flood.stub().requests.map(({ path }) => path)).toEqual([
      '/hydrology/forecast/flood/v1.0.10/api/Warning/County/18/1',
      '/hydrology/forecast/flood/v1.0.10/api/Warning/County/18/2',
    ])
  })
})

test('on the day that clocks are set back a warning lasts an hour longer', async () => {
  const night = Date.parse('2026-10-24T12:00:00Z')
  const stub = await startNveStub({ clock: () => night })
  const { floods } = nve({
    baseUrl: stub.url,
    userAgent: 'lofoten-guide/0.1.0 post@guide.example',
    clock: () => night,
    log,
  })
  const answer = await floods.ask(null, null)
  await stub.close()
  expect(answer).toMatchObject({
    value: {
      warnings: [{ startsAt: Date.parse('2026-10-24T05:00:00Z'), endsAt: Date.parse('2026-10-26T05:59:00Z') }],
    },
  })
})
