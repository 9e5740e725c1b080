import type { OceanSource } from '#server/services/today/ocean-source.ts'
import type { WarningsSource } from '#server/services/today/warnings-source.ts'
import type { WeatherSource } from '#server/services/weather/weather-source.ts'
import type { ServiceOptions } from '#server/upstream/ask-service.ts'
import { createReadEach } from '#server/upstream/read-each.ts'
import { askAlerts } from './ask-alerts.ts'
import { readForecastBody } from './forecast-body.ts'
import { createMetClient } from './met-client.ts'
import { readOceanBody } from './ocean-body.ts'

// Usually about 100 kB.
const sizeLimitBytes = 2_000_000
const defaultTimeLimitMs = 8000

export interface MetNorway {
  /** Locationforecast 2.0 complete. */
  forecasts: WeatherSource
  /** Oceanforecast 2.0 complete. */
  ocean: OceanSource
  /** MetAlerts 2.0. */
  warnings: WarningsSource
}

/** Returns the products of MET Norway (`api.met.no`) under its terms of service, which count them together. */
export function metNorway(options: ServiceOptions): MetNorway {
  const { baseUrl, log, timeLimitMs = defaultTimeLimitMs } = options
  const client = createMetClient({ ...options, timeLimitMs })
  const readEach = createReadEach('MET', log)
  return {
    forecasts: {
      name: baseUrl,
      longestAnswerMs: timeLimitMs,
      ask: (place, held) =>
        client.ask({
          path: `/locationforecast/2.0/complete?${describePlace(place)}`,
          held,
          sizeLimitBytes,
          read: (text) => readForecastBody(text, readEach),
        }),
    },
    ocean: {
      name: baseUrl,
      longestAnswerMs: timeLimitMs,
      ask: (place, held) =>
        client.ask({
          path: `/oceanforecast/2.0/complete?${describePlace(place)}`,
          held,
          sizeLimitBytes,
          read: (text) => readOceanBody(text, readEach),
        }),
    },
    warnings: {
      name: baseUrl,
      // Two lists, one of which may have to be asked for again.
      longestAnswerMs: 3 * timeLimitMs,
      ask: (_, held) => askAlerts(client, held, { log, readEach }),
    },
  }
}

function describePlace({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `lat=${toDegrees(latitude)}&lon=${toDegrees(longitude)}`
}

function toDegrees(degrees: number): string {
  return String(Number(degrees.toFixed(4)))
}
