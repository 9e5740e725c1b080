import type { UpstreamSource } from '#server/cache/upstream.ts'
import type { AuroraSource } from '#server/services/today/aurora-source.ts'
import { askService, type ServiceOptions } from '#server/upstream/ask-service.ts'
import { createReadEach } from '#server/upstream/read-each.ts'
import { readKp } from './kp-body.ts'
import { readOval } from './oval-body.ts'

// Of the oval, which covers the earth; usually about 900 kB.
const sizeLimitBytes = 4_000_000
const defaultTimeLimitMs = 8000
const lifetimeMs = 10 * 60_000

/** Returns the Kp index and the aurora's oval (OVATION) of NOAA's Space Weather Prediction Center. */
export function noaa(options: ServiceOptions): AuroraSource {
  const { baseUrl, userAgent, clock, log, timeLimitMs = defaultTimeLimitMs } = options
  const readEach = createReadEach('NOAA', log)

  function describe<Value>(path: string, read: (text: string) => Value): UpstreamSource<null, Value> {
    return {
      name: baseUrl,
      longestAnswerMs: timeLimitMs,
      ask: () =>
        askService({
          service: 'NOAA',
          address: `${baseUrl}${path}`,
          userAgent,
          headers: { accept: 'application/json' },
          timeLimitMs,
          sizeLimitBytes,
          read,
          lifetimeMs,
          clock,
        }),
    }
  }
  return {
    kp: describe('/products/noaa-planetary-k-index-forecast.json', (text) => readKp(text, readEach)),
    oval: describe('/json/ovation_aurora_latest.json', (text) => readOval(text, readEach)),
  }
}
