import { afterEach, describe, expect, test } from 'vitest'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import { createMetrics } from '#server/operator/metrics/create-metrics.ts'
import { serveMetrics } from '#server/operator/metrics/serve-metrics.ts'
import { exampleWeatherSource } from '#server/testing/example-app.ts'
import { askForUpstreamFigures } from './read-upstream-figures.ts'

const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

describe('askForUpstreamFigures', () => {
  test('hears what the server itself tells', async () => {
    let now = 1_795_000_000_000
    const metrics = createMetrics({ buildId: 'b', clock: () => now, isDatabaseReachable: async () => null })
    const { port, stop } = await serveMetrics({
      host: '127.0.0.1',
      port: 0,
      describe: metrics.describe,
      log: { error: () => undefined },
    })
    ends.push(stop, metrics.stop)
    const ask = () => askForUpstreamFigures({ METRICS_HOST: '127.0.0.1', METRICS_PORT: port })
    expect(await ask()).toMatchObject({ lastSuccessAt: null, lastFailureAt: null, outcomes: {} })
    const { source } = metrics.observers
    const here = { latitude: 68, longitude: 14 }
    const unchanged = async () => ({ kind: 'unchanged', version: null, expiresAt: now }) as const
    await source('met', exampleWeatherSource(unchanged)).ask(here, null)
    now += 5000
    const failing = () => Promise.reject(new UpstreamFailure('throttled', 'on purpose'))
    await source('met', exampleWeatherSource(failing)).ask(here, null).catch(String)
    expect(await ask()).toMatchObject({
      lastSuccessAt: 1_795_000_000_000,
      lastFailureAt: 1_795_000_005_000,
      outcomes: { unchanged: 1, throttled: 1 },
    })
    expect((await ask())?.startedAt).toBeGreaterThan(0)
  })

  test('hears nothing where no port is set, or nobody answers', async () => {
    expect(await askForUpstreamFigures({ METRICS_HOST: '127.0.0.1' })).toBeNull()
    expect(await askForUpstreamFigures({ METRICS_HOST: '127.0.0.1', METRICS_PORT: 9 })).toBeNull()
  })
})
