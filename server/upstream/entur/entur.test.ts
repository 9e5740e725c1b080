import { describe, expect, test } from 'vitest'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import { readEvery } from '#server/testing/read-ready-answer.ts'
import { testService } from '#server/testing/service-faults.ts'
import { failureOf } from '#server/testing/upstream-failures.ts'
import { startEnturStub } from '#stubs/entur/start-entur-stub.ts'
import { entur } from './entur.ts'
import { readDepartures } from './entur-body.ts'

const now = Date.parse('2026-11-21T09:20:00Z')
const moskenes = 'NSR:Quay:81840'
const vaeroy = 'NSR:Quay:84710'
const way = { from: vaeroy, to: moskenes, by: Date.parse('2026-11-21T22:59:00Z') }
const clientName = 'lofotenguide-web'

/** Returns a planned departure at a time, as Entur sends it. */
const makeCall = (time: string) => ({
  aimedDepartureTime: time,
  expectedDepartureTime: time,
  realtime: false,
  predictionInaccurate: false,
  cancellation: false,
  forBoarding: true,
  notices: [],
  situations: [],
  serviceJourney: { line: { id: 'NOR:Line:1', situations: [] } },
})

const departures = testService('Entur (departures)', {
  now,
  start: startEnturStub,
  reader: (options) => entur({ ...options, clientName }).departures,
  question: moskenes,
  ownFaults: [
    ['errors-as-200', 'wrong-answer'],
    ['errors-beside-data', 'wrong-answer'],
    ['other-stop', 'wrong-answer'],
    ['time-without-zone', 'wrong-answer'],
  ],
})

describe('departures', () => {
  test('are asked for by name, the cancelled ones too', async () => {
    await departures.ask()
    const [request] = departures.stub().requests
    expect(request).toMatchObject({ path: '/journey-planner/v3/graphql', headers: { 'et-client-name': clientName } })
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      query: expect.stringContaining('includeCancelledTrips: true'),
      variables: { stops: [moskenes], seconds: 36 * 3600 },
    })
  })

  test('are those of all quays where the id is that of a stop place', async () => {
    const found = await departures.ask('NSR:StopPlace:99001')
    expect(found?.departures[0]).toMatchObject({ destination: 'Å i Lofoten', mode: 'bus', lineCode: '300' })
  })

  test('in a storm are cancelled, delayed or only in the timetable, with their message once', async () => {
    const found = await departures.ask()
    const [first, second, third] = found?.departures ?? []
    expect(first).toMatchObject({ isCancelled: true, destination: 'Bodø', lineCode: '18-782' })
    expect(second).toMatchObject({ isCancelled: false, isLive: true })
    expect((second?.expectedAt ?? 0) - (second?.plannedAt ?? 0)).toBe(12 * 60_000)
    expect(third).toMatchObject({ isLive: false, notices: ['Eksempel på en fotnote'] })
    expect(found?.messages).toHaveLength(1)
    expect(found?.messages[0]).toMatchObject({
      isIncident: true,
      summary: { no: expect.stringContaining('vind'), en: null },
      description: { en: expect.stringContaining('wind') },
      advice: { no: null, en: null },
      link: 'https://operator.example/',
      to: null,
    })
    expect(first?.messages).toEqual([found?.messages[0]?.id])
    expect(found?.reachesTo).toBe(now + 36 * 3_600_000)
  })

  test('on a still day have no message and nothing cancelled', async () => {
    departures.stub().setScenario('july')
    const found = await departures.ask()
    expect(found?.messages).toEqual([])
    expect(found?.departures.some(({ isCancelled }) => isCancelled)).toBe(false)
  })

  test('that do not exist are an empty list, of a stop that does not exist null', async () => {
    departures.stub().setFault({ kind: 'empty' })
    expect((await departures.ask())?.departures).toEqual([])
    departures.stub().setFault({ kind: 'unknown-stop' })
    expect(await departures.ask()).toBeNull()
  })

  test('carry markup as the text it is, and no link but to the web', async () => {
    departures.stub().setFault({ kind: 'markup' })
    const found = await departures.ask()
    expect(found?.messages[0]).toMatchObject({ summary: { no: '<img src=x onerror=alert(1)>' }, link: null })
  })

  test('of which there may be more than were sent are all there until the last that came', () => {
    const call = makeCall('2026-11-21T10:00:00+01:00')
    const write = (length: number, forBoarding = true) =>
      JSON.stringify({
        data: {
          stops: [
            { id: 'a', situations: [], estimatedCalls: Array.from({ length }, () => ({ ...call, forBoarding })) },
          ],
        },
      })
    expect(readDepartures(write(80), 'a', now, readEvery)?.reachesTo).toBe(Date.parse('2026-11-21T09:00:00Z'))
    expect(readDepartures(write(79), 'a', now, readEvery)?.reachesTo).toBe(now + 36 * 3_600_000)
    expect(() => readDepartures(write(81), 'a', now, readEvery)).toThrow()
    // Where nobody may get on.
    expect(readDepartures(write(3, false), 'a', now, readEvery)?.departures).toEqual([])
  })

  test('on the night in which clocks are set back keep both hours between two and three', () => {
    const times = ['2026-10-25T02:30:00+01:00', '2026-10-25T02:30:00+02:00']
    const text = JSON.stringify({ data: { stops: [{ id: 'a', situations: [], estimatedCalls: times.map(makeCall) }] } })
    expect(
      readDepartures(text, 'a', now, readEvery)?.departures.map(({ plannedAt }) => new Date(plannedAt).toISOString()),
    ).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])
  })
})

const ways = testService('Entur (ways)', {
  now,
  start: startEnturStub,
  reader: (options) => entur({ ...options, clientName }).ways,
  question: way,
  ownFaults: [
    ['errors-as-200', 'wrong-answer'],
    ['errors-beside-data', 'wrong-answer'],
    // «No way back» is only said where the service found none between places it knows.
    ['unknown-stop', 'wrong-answer'],
    ['time-without-zone', 'wrong-answer'],
  ],
})

describe('the last way', () => {
  test('is the latest, and known to be cancelled', async () => {
    const [last, before] = await ways.ask()
    expect(last).toMatchObject({ isCancelled: true, isLive: false, lineCodes: ['18-782'] })
    expect(before?.isCancelled).toBe(false)
    expect(before?.startsAt).toBeLessThan(last?.startsAt ?? 0)
    expect(JSON.parse(ways.stub().requests[0]?.body ?? '').variables).toEqual({
      from: { place: vaeroy },
      to: { place: moskenes },
      by: '2026-11-21T22:59:00.000Z',
    })
  })

  test('may be none', async () => {
    ways.stub().setFault({ kind: 'empty' })
    expect(await ways.ask()).toEqual([])
  })

  test('is asked for every five minutes, departures every minute', async () => {
    expect((await ways.reader().ask(way, null)).expiresAt).toBe(now + 300_000)
    expect((await departures.reader().ask(moskenes, null)).expiresAt).toBe(now + 60_000)
  })
})

test('more than a hundred questions a minute do not go out', async () => {
  const reader = departures.reader()
  for (let index = 0; index < 100; index += 1) await reader.ask(moskenes, null)
  expect((await failureOf(UpstreamFailure, reader.ask(moskenes, null))).reason).toBe('throttled')
})

test.each(['NSR:Quay:84710', 'NSR:Quay:84887'])(
  'the ferry of %s runs to Moskenes, where the last way back ends',
  async (quay) => {
    const found = await departures.ask(quay)
    expect(new Set(found?.departures.map(({ destination }) => destination))).toEqual(new Set(['Moskenes']))
    departures.stub().setScenario('july')
    const { ways } = entur({
      baseUrl: departures.stub().url,
      userAgent: 'lofoten-guide/0.1.0 post@guide.example',
      clientName: 'lofotenguide-web',
      clock: () => now,
      log: { warn: () => undefined },
    })
    const by = Date.parse('2026-11-21T22:59:00Z')
    const answer = await ways.ask({ from: quay, to: 'NSR:Quay:81840', by }, null)
    expect(answer).toMatchObject({
      kind: 'new',
      value: expect.arrayContaining([expect.objectContaining({ isCancelled: false })]),
    })
  },
)
