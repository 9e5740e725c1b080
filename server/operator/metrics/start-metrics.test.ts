import { describe, expect, test } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { observeNothing } from './observers.ts'
import { startMetrics } from './start-metrics.ts'

const start = (environment: Record<string, string>) =>
  startMetrics({
    settings: readSettings(environment),
    buildId: 'example',
    isDatabaseReachable: async () => null,
    log: { error: () => undefined },
  })

describe('startMetrics', () => {
  test('counts nothing and takes no port where none is set', async () => {
    const { observers, requests, stop } = await start({})
    expect([observers, requests]).toEqual([observeNothing, null])
    await stop()
  })

  test('counts where a port is set, until it is stopped', async () => {
    const { observers, requests, stop } = await start({ METRICS_PORT: '0' })
    expect(observers).not.toBe(observeNothing)
    expect(requests).not.toBeNull()
    await stop()
  })

  test('does not begin on an address that this machine does not have', async () => {
    await expect(start({ METRICS_HOST: '192.0.2.1', METRICS_PORT: '0' })).rejects.toMatchObject({
      code: 'EADDRNOTAVAIL',
    })
  })
})
