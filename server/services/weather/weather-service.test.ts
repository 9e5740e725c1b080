import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { type WeatherAnswer, weatherAnswer } from '#contract/weather.ts'
import { type WeatherPlace, weatherPlaces } from '#contract/weather-places.ts'
import { type FailureReason, type UpstreamAnswer, UpstreamFailure } from '#server/cache/upstream.ts'
import type { UpstreamStore } from '#server/cache/upstream-store.ts'
import type { ReadyAnswer } from '#server/http/ready-answer.ts'
import { exampleForecast } from '#server/testing/example-app.ts'
import { memoryUpstreamStore } from '#server/testing/memory-upstream-store.ts'
import { readEncodedBody, readReadyAnswer } from '#server/testing/read-ready-answer.ts'
import { createWeatherService, type WeatherService, type WeatherUnavailable } from './weather-service.ts'
import type { Forecast } from './weather-source.ts'

// Specific to weather; server/cache/ covers requests and caching.

const minute = 60_000
const hour = 60 * minute

type ServiceParts = Parameters<typeof createWeatherService>[0]

let now: number
let asked: { at: object; version: string | null }[]
let next: () => Promise<UpstreamAnswer<Forecast>>
let weather: WeatherService

async function newForecast(): Promise<UpstreamAnswer<Forecast>> {
  return { kind: 'new', value: exampleForecast(now), version: 'v1', expiresAt: now + 30 * minute }
}

function fail(reason: FailureReason, retryAfter = 0): typeof next {
  return () => Promise.reject(new UpstreamFailure(reason, 'on purpose', { retryAfter }))
}

function startService(parts: Partial<ServiceParts> = {}, name = 'https://met.example'): WeatherService {
  return createWeatherService({
    source: {
      name,
      longestAnswerMs: 1000,
      ask(at, version) {
        asked.push({ at, version })
        return next()
      },
    },
    clock: () => now,
    // Jitter makes backoffs three quarters of their length and the delay after expiry half a minute.
    random: () => 0.5,
    log: { warn: () => undefined, error: () => undefined },
    headers: { 'x-content-type-options': 'nosniff' },
    policy: { patienceMs: 20 },
    ...parts,
  })
}

beforeEach(() => {
  now = Date.parse('2026-11-21T09:20:00Z')
  asked = []
  next = newForecast
  weather = startService()
})

function isReady(answer: ReadyAnswer | WeatherUnavailable | undefined): answer is ReadyAnswer {
  return answer !== undefined && 'encodings' in answer
}

async function ask(place: WeatherPlace = 'svolvaer', service = weather): Promise<ReadyAnswer> {
  const answer = await service.answer(place)
  if (!isReady(answer)) throw new Error('there is no forecast')
  return answer
}

function read(answer: ReadyAnswer): WeatherAnswer {
  return weatherAnswer.parse(readReadyAnswer(answer))
}

function header(answer: ReadyAnswer, name: string): string | undefined {
  const headers = answer.encodings[0]?.headers ?? []
  return headers[headers.indexOf(name) + 1]
}

describe('an answer', () => {
  test('keeps to the contract', async () => {
    const answer = read(await ask())
    expect(answer).toMatchObject({
      place: 'svolvaer',
      fetchedAt: '2026-11-21T09:20:00.000Z',
      expiresAt: '2026-11-21T09:50:00.000Z',
      stale: false,
    })
    expect(answer.current.time).toBe('2026-11-21T09:00:00.000Z')
    expect(answer.cards).toHaveLength(4)
  })

  test('is that of its place', async () => {
    expect(read(await ask('svolvaer')).place).toBe('svolvaer')
    expect(read(await ask('reine')).place).toBe('reine')
    expect(asked.map(({ at }) => at)).toMatchObject([weatherPlaces.svolvaer, weatherPlaces.reine])
    expect(weather.findReady('svolvaer')).toBeDefined()
  })

  test('is the same object until something changes, whole in every form', async () => {
    const answer = await ask()
    expect(weather.findReady('svolvaer')).toBe(answer)
    expect(answer.encodings.map(({ encoding }) => encoding).toSorted()).toEqual(['br', 'gzip', 'identity'])
    expect(JSON.parse(String(brotliDecompressSync(readEncodedBody(answer, 'br'))))).toEqual(read(answer))
    expect(header(answer, 'x-content-type-options')).toBe('nosniff')
  })

  test('may be kept until the expiry, and no second longer', async () => {
    expect(header(await ask(), 'cache-control')).toBe('public, max-age=1800')
    now += 29 * minute
    expect(header(await ask(), 'cache-control')).toBe('public, max-age=60')
    now += 70_000
    expect(header(await ask(), 'cache-control')).toBe('no-cache')
  })

  test('moves on to the next hour without asking, and is not kept beyond it', async () => {
    now = Date.parse('2026-11-21T09:45:00Z')
    const first = await ask()
    expect(header(first, 'cache-control')).toBe('public, max-age=900')
    now = Date.parse('2026-11-21T10:05:00Z')
    const second = await ask()
    expect(read(second).current.time).toBe('2026-11-21T10:00:00.000Z')
    expect(second.etag).not.toBe(first.etag)
    expect(asked).toHaveLength(1)
  })

  test('keeps its etag from second to second', async () => {
    const first = await ask()
    now += 5000
    expect((await ask()).etag).toBe(first.etag)
  })

  test('that is stale says so, and is to be asked about each time', async () => {
    await ask()
    now += 35 * minute
    next = fail('unreachable')
    expect(read(await ask()).stale).toBe(true)
    now += 25 * minute
    const answer = await ask()
    expect(read(answer)).toMatchObject({ stale: true, fetchedAt: '2026-11-21T09:20:00.000Z' })
    expect(read(answer).current.time).toBe('2026-11-21T10:00:00.000Z')
    expect([answer.isStale, header(answer, 'cache-control')]).toEqual([true, 'no-cache'])
    expect(weather.findReady('svolvaer')).toBe(answer)
  })
})

describe('the rules for MET', () => {
  test('nobody asks again before the expiry and up to a minute of random delay are over', async () => {
    await ask()
    now += 30 * minute + 29_000
    expect(read(await ask()).stale).toBe(false)
    expect(asked).toHaveLength(1)
    now += 1000
    await ask()
    expect(asked.map(({ version }) => version)).toEqual([null, 'v1'])
  })

  test('waits grow from failure to failure, from half a minute up to half an hour', async () => {
    next = fail('unreachable')
    const waits: number[] = []
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const answer = await weather.answer('svolvaer')
      const seconds = isReady(answer) ? 0 : answer.retryAfterSeconds
      waits.push(seconds)
      now += seconds * 1000
    }
    expect(waits).toEqual([23, 45, 90, 180, 360, 720, 1350, 1350, 1350])
    expect(asked).toHaveLength(9)
  })

  test('after a refusal nobody is asked any more, whatever the place and the hour', async () => {
    await ask()
    now += hour
    next = fail('refused')
    expect(read(await ask()).stale).toBe(true)
    next = newForecast
    now += 24 * hour
    expect(read(await ask()).stale).toBe(true)
    expect(await weather.answer('reine')).toEqual({ retryAfterSeconds: 3600 })
    expect(asked).toHaveLength(2)
  })

  test('a wrong question is not repeated for six hours', async () => {
    next = fail('wrong-question')
    expect(await weather.answer('svolvaer')).toEqual({ retryAfterSeconds: 6 * 3600 })
  })

  test('it keeps us away for a day at most', async () => {
    next = fail('throttled', 48 * hour)
    expect(await weather.answer('svolvaer')).toEqual({ retryAfterSeconds: 24 * 3600 })
  })

  test('a copy of more than two days is not shown any more', async () => {
    await ask()
    next = fail('unreachable')
    // Counted from when MET computed it.
    now = Math.min(exampleForecast(now).updatedAt ?? now, exampleForecast(now).steps[0].time) + 48 * hour
    expect(read(await ask()).stale).toBe(true)
    now += 1000
    expect(isReady(await weather.answer('svolvaer'))).toBe(false)
  })

  test.each([
    [13, { stale: true }],
    [47, { stale: true }],
    // Its expiry is new, and its first step was shown as the weather of now.
    [49, null],
    [12 * 24, null],
  ])('content of %d hours ago is not fresh, whatever expiry it comes with', async (hours, expected) => {
    next = async () => ({ ...(await newForecast()), kind: 'new', value: exampleForecast(now - hours * hour) })
    const answer = await weather.answer('svolvaer')
    expect(isReady(answer) ? read(answer) : null).toEqual(expected && expect.objectContaining(expected))
    const forecast = await weather.forecast('svolvaer')
    expect('record' in forecast ? { stale: forecast.isStale } : null).toEqual(expected)
  })

  test('content turns old and goes while MET says that nothing changed', async () => {
    await ask()
    next = async () => ({ kind: 'unchanged', version: 'v1', expiresAt: now + 30 * minute })
    const { updatedAt, steps } = exampleForecast(now)
    const madeAt = Math.min(updatedAt ?? now, steps[0].time)
    now = madeAt + 12 * hour
    expect(read(await ask()).stale).toBe(false)
    now += minute
    expect(read(await ask()).stale).toBe(true)
    now = madeAt + 48 * hour + minute
    expect(isReady(await weather.answer('svolvaer'))).toBe(false)
    expect(weather.findReady('svolvaer')).toBeUndefined()
  })

  test('a copy that has no step for now is not shown either', async () => {
    const { updatedAt, steps } = exampleForecast(now)
    next = async () => ({ ...(await newForecast()), kind: 'new', value: { updatedAt, steps: [steps[0]] } })
    await ask()
    next = fail('unreachable')
    now += 2 * hour
    expect(isReady(await weather.answer('svolvaer'))).toBe(false)
  })

  test('one whose first step is still to come is shown: it is our clock that is wrong', async () => {
    await ask()
    next = fail('unreachable')
    now += hour
    await ask()
    now -= 3 * hour
    expect(read(await ask()).stale).toBe(true)
  })
})

describe('a forecast that is stored', () => {
  let store: UpstreamStore
  const key = 'weather https://met.example 68.2383,14.5683'

  beforeEach(() => {
    store = memoryUpstreamStore(() => now)
  })

  test('is found again by its source and its place, as the last release has stored it', async () => {
    await ask('svolvaer', startService({ store }))
    expect(await store.read(key)).toEqual({
      value: exampleForecast(now),
      version: 'v1',
      fetchedAt: now,
      expiresAt: now + 30 * minute,
    })
    next = fail('unreachable')
    expect(read(await ask('svolvaer', startService({ store })))).toMatchObject({ stale: false })
    expect(isReady(await startService({ store }).answer('reine'))).toBe(false)
    expect(isReady(await startService({ store }, 'http://stand-in.example').answer('svolvaer'))).toBe(false)
  })

  test('in an unknown shape counts as nothing', async () => {
    await store.write(key, { value: { steps: [] }, version: 'v0', fetchedAt: now, expiresAt: now + hour })
    await ask('svolvaer', startService({ store }))
    expect(asked.map(({ version }) => version)).toEqual([null])
  })
})

test('the answer and the forecast that other services use are one question', async () => {
  await ask('svolvaer')
  expect(await weather.forecast('svolvaer')).toMatchObject({ record: { value: exampleForecast(now) }, isStale: false })
  expect(await weather.forecast('reine')).toHaveProperty('record')
  await ask('reine')
  expect(asked).toHaveLength(2)
  next = fail('unreachable')
  expect(await weather.forecast('leknes')).toMatchObject({ retryAfterSeconds: expect.any(Number) })
})
