import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import type { HotelSource } from '#server/services/hotels/hotel-source.ts'
import { GuardedFetchFailure } from '#server/services/images/guarded-fetch.ts'
import type { WeatherSource } from '#server/services/weather/weather-source.ts'
import { buildExampleApp, exampleForecast, exampleWeatherSource } from '#server/testing/example-app.ts'
import { databaseIsGone, exampleClickCounts } from '#server/testing/example-click-counts.ts'
import { sendBytes } from '#server/testing/open-connection.ts'
import { createMetrics } from './create-metrics.ts'

const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

type ExampleOptions = NonNullable<Parameters<typeof buildExampleApp>[0]>

async function listen(options: ExampleOptions & { isDatabaseReachable?: () => Promise<boolean | null> } = {}) {
  const { isDatabaseReachable = async () => null, clock = Date.now, ...rest } = options
  const metrics = createMetrics({ buildId: 'example', clock, isDatabaseReachable })
  const { app } = await buildExampleApp({ ...rest, clock, metrics })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  ends.push(() => app.close(), metrics.stop)
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, redirect: 'manual' }).then(async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    })
  return { app, port, metrics, ask }
}

/** Returns the value of a metric line. */
async function read({ describe: describeAll }: { describe: () => Promise<string> }, series: string): Promise<number> {
  const line = (await describeAll()).split('\n').find((each) => each.startsWith(`${series} `))
  return Number(line?.slice(series.length + 1) ?? Number.NaN)
}

const requestsOf = (route: string, status: string) => `guide_requests_total{route="${route}",status="${status}"}`

describe('requests', () => {
  test('are counted by what was asked for and how it went, from memory and from routes', async () => {
    const { metrics, ask, port } = await listen()
    await ask('/en/places?utm=x')
    const { headers } = await fetch(`http://127.0.0.1:${port}/en/places`)
    await ask('/en/places', { headers: { 'if-none-match': String(headers.get('etag')) } })
    await ask('/en/places/')
    await ask('/nowhere')
    await ask('/_assets/island.Ab12.js')
    await ask('/api/weather/reine')
    await ask('/api/weather/reine')
    await ask('/api/weather/oslo')
    await ask('/healthz')
    // A response is counted on close, just after the client has received it.
    await expect.poll(() => read(metrics, requestsOf('health', '2xx'))).toBe(1)
    expect(await read(metrics, requestsOf('page', '2xx'))).toBe(2)
    expect(await read(metrics, requestsOf('page', '3xx'))).toBe(2)
    expect(await read(metrics, requestsOf('page', '4xx'))).toBe(1)
    expect(await read(metrics, requestsOf('file', '2xx'))).toBe(1)
    expect(await read(metrics, requestsOf('weather', '2xx'))).toBe(2)
    expect(await read(metrics, requestsOf('weather', '4xx'))).toBe(1)
    expect(await read(metrics, 'guide_request_duration_seconds_count{route="page"}')).toBe(5)
    expect(await read(metrics, 'guide_request_duration_seconds_bucket{route="page",le="+Inf"}')).toBe(5)
  })

  test('that are no HTTP are counted apart', async () => {
    const { metrics, app } = await listen()
    await sendBytes(app, 'this is no request\r\n\r\n')
    expect(await read(metrics, requestsOf('no-http', '4xx'))).toBe(1)
  })

  test('that nobody waits for any more are counted as such', async () => {
    let deliver = (): void => undefined
    const source = exampleWeatherSource(
      () =>
        new Promise((resolve) => {
          deliver = () =>
            resolve({ kind: 'new', value: exampleForecast(Date.now()), version: null, expiresAt: Date.now() })
        }),
    )
    const { app, metrics, port } = await listen({ source })
    const socket = connect({ port, host: '127.0.0.1' })
    socket.write('GET /api/weather/reine HTTP/1.1\r\nhost: x\r\n\r\n')
    await once(app.server, 'request')
    socket.destroy()
    await expect.poll(() => read(metrics, requestsOf('weather', 'aborted'))).toBe(1)
    deliver()
  })

  test('never leave a word of theirs in the figures', async () => {
    const { metrics, ask, app } = await listen()
    await ask('/en/rosebud@guide.example/192.0.2.7?token=rosebud')
    await ask('/api/weather/rosebud')
    await ask('/rest/v1/rosebud', { headers: { apikey: 'rosebud' } })
    await ask('/functions/v1/expedia-api', { method: 'POST', body: 'rosebud', headers: { 'user-agent': 'rosebud' } })
    await sendBytes(app, 'ROSEBUD rosebud\r\n\r\n')
    const told = await metrics.describe()
    expect(told).not.toMatch(/rosebud|192\.0\.2|example\/|127\.0\.0\.1/i)
    const before = told.split('\n').length
    for (let index = 0; index < 50; index += 1) await ask(`/en/unknown-${index}`)
    expect((await metrics.describe()).split('\n').length).toBe(before)
  })
})

describe('outside services', () => {
  test('are counted by how they answered, with the time of the last answer and of the last failure', async () => {
    let now = 1_795_000_000_000
    const answers: (() => ReturnType<WeatherSource['ask']>)[] = [
      async () => ({ kind: 'new', value: exampleForecast(now), version: 'a', expiresAt: now + 60_000 }),
      async () => ({ kind: 'unchanged', version: 'a', expiresAt: now + 60_000 }),
      () => Promise.reject(new UpstreamFailure('unreachable', 'on purpose')),
    ]
    const source = exampleWeatherSource(() => (answers.shift() as () => ReturnType<WeatherSource['ask']>)())
    const { metrics, ask } = await listen({ source, clock: () => now })
    await ask('/api/weather/reine')
    now += 120_000
    await ask('/api/weather/reine')
    now += 120_000
    await ask('/api/weather/reine')
    const questionsOf = (outcome: string) => `guide_upstream_questions_total{upstream="met",outcome="${outcome}"}`
    const told = await Promise.all(
      ['answered', 'unchanged', 'unreachable'].map((each) => read(metrics, questionsOf(each))),
    )
    expect(told).toEqual([1, 1, 1])
    expect(await read(metrics, 'guide_upstream_last_success_timestamp_seconds{upstream="met"}')).toBe(1_795_000_120)
    expect(await read(metrics, 'guide_upstream_last_failure_timestamp_seconds{upstream="met"}')).toBe(1_795_000_240)
    expect(await read(metrics, 'guide_upstream_duration_seconds_count{upstream="met"}')).toBe(3)
    expect(await metrics.describe()).not.toContain('success_timestamp_seconds{upstream="expedia"}')
  })

  test('that answer with an older copy behind them are told from those with none', async () => {
    let now = 1_795_000_000_000
    let isDown = false
    const source = exampleWeatherSource(async () => {
      if (isDown) throw new UpstreamFailure('unreachable', 'on purpose')
      return { kind: 'new', value: exampleForecast(now), version: null, expiresAt: now + 60_000 }
    })
    const { metrics, ask } = await listen({ source, clock: () => now })
    const seen = async () =>
      Promise.all(
        ['ready', 'stale', 'fetched', 'none'].map((result) =>
          read(metrics, `guide_cache_answers_total{cache="weather",result="${result}"}`),
        ),
      )
    await ask('/api/weather/reine')
    await ask('/api/weather/reine')
    expect(await seen()).toEqual([1, 0, 1, 0])
    isDown = true
    now += 120_000
    await ask('/api/weather/reine')
    await ask('/api/weather/reine')
    await ask('/api/weather/leknes')
    expect(await seen()).toEqual([1, 2, 1, 1])
  })

  test('of hotels and of their pictures are counted too, the examples of our own are not', async () => {
    const partner: HotelSource = {
      name: 'partner',
      isSample: false,
      requestsPerMinute: null,
      longestAnswerMs: 1000,
      findOffers: () => Promise.reject(new UpstreamFailure('throttled', 'on purpose')),
    }
    const { observers, describe: describeAll } = createMetrics({
      buildId: 'example',
      clock: Date.now,
      isDatabaseReachable: async () => null,
    })
    await observers
      .hotelSource(partner)
      .findOffers({ checkIn: '2026-12-01', checkOut: '2026-12-02', adults: 2, childAges: [] })
      .catch(String)
    const sample = { ...partner, isSample: true }
    expect(observers.hotelSource(sample)).toBe(sample)
    const late = observers.fetch('hotel-pictures', () =>
      Promise.reject(new GuardedFetchFailure('too-slow', 'on purpose')),
    )
    const options = { accept: '*/*', contentTypes: [], timeLimitMs: 1, sizeLimitBytes: 1 }
    await late('https://pictures.example/1.jpg', options).catch(String)
    const gone = observers.fetch('hotel-pages', async (address) => ({
      status: 404,
      address: new URL(address),
      body: Buffer.alloc(0),
    }))
    await gone('https://pages.example/1', options)
    const told = { describe: describeAll }
    const asked = (upstream: string, outcome: string) =>
      read(told, `guide_upstream_questions_total{upstream="${upstream}",outcome="${outcome}"}`)
    expect(await asked('expedia', 'throttled')).toBe(1)
    expect(await asked('hotel-pictures', 'unreachable')).toBe(1)
    expect(await asked('hotel-pages', 'wrong-question')).toBe(1)
  })
})

describe('clicks', () => {
  test('are counted by partner, and those that are lost apart', async () => {
    const clickCounts = exampleClickCounts()
    const { metrics, ask } = await listen({ clickCounts })
    const click = () =>
      ask('/api/outbound-clicks', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ partner: 'hotels', page: '/steder', position: 1 }),
      })
    await click()
    clickCounts.failure = databaseIsGone()
    await click()
    expect(await read(metrics, 'guide_clicks_counted_total{partner="hotels"}')).toBe(1)
    expect(await read(metrics, 'guide_clicks_lost_total{partner="hotels"}')).toBe(1)
    expect(await read(metrics, 'guide_clicks_counted_total{partner="tours"}')).toBe(0)
  })
})

describe('the database', () => {
  test('is told to be there or gone, and is not told of before it is needed', async () => {
    let answer: boolean | null = null
    const { metrics } = await listen({ isDatabaseReachable: async () => answer })
    expect(await read(metrics, 'guide_database_reachable')).toBeNaN()
    answer = false
    expect(await read(metrics, 'guide_database_reachable')).toBe(0)
    answer = true
    expect(await read(metrics, 'guide_database_reachable')).toBe(1)
  })
})

describe('the text', () => {
  test('is what Prometheus reads: each name once, with its kind, each line a name, labels and a number', async () => {
    const { metrics, port } = await listen()
    const [answer] = (await once(get({ host: '127.0.0.1', port, path: '/' }), 'response')) as [IncomingMessage]
    await text(answer)
    const lines = (await metrics.describe()).trimEnd().split('\n')
    const kinds = lines.filter((line) => line.startsWith('# TYPE ')).map((line) => line.split(' ')[2])
    expect(new Set(kinds).size).toBe(kinds.length)
    for (const line of lines) {
      expect(line).toMatch(
        /^(# (HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(\{[a-z]+="[^"\\]*"(,[a-z]+="[^"\\]*")*\})? (-?[\d.]+(e[+-]?\d+)?))$/,
      )
    }
    expect(kinds).toEqual(
      expect.arrayContaining(['process_resident_memory_bytes', 'nodejs_eventloop_utilization_ratio']),
    )
  })
})
