import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { departuresAnswer } from '#contract/departures.ts'
import { type TodayPartName, todayAnswer } from '#contract/today.ts'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import type { StopDepartures } from '#server/services/departures/departures-source.ts'
import { outOfSeason } from '#server/services/live-parts/live-part.ts'
import { buildExampleApp, type ExampleAppOptions } from '#server/testing/example-app.ts'
import { avinor } from '#server/upstream/avinor/avinor.ts'
import { entur } from '#server/upstream/entur/entur.ts'
import { kartverketTide } from '#server/upstream/kartverket-tide/kartverket-tide.ts'
import { nobil } from '#server/upstream/nobil/nobil.ts'
import { nobilLive } from '#server/upstream/nobil/nobil-live.ts'
import { vegvesen, vegvesenWeather } from '#server/upstream/vegvesen/vegvesen.ts'
import { startAvinorStub } from '#stubs/avinor/start-avinor-stub.ts'
import { startEnturStub } from '#stubs/entur/start-entur-stub.ts'
import { startTideStub } from '#stubs/kartverket-tide/start-tide-stub.ts'
import { startNobilStub, stubKey } from '#stubs/nobil/start-nobil-stub.ts'
import { startVegvesenStub } from '#stubs/vegvesen/start-vegvesen-stub.ts'
import type { AvalancheBulletin } from './avalanche-source.ts'
import type { EverySource } from './create-today.ts'
import { describeAvalanche } from './describe-nature.ts'
import type { OfficialWarning } from './warnings-source.ts'

const minute = 60_000
const hour = 60 * minute
const start = Date.parse('2026-11-23T12:00:00Z')

let now = start
const clock = () => now
const log = { warn: () => undefined }
const nobilStub = await startNobilStub({ clock })
const services = {
  entur: await startEnturStub({ clock }),
  avinor: await startAvinorStub({ clock }),
  road: await startVegvesenStub({ clock }),
  tide: await startTideStub({ clock }),
}
let app: FastifyInstance

function optionsFor(service: keyof typeof services) {
  return { baseUrl: services[service].url, userAgent: 'lofoten-guide/test post@guide.example', clock, log }
}

const warning: OfficialWarning = {
  id: 'gale-1',
  service: 'weather',
  event: 'wind',
  eventName: { no: 'Kraftige vindkast', en: 'Strong wind gusts' },
  level: 3,
  startsAt: start - hour,
  endsAt: start + hour,
  area: { no: 'Lofoten', en: 'Lofoten' },
  places: ['reine'],
  polygons: [],
  isAtSea: false,
  description: { no: 'Vind', en: 'Wind' },
  advice: { no: null, en: null },
  consequences: { no: null, en: null },
  link: null,
}

/** Of a service whose warnings last. */
const list = { lastEnd: null, unreadable: 0 }

const nothing = { no: null, en: null }

function bulletin(date: string, level: AvalancheBulletin['level']): AvalancheBulletin {
  return {
    date,
    level,
    isTendency: false,
    mainText: nothing,
    danger: nothing,
    emergency: nothing,
    snowSurface: nothing,
    weakLayers: nothing,
    activity: nothing,
    observations: nothing,
    mountainWeather: nothing,
    problems: [],
    advice: [],
    publishedAt: null,
    link: 'https://www.varsom.no/',
  }
}

function sourceOf<Value>(ask: () => Value) {
  return {
    name: 'https://example.test',
    longestAnswerMs: 1000,
    ask: async () => ({ kind: 'new' as const, value: ask(), version: null, expiresAt: now + 10 * minute }),
  }
}

async function build(more: Partial<EverySource> = {}, others: Pick<ExampleAppOptions, 'source'> = {}): Promise<void> {
  ;({ app } = await buildExampleApp({
    clock,
    ...others,
    environment: { TRUST_PROXY: 'true' },
    todaySources: {
      departures: entur({ ...optionsFor('entur'), clientName: 'guide-test' }),
      flights: avinor(optionsFor('avinor')),
      road: vegvesen(optionsFor('road')),
      roadWeather: vegvesenWeather(optionsFor('road')),
      tide: kartverketTide(optionsFor('tide')),
      warnings: sourceOf(() => ({ ...list, listedAt: now, warnings: [warning] })),
      ...more,
    },
  }))
}

beforeEach(async () => {
  now = start
  for (const service of Object.values(services)) {
    service.setFault(null)
    service.setScenario('storm')
    service.requests.length = 0
  }
  await build()
})

afterEach(() => app.close())

async function readToday() {
  const answer = await app.inject('/api/today')
  expect(answer.statusCode).toBe(200)
  return todayAnswer.parse(answer.json())
}

async function listStates() {
  const { parts } = await readToday()
  return Object.fromEntries(Object.entries(parts).map(([name, { state }]) => [name, state])) as Record<
    TodayPartName,
    string
  >
}

describe('GET /api/today', () => {
  it('tells every part with its state, its times, its credit and where else it stands', async () => {
    // A busy machine answers some parts only after a visitor's patience: they are there at the next reading.
    const wanted = {
      warnings: 'fresh',
      floods: 'off',
      avalanche: 'off',
      forecast: 'fresh',
      aurora: 'off',
      departures: 'fresh',
      flights: 'fresh',
      road: 'fresh',
      roadWeather: 'fresh',
      sea: 'off',
      tide: 'fresh',
      charging: 'off',
    }
    await vi.waitFor(async () => expect(await listStates()).toEqual(wanted), { timeout: 20_000 })
    const { date, parts } = await readToday()
    expect(date).toBe('2026-11-23')
    for (const part of Object.values(parts)) {
      expect(part.credit).not.toBe('')
      expect(part.link).toMatch(/^https:\/\//)
      expect(part.data === null).toBe(part.state === 'off')
    }
    expect(parts.departures.data?.map(({ stop }) => stop)).toEqual(['moskenes', 'bodo'])
    expect(parts.departures.data?.[0]?.departures.some(({ isCancelled }) => isCancelled)).toBe(true)
    expect(parts.departures.data?.[0]?.lastWayBack?.from).toBe('bodo')
    expect(parts.forecast.data?.map(({ place }) => place)).toHaveLength(5)
    expect(parts.forecast.data?.[0]?.hours[0]?.time).toBe('2026-11-23T12:00:00.000Z')
  })

  it('tells charging stations of the register with what is heard of them', async () => {
    await app.close()
    const status = nobilLive({
      ...{ baseUrl: nobilStub.url, userAgent: 'lofoten-guide/test post@guide.example', clock, key: stubKey },
      isWanted: () => true,
      log,
    })
    await build({
      charging: { register: nobil({ ...optionsFor('tide'), baseUrl: nobilStub.url, key: stubKey }), status },
    })
    await vi.waitFor(() => expect(status.find('NOR_99002').size).toBe(2))
    const { state, credit, data } = (await readToday()).parts.charging
    expect([state, credit]).toEqual(['fresh', 'NOBIL by Enova, CC BY 4.0'])
    const heardAt = '2026-11-23T12:00:00.000Z'
    expect(data).toEqual([
      { station: 'alti-svolvaer', points: 3, free: 1, outOfOrder: 1, reportedAt: heardAt },
      {
        station: 'circle-k-leknes',
        points: 2,
        free: expect.any(Number),
        outOfOrder: expect.any(Number),
        reportedAt: heardAt,
      },
      { station: 'tesla-reine', points: 2, free: null, outOfOrder: null, reportedAt: null },
    ])
    status.stop()
  })

  it('has no forecast where the owner switched MET off, and everything else', async () => {
    const whole = await listStates()
    await app.close()
    await build({ warnings: null }, { source: null })
    expect(await listStates()).toEqual({ ...whole, forecast: 'off', warnings: 'off' })
    const weather = await app.inject('/api/weather/svolvaer')
    expect([weather.statusCode, weather.headers['retry-after']]).toEqual([503, '3600'])
  })

  it('fails in parts alone, and each comes back by itself', async () => {
    const whole = await listStates()
    for (const [service, own] of [
      ['avinor', ['flights']],
      ['road', ['road', 'roadWeather']],
      ['entur', ['departures']],
      ['tide', ['tide']],
    ] as const) {
      await app.close()
      services[service].setFault({ kind: 'status', status: 503 })
      await build()
      const failed = Object.fromEntries(own.map((name) => [name, 'failed']))
      expect(await listStates(), service).toEqual({ ...whole, ...failed })
      services[service].setFault(null)
      now += 20 * minute
      expect(await listStates(), service).toEqual(whole)
    }
  })

  it('drops a warning when it ends, also while the answer lies in memory, and never shows an old all-clear', async () => {
    let isDown = false
    const source = sourceOf(() => {
      if (isDown) throw new UpstreamFailure('unreachable', 'on purpose')
      return { ...list, listedAt: now, warnings: [warning, { ...warning, id: 'open', level: null, endsAt: null }] }
    })
    await app.close()
    await build({ warnings: source })
    const ids = async () => (await readToday()).parts.warnings.data?.map(({ id }) => id)
    // A level unknown to us may be any.
    expect(await ids()).toEqual(['open', 'gale-1'])
    isDown = true
    now = start + hour - minute
    expect(await ids()).toEqual(['open', 'gale-1'])
    now = start + hour
    expect(await ids()).toEqual(['open'])
    expect((await listStates()).warnings).toBe('stale')
    now = start + 3 * hour + 2 * minute
    const { state, data } = (await readToday()).parts.warnings
    expect([state, data]).toEqual(['failed', null])
  })

  it('says that avalanches are out of season only when nothing is assessed on any day', async () => {
    let bulletins = [bulletin('2026-11-23', null), bulletin('2026-11-24', null)]
    await app.close()
    await build({ avalanche: sourceOf(() => ({ unreadable: 0, days: bulletins })) })
    expect((await readToday()).parts.avalanche).toMatchObject({ state: 'outOfSeason', data: null })
    bulletins = [bulletin('2026-11-22', 4), bulletin('2026-11-23', null), bulletin('2026-11-24', 3)]
    now += 11 * minute
    const { state, data } = (await readToday()).parts.avalanche
    expect(state).toBe('fresh')
    expect(data?.map(({ date, level }) => [date, level])).toEqual([
      ['2026-11-23', null],
      ['2026-11-24', 3],
    ])
    // Yesterday's bulletin says nothing about today.
    bulletins = [bulletin('2026-11-22', 1)]
    now += 11 * minute
    expect((await readToday()).parts.avalanche).toMatchObject({ state: 'fresh', data: [{ date: '2026-11-23' }, {}] })
    await app.close()
    await build({ avalanche: sourceOf(() => ({ unreadable: 0, days: bulletins })) })
    expect((await readToday()).parts.avalanche).toMatchObject({ state: 'failed', data: null })
  })

  it('calls avalanches not assessed, and never out of season, in the months of daily bulletins', () => {
    const unassessed = [bulletin('2027-01-11', null), bulletin('2027-01-12', null)]
    const described = describeAvalanche({ unreadable: 0, days: unassessed }, Date.parse('2027-01-11T09:00:00Z'))
    expect(described).toMatchObject([{ level: null }, { level: null }])
    expect(describeAvalanche({ unreadable: 0, days: unassessed }, Date.parse('2027-01-13T09:00:00Z'))).toBeNull()
    const lastOfMay = [bulletin('2027-05-31', null)]
    expect(describeAvalanche({ unreadable: 0, days: lastOfMay }, Date.parse('2027-05-31T21:59:00Z'))).toMatchObject([
      { level: null },
    ])
    // An hour before midnight UTC it is June in Norway.
    const june = [bulletin('2027-06-01', null)]
    expect(describeAvalanche({ unreadable: 0, days: june }, Date.parse('2027-05-31T22:00:00Z'))).toBe(outOfSeason)
  })

  it('is answered from memory, with 304 while nothing changes and no question to anybody', async () => {
    const first = await app.inject('/api/today')
    const asked = Object.values(services).map(({ requests }) => requests.length)
    expect(first.headers['cache-control']).toBe('public, max-age=30')
    const again = await app.inject({ url: '/api/today', headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.statusCode).toBe(304)
    now += 20_000
    const later = await app.inject({ url: '/api/today', headers: { 'if-none-match': String(first.headers.etag) } })
    expect(later.statusCode).toBe(304)
    expect(Object.values(services).map(({ requests }) => requests.length)).toEqual(asked)
    services.avinor.setFault({ kind: 'status', status: 503 })
    now += 15 * minute
    expect((await app.inject('/api/today')).headers['cache-control']).toBe('no-cache')
  })

  it('asks for the days of Norway in the night that clocks change', async () => {
    now = Date.parse('2027-03-28T00:30:00Z')
    await readToday()
    const asked = services.tide.requests.map(({ path }) => new URLSearchParams(path.split('?')[1]))
    expect(asked[0]?.get('fromtime')).toBe('2027-03-27T23:00')
    expect(asked[0]?.get('totime')).toBe('2027-03-29T22:00')
  })

  it('does not wait for a service that hangs', async () => {
    services.avinor.setFault({ kind: 'slow', delayMs: 60_000 })
    const begunAt = performance.now()
    expect((await listStates()).flights).toBe('waiting')
    // Far from the limit of the question itself; the machine may be busy.
    expect(performance.now() - begunAt).toBeLessThan(7000)
  })

  it('costs the services one round of questions, whatever number of visitors come at once', async () => {
    const visitors = Array.from({ length: 1000 }, (_, index) =>
      app.inject({ url: '/api/today', headers: { 'x-forwarded-for': `192.0.2.${index % 250}` } }),
    )
    const statuses = await Promise.all(visitors.map(async (visitor) => (await visitor).statusCode))
    expect(new Set(statuses)).toEqual(new Set([200]))
    const count = () =>
      Object.fromEntries(Object.entries(services).map(([name, { requests }]) => [name, requests.length]))
    // Departures of two stops and the way back to one; four airports; two layers; the tide's table and its curve. On a busy machine the
    // answer goes out before all have been asked.
    await expect.poll(count).toEqual({ entur: 3, avinor: 4, road: 2, tide: 2 })
    await wait(20)
    now += 30_000
    await readToday()
    expect(services.avinor.requests).toHaveLength(4)
  })
})

describe('GET /api/departures/{stop}', () => {
  it('tells what leaves, in the shape of the contract, with the last way back', async () => {
    const answer = await app.inject('/api/departures/moskenes')
    const { state, credit, data } = departuresAnswer.parse(answer.json())
    expect([state, credit]).toEqual(['fresh', 'Data made available by Entur'])
    expect(data?.stop).toBe('moskenes')
    expect(data?.departures.length).toBeGreaterThan(2)
    expect(data?.lastWayBack?.from).toBe('bodo')
    const again = await app.inject({
      url: '/api/departures/moskenes',
      headers: { 'if-none-match': String(answer.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  it('never calls a boat that has left the last way back, and asks until four in the morning', async () => {
    services.entur.setScenario('july')
    const wayAt = async (time: string) => {
      now = Date.parse(time)
      return departuresAnswer.parse((await app.inject('/api/departures/moskenes')).json()).data?.lastWayBack
    }
    expect(await wayAt('2026-11-23T12:00:00Z')).toMatchObject({
      date: '2026-11-23',
      startsAt: '2026-11-24T00:00:00.000Z',
    })
    expect(await wayAt('2026-11-24T00:30:00Z')).toMatchObject({
      date: '2026-11-23',
      startsAt: null,
      leftAt: '2026-11-24T00:00:00.000Z',
    })
    const asked = services.entur.requests.map(({ body }) => JSON.parse(body).variables.by).filter(Boolean)
    expect(new Set(asked)).toEqual(new Set(['2026-11-24T03:00:00.000Z']))
  })

  it('asks only for its own stop, and shares its answer with today', async () => {
    await app.inject('/api/departures/lodingen')
    expect(services.entur.requests).toHaveLength(1)
    await app.inject('/api/departures/moskenes')
    const before = services.entur.requests.length
    await readToday()
    expect(services.entur.requests.length - before).toBe(1)
  })

  it('is not confirmed for a stop that the register does not know any more: nothing leaving is something else', async () => {
    const answer: StopDepartures[] = [null, { departures: [], messages: [], reachesTo: now + 36 * hour }]
    const states = []
    for (const said of answer) {
      await app.close()
      await build({ departures: { departures: sourceOf(() => said), ways: sourceOf(() => []) } })
      const { state, data } = departuresAnswer.parse((await app.inject('/api/departures/lodingen')).json())
      states.push([state, data?.departures])
    }
    expect(states).toEqual([
      ['failed', undefined],
      ['fresh', []],
    ])
  })

  it('is not confirmed when its service fails, and knows no other stops', async () => {
    services.entur.setFault({ kind: 'status', status: 503 })
    const failed = await app.inject('/api/departures/moskenes')
    expect(departuresAnswer.parse(failed.json())).toMatchObject({ state: 'failed', data: null })
    expect(failed.headers['cache-control']).toBe('no-cache')
    for (const stop of ['oslo', 'constructor', '__proto__', 'a'.repeat(90)]) {
      const answer = await app.inject(`/api/departures/${stop}`)
      expect(answer.statusCode, stop).toBe(404)
      expect(answer.json().code).toBe('unknown-stop')
    }
  })
})
