import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import { readEvery } from '#server/testing/read-ready-answer.ts'
import { failureOf, retryAfterExamples, upstreamFailures } from '#server/testing/upstream-failures.ts'
import { type MetFault, startMetStub } from '#stubs/met-norway/start-met-stub.ts'
import { readForecastBody } from './forecast-body.ts'
import { metNorway } from './met-norway.ts'

const now = Date.parse('2026-11-21T09:20:44Z')
const svolvaer = { latitude: 68.2383, longitude: 14.5683 }

let stub: Awaited<ReturnType<typeof startMetStub>>
let warnings: string[]

beforeEach(async () => {
  stub = await startMetStub({ clock: () => now })
  warnings = []
})

afterEach(() => stub.close())

function source(options: { userAgent?: string; timeLimitMs?: number; clock?: () => number; baseUrl?: string } = {}) {
  return metNorway({
    baseUrl: stub.url,
    userAgent: 'lofoten-guide/0.1.0 post@guide.example',
    clock: () => now,
    log: { warn: (_fields, message) => warnings.push(message) },
    ...options,
  }).forecasts
}

function failToForecast(asked = source()): Promise<UpstreamFailure> {
  return failureOf(UpstreamFailure, asked.ask(svolvaer, null))
}

describe('the usual answer', () => {
  test('is a forecast in our words, with its version and its expiry', async () => {
    const answer = await source().ask(svolvaer, null)
    if (answer.kind !== 'new') throw new Error('expected a forecast')
    expect(answer.version).toBe('Sat, 21 Nov 2026 09:00:00 GMT')
    expect(answer.expiresAt).toBeGreaterThanOrEqual(now + 30 * 60_000)
    expect(answer.value.updatedAt).toBe(Date.parse('2026-11-21T09:00:00Z'))
    const [first] = answer.value.steps
    expect(first.time).toBe(Date.parse('2026-11-21T09:00:00Z'))
    expect(first).toMatchObject({
      temperature: expect.any(Number),
      windSpeed: expect.any(Number),
      windGust: expect.any(Number),
      cloud: expect.any(Number),
      windFromDirection: expect.any(Number),
      humidity: expect.any(Number),
      pressure: expect.any(Number),
      nextHour: { symbol: expect.any(String), precipitation: expect.any(Number) },
    })
    expect(answer.value.steps.at(-1)).toMatchObject({ nextHour: null, nextSixHours: null, nextTwelveHours: null })
  })

  test('was asked for as MET demands', async () => {
    await source().ask({ latitude: 68.238312, longitude: 14.5 }, null)
    expect(stub.requests).toHaveLength(1)
    expect(stub.requests[0]).toMatchObject({
      path: '/weatherapi/locationforecast/2.0/complete?lat=68.2383&lon=14.5',
      headers: {
        'user-agent': 'lofoten-guide/0.1.0 post@guide.example',
        'accept-encoding': expect.stringContaining('gzip'),
      },
      status: 200,
    })
    expect(stub.requests[0]?.headers).not.toHaveProperty('if-modified-since')
  })

  test('304 says that the held version is the newest, with a new expiry', async () => {
    const first = await source().ask(svolvaer, null)
    const second = await source().ask(svolvaer, first.version)
    expect(stub.requests.map((request) => request.status)).toEqual([200, 304])
    expect(stub.requests[1]?.headers['if-modified-since']).toBe('Sat, 21 Nov 2026 09:00:00 GMT')
    expect(stub.requests[1]?.headers).not.toHaveProperty('cache-control')
    expect(stub.requests[1]?.headers).not.toHaveProperty('pragma')
    expect(second).toEqual({ kind: 'unchanged', version: first.version, expiresAt: first.expiresAt })
  })

  test('203 is used and warned about', async () => {
    stub.setFault({ kind: 'status', status: 203 })
    expect((await source().ask(svolvaer, null)).kind).toBe('new')
    expect(warnings).toEqual(['MET calls this version of its service deprecated or beta'])
  })

  test('without an expiry holds for half an hour', async () => {
    stub.setFault({ kind: 'no-expires' })
    expect((await source().ask(svolvaer, null)).expiresAt).toBe(now + 30 * 60_000)
  })

  test('keeps its lifetime when our clock is a day wrong', async () => {
    const answer = await source({ clock: () => now + 86_400_000 }).ask(svolvaer, null)
    expect(answer.expiresAt - (now + 86_400_000)).toBeGreaterThanOrEqual(30 * 60_000)
    expect(answer.expiresAt - (now + 86_400_000)).toBeLessThan(35 * 60_000)
  })

  test.each(['missing-details', 'missing-periods'] as const)('with %s is a forecast with gaps', async (kind) => {
    stub.setFault({ kind })
    const answer = await source().ask(svolvaer, null)
    if (answer.kind !== 'new') throw new Error('expected a forecast')
    expect(answer.value.steps[0]).toMatchObject(
      kind === 'missing-details' ? { temperature: null, windSpeed: null } : { nextHour: null, nextSixHours: null },
    )
  })
})

describe('a failure has one of five reasons', () => {
  test.each<[MetFault, string]>([
    ...upstreamFailures,
    [{ kind: 'status', status: 422 }, 'wrong-question'],
    [{ kind: 'empty-timeseries' }, 'wrong-answer'],
  ])('%j is %s', async (fault, reason) => {
    stub.setFault(fault)
    expect((await failToForecast()).reason).toBe(reason)
  })

  test('an answer that takes too long is given up', async () => {
    stub.setFault({ kind: 'slow', delayMs: 60_000 })
    expect((await failToForecast(source({ timeLimitMs: 50 }))).reason).toBe('unreachable')
  })

  test('a refused connection is unreachable', async () => {
    await stub.close()
    expect((await failToForecast()).reason).toBe('unreachable')
  })

  test('a User-Agent that names nobody is refused', async () => {
    expect((await failToForecast(source({ userAgent: 'node' }))).reason).toBe('refused')
  })

  test.each([...retryAfterExamples(now), ['nonsense', 'soon', 0]] as const)(
    'Retry-After in %s is handed on',
    async (_, retryAfter, milliseconds) => {
      stub.setFault({ kind: 'status', status: 429, retryAfter })
      const failure = await failToForecast()
      expect([failure.reason, failure.retryAfter]).toEqual(['throttled', milliseconds])
    },
  )

  test('more than ten requests in a second do not go out', async () => {
    const met = source()
    for (let index = 0; index < 10; index += 1) await met.ask(svolvaer, null)
    expect((await failToForecast(met)).reason).toBe('throttled')
    expect(stub.requests).toHaveLength(10)
  })
})

describe('readForecastBody', () => {
  test('accepts periods with and without details, and leaves unknown fields alone', () => {
    const body = {
      properties: {
        timeseries: [
          {
            time: '2026-11-21T09:00:00Z',
            data: {
              instant: { details: { air_temperature: -1.5, fog_area_fraction: 3 } },
              next_12_hours: { summary: { symbol_code: 'snow', symbol_confidence: 'certain' } },
            },
          },
        ],
      },
    }
    expect(readForecastBody(JSON.stringify(body), readEvery)).toEqual({
      updatedAt: null,
      steps: [
        {
          time: Date.parse('2026-11-21T09:00:00Z'),
          temperature: -1.5,
          windSpeed: null,
          windGust: null,
          windFromDirection: null,
          humidity: null,
          pressure: null,
          cloud: null,
          nextHour: null,
          nextSixHours: null,
          nextTwelveHours: { symbol: 'snow', precipitation: null },
        },
      ],
    })
  })

  test.each(['{}', '[]', 'null', '{"properties":{"timeseries":[{"time":"tomorrow","data":{"instant":{}}}]}}', '{"a'])(
    '%s is no forecast',
    (text) => {
      expect(() => readForecastBody(text, readEvery)).toThrow()
    },
  )
})
