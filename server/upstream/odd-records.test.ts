import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { UpstreamSource } from '#server/cache/upstream.ts'
import { startAvinorStub } from '#stubs/avinor/start-avinor-stub.ts'
import { startEnturStub } from '#stubs/entur/start-entur-stub.ts'
import { startTideStub } from '#stubs/kartverket-tide/start-tide-stub.ts'
import { startMetStub } from '#stubs/met-norway/start-met-stub.ts'
import { startNoaaStub } from '#stubs/noaa/start-noaa-stub.ts'
import { startNobilStub, stubKey } from '#stubs/nobil/start-nobil-stub.ts'
import { startNveStub } from '#stubs/nve/nve-service.ts'
import { startVegvesenStub } from '#stubs/vegvesen/start-vegvesen-stub.ts'
import type { ServiceOptions } from './ask-service.ts'
import { avinor } from './avinor/avinor.ts'
import { entur } from './entur/entur.ts'
import { kartverketTide } from './kartverket-tide/kartverket-tide.ts'
import { metNorway } from './met-norway/met-norway.ts'
import { noaa } from './noaa/noaa.ts'
import { nobil } from './nobil/nobil.ts'
import { nve } from './nve/nve.ts'
import { vegvesen, vegvesenWeather } from './vegvesen/vegvesen.ts'

// Every adapter: an odd record among good ones costs only itself, and is logged once.

const now = Date.parse('2026-11-21T09:20:00Z')
const hour = 3_600_000
const clock = () => now
const stubs = {
  avinor: await startAvinorStub({ clock }),
  entur: await startEnturStub({ clock }),
  tide: await startTideStub({ clock }),
  met: await startMetStub({ clock, scenario: 'storm', requestsPerSecond: 1000 }),
  noaa: await startNoaaStub({ clock }),
  nobil: await startNobilStub({ clock }),
  nve: await startNveStub({ clock }),
  road: await startVegvesenStub({ clock }),
}

/** Walks to a list in a body: `features`, `data.stops.0.estimatedCalls`. */
function changeList(path: string, change: (list: unknown[]) => unknown[]): (text: string) => string {
  return (text) => {
    const root = { body: JSON.parse(text) }
    const steps = ['body', ...path.split('.').filter(Boolean)]
    const last = steps.pop() as string
    const parent = steps.reduce<Record<string, unknown>>((at, step) => at[step] as Record<string, unknown>, root)
    parent[last] = change(parent[last] as unknown[])
    return JSON.stringify(root.body)
  }
}

interface Adapter {
  name: string
  stub: keyof typeof stubs
  // biome-ignore lint/suspicious/noExplicitAny: adapters of every question and value stand in one table.
  source: (options: ServiceOptions) => UpstreamSource<any, any>
  question?: unknown
  /** Where the records stand in a body of JSON. */
  list?: string
  /** Makes the first record odd, in XML and where a list is known by its places. */
  spoil?: (text: string) => string
  /** Leaves the first record alone, and makes it odd. */
  spoilOnly?: (text: string) => string
  count: (value: never) => number
  /** How many are gone; one by default. */
  lost?: number
  /** Said to the visitor: an odd record among warnings. */
  isTold?: true
}

const odd = { odd: 'record' }
const spoilFirst = (list: string) => changeList(list, ([, ...others]) => [odd, ...others])
const leaveOdd = (list: string) => changeList(list, () => [odd])
const firstElement = (name: string) => new RegExp(`<${name}[ >][\\s\\S]*?(?:</${name}>|/>)`)
const elements = (name: string) => new RegExp(firstElement(name).source, 'g')
const tide = {
  question: { latitude: 68.2, longitude: 14.5, from: now - 9 * hour, to: now + 39 * hour },
  spoil: (text: string) => text.replace(/value="[^"]*"/, 'value="high"'),
  spoilOnly: (text: string) => {
    let seen = 0
    return text.replaceAll(elements('waterlevel'), (level) => (seen++ === 0 ? level.replace('value', 'valeur') : ''))
  },
}
const place = { latitude: 68.2, longitude: 14.5 }

const adapters: Adapter[] = [
  {
    name: 'warnings of MET',
    stub: 'met',
    source: (options) => metNorway(options).warnings,
    list: 'features',
    count: ({ warnings }: { warnings: unknown[] }) => warnings.length,
    isTold: true,
  },
  {
    name: 'forecasts of MET',
    stub: 'met',
    source: (options) => metNorway(options).forecasts,
    question: place,
    list: 'properties.timeseries',
    count: ({ steps }: { steps: unknown[] }) => steps.length,
  },
  {
    name: 'the sea of MET',
    stub: 'met',
    source: (options) => metNorway(options).ocean,
    question: place,
    list: 'properties.timeseries',
    count: ({ hours }: { hours: unknown[] }) => hours.length,
  },
  {
    name: 'avalanche bulletins of NVE',
    stub: 'nve',
    source: (options) => nve(options).avalanches,
    question: { from: '2026-11-21', to: '2026-11-23' },
    list: '',
    count: ({ days }: { days: unknown[] }) => days.length,
    isTold: true,
  },
  {
    name: 'floods of NVE',
    stub: 'nve',
    source: (options) => nve(options).floods,
    list: '',
    spoil: changeList('', (records) => [odd, ...records]),
    lost: 0,
    count: ({ warnings }: { warnings: unknown[] }) => warnings.length + 1,
    isTold: true,
  },
  {
    name: 'landslides of NVE',
    stub: 'nve',
    source: (options) => nve(options).landslides,
    list: '',
    spoil: changeList('', (records) => [odd, ...records]),
    lost: 0,
    count: ({ warnings }: { warnings: unknown[] }) => warnings.length + 1,
    isTold: true,
  },
  {
    name: 'departures of Entur',
    stub: 'entur',
    source: (options) => entur({ ...options, clientName: 'guide-test' }).departures,
    question: 'NSR:Quay:81840',
    list: 'data.stops.0.estimatedCalls',
    count: ({ departures }: { departures: unknown[] }) => departures.length,
  },
  {
    name: 'ways of Entur',
    stub: 'entur',
    source: (options) => entur({ ...options, clientName: 'guide-test' }).ways,
    question: { from: 'NSR:Quay:85038', to: 'NSR:Quay:81840', by: Date.parse('2026-11-21T22:59:00Z') },
    list: 'data.trip.tripPatterns',
    count: (ways: unknown[]) => ways.length,
  },
  {
    name: 'flights of Avinor',
    stub: 'avinor',
    source: avinor,
    question: 'SVJ',
    spoil: (text) => text.replace(/<airline>[^<]*<\/airline>/, ''),
    spoilOnly: (text) => {
      let seen = 0
      return text.replaceAll(elements('flight'), (flight) =>
        seen++ === 0 ? flight.replace(/<airline>[^<]*<\/airline>/, '') : '',
      )
    },
    count: ({ flights }: { flights: unknown[] }) => flights.length,
  },
  {
    name: 'messages of the road',
    stub: 'road',
    source: vegvesen,
    // One of two records of a closure: the message stays. A message of its own goes.
    spoil: changeList('features', ([first, second, , ...others]) => [first, second, odd, ...others]),
    list: 'features',
    count: ({ messages }: { messages: unknown[] }) => messages.length,
    isTold: true,
  },
  {
    name: 'the weather beside the road',
    stub: 'road',
    source: vegvesenWeather,
    list: 'features',
    count: (stations: unknown[]) => stations.length,
  },
  {
    name: 'Kp of NOAA',
    stub: 'noaa',
    source: (options) => noaa(options).kp,
    list: '',
    count: (periods: unknown[]) => periods.length,
  },
  {
    name: 'high and low water of Kartverket',
    stub: 'tide',
    source: kartverketTide,
    ...tide,
    count: ({ extremes }: { extremes: unknown[] }) => extremes.length,
  },
  {
    name: 'the curve of the tide of Kartverket',
    stub: 'tide',
    source: kartverketTide,
    ...tide,
    count: ({ curve }: { curve: unknown[] }) => curve.length,
  },
  {
    name: 'stations of NOBIL',
    stub: 'nobil',
    source: (options) => nobil({ ...options, key: stubKey }),
    list: 'chargerstations',
    spoil: changeList('chargerstations', ([first, ...others]) => {
      const { csmd, ...rest } = first as { csmd: object }
      return [{ ...rest, csmd: { ...csmd, Position: '(,)' } }, ...others]
    }),
    count: (stations: unknown[]) => stations.length,
  },
]

let change: ((text: string) => string) | null = null
let logged: unknown[] = []

beforeEach(() => {
  logged = []
  const ask = fetch
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const response = await ask(...given)
    if (!change || response.status !== 200) return response
    const text = change(await response.text())
    return new Response(text, { status: 200, headers: { 'content-type': response.headers.get('content-type') ?? '' } })
  })
})

afterEach(() => {
  change = null
  vi.unstubAllGlobals()
})

afterAll(async () => {
  await Promise.all(Object.values(stubs).map((stub) => stub.close()))
})

function connect({ source, stub }: Adapter) {
  return source({
    baseUrl: stubs[stub].url,
    userAgent: 'lofoten-guide/0.1.0 post@guide.example',
    clock,
    log: { warn: (fields) => void logged.push(fields) },
  })
}

async function read(adapter: Adapter, source = connect(adapter)) {
  const answer = await source.ask(adapter.question ?? null, null)
  if (answer.kind !== 'new') throw new Error('expected something new')
  return answer.value
}

describe.each(adapters.map((adapter) => [adapter.name, adapter] as const))('%s', (_, adapter) => {
  const { list = '', spoil = spoilFirst(list), spoilOnly = leaveOdd(list), count, lost = 1, isTold } = adapter

  test('lose an odd record and nothing else, and log it once', async () => {
    const whole = await read(adapter)
    expect(count(whole as never)).toBeGreaterThan(1)
    change = spoil
    const source = connect(adapter)
    const first = await read(adapter, source)
    expect(count(first as never)).toBe(count(whole as never) - lost)
    const told = logged.length
    expect(told).toBeGreaterThan(0)
    await read(adapter, source)
    expect(logged).toHaveLength(told)
    if (isTold) expect(first).toMatchObject({ unreadable: 1 })
  })

  test('of one odd record are no empty list, which would be an all-clear', async () => {
    change = spoilOnly
    const answer = await read(adapter).then(
      (value) => (value as { unreadable?: number }).unreadable,
      (error: unknown) => (error as { reason: string }).reason,
    )
    expect([1, 'wrong-answer']).toContain(answer)
  })
})

test('a cell of the oval that nobody can read leaves the others', async () => {
  const adapter = { name: 'oval', stub: 'noaa', source: (options) => noaa(options).oval, count: () => 0 } as Adapter
  const whole = await read(adapter)
  change = changeList('coordinates', (cells) => cells.with(15 * 181 + 67 + 90, odd))
  const { value } = await read(adapter)
  expect(value).toBe(whole.value)
  expect(logged).toHaveLength(1)
})

test('a day whose whole bulletin cannot be read has that of the summary', async () => {
  const adapter = adapters.find(({ stub }) => stub === 'nve') as Adapter
  change = (text) => (text.includes('AvalancheProblems') ? spoilFirst('')(text) : text)
  const { days, unreadable } = await read(adapter)
  expect(days.map(({ level, problems }: { level: number; problems: unknown[] }) => [level, problems.length])).toEqual([
    [4, 0],
    [3, 1],
    [2, 1],
  ])
  expect(unreadable).toBe(0)
})
