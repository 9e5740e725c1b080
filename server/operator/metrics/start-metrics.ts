import type { Settings } from '#server/settings.ts'
import { createMetrics } from './create-metrics.ts'
import { type Observers, observeNothing } from './observers.ts'
import type { RequestMetrics } from './request-metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

interface MetricsStartParts {
  settings: Pick<Settings, 'METRICS_HOST' | 'METRICS_PORT'>
  buildId: string
  /** Resolves with whether the database answers; null until it is needed. */
  isDatabaseReachable: () => Promise<boolean | null>
  log: Record<'error', (fields: object, message: string) => void>
}

interface StartedMetrics {
  observers: Observers
  requests: RequestMetrics | null
  stop: () => Promise<void>
}

/** Serves metrics if the settings name a port; otherwise nothing is counted. */
export async function startMetrics(parts: MetricsStartParts): Promise<StartedMetrics> {
  const { settings, buildId, isDatabaseReachable, log } = parts
  const { METRICS_HOST: host, METRICS_PORT: port } = settings
  if (port === undefined) return { observers: observeNothing, requests: null, stop: async () => undefined }
  const { observers, requests, describe, stop } = createMetrics({ buildId, clock: Date.now, isDatabaseReachable })
  const server = await serveMetrics({ host, port, describe, log })
  return {
    observers,
    requests,
    async stop() {
      await server.stop()
      stop()
    },
  }
}
