import { afterEach, describe, expect, it } from 'vitest'
import type { TodayPartName } from '#contract/today.ts'
import type { UpstreamSource } from '#server/cache/upstream.ts'
import { createToday, type EverySource } from './create-today.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const start = Date.parse('2026-12-23T12:00:00Z')
const nothing = { no: null, en: null }

let now = start
afterEach(() => {
  now = start
})

/** A service that answers at once, with fresh headers, whatever it sends. */
function send<Question, Value>(value: Value): UpstreamSource<Question, Value> {
  return {
    name: 'https://example.test',
    longestAnswerMs: 1000,
    ask: async () => ({ kind: 'new', value, version: null, expiresAt: now + 30 * minute }),
  }
}

const off: EverySource = {
  warnings: null,
  floods: null,
  landslides: null,
  avalanche: null,
  ocean: null,
  aurora: null,
  flights: null,
  road: null,
  roadWeather: null,
  tide: null,
  charging: null,
  departures: null,
}

function warningOf(endsAt: number | null) {
  return {
    id: 'one',
    service: 'weather' as const,
    event: 'wind',
    eventName: nothing,
    level: 3 as const,
    startsAt: now - 20 * day,
    endsAt,
    area: nothing,
    places: [],
    polygons: [],
    isAtSea: false,
    description: nothing,
    advice: nothing,
    consequences: nothing,
    link: null,
  }
}

const bulletin = {
  isTendency: false,
  level: 3 as const,
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
  link: 'https://www.varsom.no/',
}

const flight = {
  id: '1',
  airline: 'WF',
  number: 'WF1',
  direction: 'departure' as const,
  otherAirport: 'BOO',
  via: [],
  state: 'planned' as const,
  stateTime: null,
  isDelayed: false,
  gate: null,
  belt: null,
}

const message = {
  id: '1',
  road: 'E10',
  where: null,
  lines: [],
  records: [{ kind: 'closed' as const, startsAt: null, endsAt: null, periods: null }],
  latitude: 68,
  longitude: 13,
}

const departure = {
  leftAt: null,
  isLive: true,
  isApproximate: false,
  isCancelled: false,
  destination: 'Bodø',
  lineId: 'a',
  lineCode: null,
  mode: null,
  operator: null,
  notices: [],
  messages: [],
}

const hazards = (madeAt: number) => send({ listedAt: madeAt, lastEnd: madeAt + 3 * day, unreadable: 0, warnings: [] })
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** What a service sends when its content was made at a time. */
const contents: Partial<Record<TodayPartName, (madeAt: number) => Partial<EverySource>>> = {
  warnings: (madeAt) => ({
    warnings: send({ listedAt: null, lastEnd: madeAt + 6 * hour, unreadable: 0, warnings: [] }),
  }),
  floods: (madeAt) => ({ floods: hazards(madeAt), landslides: hazards(madeAt) }),
  avalanche: (madeAt) => ({
    avalanche: send({
      unreadable: 0,
      days: [0, 1, 2].map((each) => ({ ...bulletin, date: dateOf(now + each * day), publishedAt: madeAt })),
    }),
  }),
  aurora: (madeAt) => ({
    aurora: {
      kp: send(
        [-3, -2, -1, 0, 1, 20].map((each) => ({
          from: madeAt + each * 3 * hour,
          to: madeAt + (each + 1) * 3 * hour,
          value: 2,
          isForecast: each > 0,
        })),
      ),
      oval: send({ observedAt: madeAt, validAt: madeAt + hour, value: 10 }),
    },
  }),
  departures: (madeAt) => ({
    departures: {
      departures: send({
        departures: [1, 40].map((each) => ({
          ...departure,
          plannedAt: madeAt + each * hour,
          expectedAt: madeAt + each * hour,
        })),
        messages: [],
        reachesTo: madeAt + 36 * hour,
      }),
      ways: send([]),
    },
  }),
  flights: (madeAt) => ({
    flights: send({ updatedAt: madeAt, flights: [{ ...flight, plannedAt: madeAt + 2 * hour }] }),
  }),
  road: (madeAt) => ({
    road: send({ listedAt: madeAt, unreadable: 0, messages: [{ ...message, updatedAt: madeAt }] }),
  }),
  roadWeather: (madeAt) => ({
    roadWeather: send([
      {
        id: '1',
        where: 'Bru',
        road: 'E10',
        measuredAt: madeAt,
        airTemperature: 1,
        surfaceTemperature: 1,
        wind: 1,
        gust: 2,
        latitude: 68,
        longitude: 13,
      },
    ]),
  }),
  sea: (madeAt) => ({
    ocean: send({
      updatedAt: madeAt,
      hours: Array.from({ length: 200 }, (_, each) => ({
        time: madeAt + each * hour,
        waveHeight: 2,
        waveFromDirection: 200,
        temperature: 6,
      })),
    }),
  }),
  tide: (madeAt) => ({
    tide: send({
      station: null,
      extremes: [],
      curve: [0, 24, 48].map((each) => ({ time: madeAt + each * hour, height: 100 })),
    }),
  }),
}

async function read(name: TodayPartName, sources: Partial<EverySource>) {
  const { today } = createToday({
    sources: { ...off, ...sources },
    weather: null,
    stops: { moskenes: { registerId: 'NSR:Quay:81840', isShownToday: true, wayBack: null } } as never,
    chargingStations: {},
    headers: {},
    clock: () => now,
    steadyClock: () => now,
    random: () => 0,
    log: { warn: () => undefined, error: () => undefined },
  })
  const { encodings } = await today.answer()
  const body = encodings.find(({ encoding }) => encoding === 'identity')?.body
  return JSON.parse(String(body)).parts[name]
}

describe.each(Object.entries(contents))('the content of %s', (name, make) => {
  const part = name as TodayPartName

  it('made just now is fresh', async () => {
    expect(await read(part, make(now))).toMatchObject({ state: 'fresh', data: expect.anything() })
  })

  it.each([3, 12])('of %d days ago is never fresh, whatever headers it comes with', async (days) => {
    expect(await read(part, make(now - days * day))).toMatchObject({ state: 'failed', data: null })
  })

  it('that turns old while it is held is gone by the time that it names', async () => {
    const { dropAt } = await read(part, make(now))
    expect(Date.parse(dropAt)).toBeGreaterThan(now)
    expect(Date.parse(dropAt)).toBeLessThanOrEqual(now + 3 * day)
  })
})

describe('content that is old, and not too old', () => {
  it.each<[TodayPartName, number]>([
    ['warnings', 8 * hour],
    ['floods', 40 * hour],
    ['avalanche', 40 * hour],
    ['aurora', 90 * minute],
    ['flights', 13 * hour],
    ['road', hour],
    ['roadWeather', 90 * minute],
    ['sea', 30 * hour],
    ['departures', 10 * hour],
  ])('%s is told as old', async (name, age) => {
    expect(await read(name, contents[name]?.(now - age) ?? {})).toMatchObject({
      state: 'stale',
      data: expect.anything(),
    })
  })

  it('is told with its own date', async () => {
    const { upstreamTime } = await read('floods', contents.floods?.(now - 40 * hour) ?? {})
    expect(upstreamTime).toBe(new Date(now - 40 * hour).toISOString())
  })
})

describe('what may be quiet', () => {
  it('warnings of MET stay true for weeks while one lasts, or none is listed', async () => {
    const lasting = { listedAt: now - 20 * day, lastEnd: null, unreadable: 0 }
    expect(await read('warnings', { warnings: send({ ...lasting, warnings: [warningOf(null)] }) })).toMatchObject({
      state: 'fresh',
      data: [{ id: 'one' }],
    })
    expect(await read('warnings', { warnings: send({ ...lasting, warnings: [] }) })).toMatchObject({
      state: 'fresh',
      data: [],
    })
  })

  it('avalanches that nobody assesses are out of season, whenever that was written', async () => {
    now = Date.parse('2026-07-04T12:00:00Z')
    const days = [{ ...bulletin, level: null, date: '2026-07-04', publishedAt: now - 30 * day }]
    expect(await read('avalanche', { avalanche: send({ unreadable: 0, days }) })).toMatchObject({
      state: 'outOfSeason',
    })
  })

  it('messages of the road are old after three days in which none changed', async () => {
    const of = (age: number) => ({
      road: send({ listedAt: now, unreadable: 0, messages: [{ ...message, updatedAt: now - age }] }),
    })
    expect(await read('road', of(2 * day))).toMatchObject({ state: 'fresh' })
    expect(await read('road', of(4 * day))).toMatchObject({ state: 'stale' })
    expect(await read('road', of(8 * day))).toMatchObject({ state: 'failed' })
  })

  it('an airport where no flight is planned has a list all the same', async () => {
    expect(await read('flights', { flights: send({ updatedAt: now - hour, flights: [] }) })).toMatchObject({
      state: 'fresh',
    })
  })
})

it('of warnings that cannot be read the number is told, of both services of floods together', async () => {
  const list = { listedAt: now, lastEnd: now + day, warnings: [] }
  const floods = { floods: send({ ...list, unreadable: 1 }), landslides: send({ ...list, unreadable: 2 }) }
  expect(await read('floods', floods)).toMatchObject({ state: 'fresh', unreadable: 3, data: [] })
  expect(await read('warnings', { warnings: send({ ...list, unreadable: 1 }) })).toMatchObject({ unreadable: 1 })
  expect(await read('warnings', { warnings: send({ ...list, unreadable: 0 }) })).not.toHaveProperty('unreadable')
})
