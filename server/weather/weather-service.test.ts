import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { type WeatherAnswer, weatherAnswer } from '#contract/weather.ts'
import type { ReadyAnswer } from '#server/http/ready-answer.ts'
import { exampleForecast } from '#server/testing/example-app.ts'
import { readEncodedBody, readReadyAnswer } from '#server/testing/read-ready-answer.ts'
import { createWeatherService, type WeatherService, type WeatherUnavailable } from './weather-service.ts'
import { type FailureReason, type SourceAnswer, WeatherSourceFailure } from './weather-source.ts'

const minute = 60_000
const hour = 60 * minute

let now: number
let asked: { at: number; held: string | null }[]
let next: () => Promise<SourceAnswer>
let logged: [level: string, message: string][]
let weather: WeatherService

function newForecast(version = 'v1'): Promise<SourceAnswer> {
  return Promise.resolve({ kind: 'forecast', forecast: exampleForecast(now), version, expiresAt: now + 30 * minute })
}

function fail(reason: FailureReason, retryAfter = 0): () => Promise<SourceAnswer> {
  return () => Promise.reject(new WeatherSourceFailure(reason, 'on purpose', { retryAfter }))
}

beforeEach(() => {
  now = Date.parse('2026-11-21T09:20:00Z')
  asked = []
  next = newForecast
  logged = []
  weather = createWeatherService({
    source: {
      forecast: (_at, held) => {
        asked.push({ at: now, held })
        return next()
      },
    },
    clock: () => now,
    // Jitter at its middle: backoffs are three quarters of their length, the delay after an expiry half a minute.
    random: () => 0.5,
    log: {
      warn: (_fields, message) => logged.push(['warn', message]),
      error: (_fields, message) => logged.push(['error', message]),
    },
    headers: { 'x-content-type-options': 'nosniff' },
    patienceMs: 20,
  })
})

function isReady(answer: ReadyAnswer | WeatherUnavailable | undefined): answer is ReadyAnswer {
  return answer !== undefined && 'encodings' in answer
}

async function ask(): Promise<ReadyAnswer> {
  const answer = await weather.answer('svolvaer')
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

describe('asking', () => {
  test('the first visitor waits for the first forecast, and it keeps to the contract', async () => {
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

  test('visitors at the same time share one question', async () => {
    const answers = await Promise.all(Array.from({ length: 1000 }, ask))
    expect(asked).toHaveLength(1)
    expect(new Set(answers).size).toBe(1)
  })

  test('nobody asks again before the expiry and its random delay are over', async () => {
    await ask()
    now += 30 * minute + 29_000
    expect(read(await ask()).stale).toBe(false)
    expect(asked).toHaveLength(1)
    now += 1000
    await ask()
    expect(asked.map(({ held }) => held)).toEqual([null, 'v1'])
  })

  test('each place has its own forecast', async () => {
    await ask()
    await weather.answer('reine')
    expect(asked).toHaveLength(2)
  })

  test('an unchanged forecast stays, and we know that it is the newest', async () => {
    await ask()
    now += 31 * minute
    next = () => Promise.resolve({ kind: 'unchanged', version: 'v1', expiresAt: now + 30 * minute })
    expect(read(await ask())).toMatchObject({ fetchedAt: new Date(now).toISOString(), stale: false })
  })
})

describe('ready answers', () => {
  test('are the same object until something changes, whole in every form', async () => {
    const answer = await ask()
    expect(weather.findReady('svolvaer')).toBe(answer)
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

  test('move on to the next hour without asking, and are not kept beyond it', async () => {
    now = Date.parse('2026-11-21T09:45:00Z')
    const first = await ask()
    expect(header(first, 'cache-control')).toBe('public, max-age=900')
    now = Date.parse('2026-11-21T10:05:00Z')
    const second = await ask()
    expect(read(second).current.time).toBe('2026-11-21T10:00:00.000Z')
    expect(second.etag).not.toBe(first.etag)
    expect(asked).toHaveLength(1)
  })

  test('keep their etag from second to second', async () => {
    const first = await ask()
    now += 5000
    expect((await ask()).etag).toBe(first.etag)
  })
})

describe('when the source fails', () => {
  test('there is no answer without a copy, and it is said when to come again', async () => {
    next = fail('unreachable')
    expect(await weather.answer('svolvaer')).toEqual({ retryAfterSeconds: 23 })
    expect(await weather.answer('svolvaer')).toEqual({ retryAfterSeconds: 23 })
    expect(asked).toHaveLength(1)
  })

  test('the older copy is sent as stale, with its age, to be asked about each time', async () => {
    await ask()
    now += hour
    next = fail('unreachable')
    const answer = await ask()
    expect(read(answer)).toMatchObject({ stale: true, fetchedAt: '2026-11-21T09:20:00.000Z' })
    expect(read(answer).current.time).toBe('2026-11-21T10:00:00.000Z')
    expect(header(answer, 'cache-control')).toBe('no-cache')
    expect(weather.findReady('svolvaer')).toBe(answer)
  })

  test('a slow source does not hold up a visitor longer than the patience, and its answer comes to the next', async () => {
    await ask()
    now += hour
    let deliver: (answer: SourceAnswer) => void = () => undefined
    next = () =>
      new Promise((resolve) => {
        deliver = resolve
      })
    expect(read(await ask()).stale).toBe(true)
    expect(read(await ask()).stale).toBe(true)
    expect(asked).toHaveLength(2)
    deliver(await newForecast('v2'))
    await new Promise((resolve) => setImmediate(resolve))
    expect(read(await ask()).stale).toBe(false)
    expect(asked).toHaveLength(2)
  })

  test('waits grow from failure to failure up to half an hour, and start anew after a success', async () => {
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
    next = newForecast
    await ask()
    now += hour
    next = fail('unreachable')
    await ask()
    now += 22_000
    await ask()
    expect(asked).toHaveLength(11)
    now += 1000
    await ask()
    expect(asked).toHaveLength(12)
  })

  test('after a throttle no place is asked before Retry-After is over', async () => {
    next = fail('throttled', 10 * minute)
    await weather.answer('svolvaer')
    expect(await weather.answer('reine')).toEqual({ retryAfterSeconds: 600 })
    expect(asked).toHaveLength(1)
    now += 10 * minute
    next = newForecast
    await ask()
    expect(asked).toHaveLength(2)
  })

  test('a throttle without Retry-After means at least a minute', async () => {
    next = fail('throttled')
    expect(await weather.answer('svolvaer')).toEqual({ retryAfterSeconds: 60 })
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
    expect(logged).toEqual([['error', 'the weather service refuses us: it is not asked again before a restart']])
  })

  test('a wrong question is logged as our error and not repeated for six hours', async () => {
    next = fail('wrong-question')
    expect(await weather.answer('svolvaer')).toEqual({ retryAfterSeconds: 6 * 3600 })
    expect(logged.map(([level]) => level)).toEqual(['error'])
  })

  test('a copy of more than two days is not shown any more', async () => {
    await ask()
    next = fail('unreachable')
    now += 48 * hour
    expect(read(await ask()).stale).toBe(true)
    now += 1000
    expect(isReady(await weather.answer('svolvaer'))).toBe(false)
  })

  test('a copy that has no step for now is not shown either', async () => {
    const short = exampleForecast(now)
    next = () =>
      Promise.resolve({
        kind: 'forecast',
        forecast: { ...short, steps: [short.steps[0]] },
        version: null,
        expiresAt: now + 30 * minute,
      })
    await ask()
    next = fail('unreachable')
    now += 2 * hour
    expect(isReady(await weather.answer('svolvaer'))).toBe(false)
  })

  test('an error nobody foresaw is a failure like any other', async () => {
    next = () => Promise.reject(new TypeError('a bug'))
    expect(await weather.answer('svolvaer')).toEqual({ retryAfterSeconds: 23 })
    expect(logged).toEqual([['warn', 'no newer forecast']])
  })
})
