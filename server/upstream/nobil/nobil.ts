import type { ChargingSource } from '#server/services/today/charging-source.ts'
import { askService, type ServiceOptions } from '#server/upstream/ask-service.ts'
import { createReadEach } from '#server/upstream/read-each.ts'
import { mostStations, readStations } from './stations-body.ts'

interface NobilOptions extends ServiceOptions {
  key: string
}

const sizeLimitBytes = 8_000_000
const defaultTimeLimitMs = 10_000
// The register changes by the day; what changes by the minute is the status.
const lifetimeMs = 24 * 3_600_000

/** Returns the stations of NOBIL's register (`api/server/search.php`, version 3) in and around Lofoten. */
export function nobil(options: NobilOptions): ChargingSource {
  const { baseUrl, userAgent, clock, key, log, timeLimitMs = defaultTimeLimitMs } = options
  const readEach = createReadEach('NOBIL', log)
  return {
    name: baseUrl,
    longestAnswerMs: timeLimitMs,
    ask: () =>
      askService({
        service: 'NOBIL',
        address: `${baseUrl}/api/server/search.php`,
        userAgent,
        headers: { accept: 'application/json' },
        body: JSON.stringify({
          apikey: key,
          apiversion: '3',
          action: 'search',
          type: 'rectangle',
          northeast: '(68.6, 15.3)',
          southwest: '(67.4, 11.8)',
          limit: mostStations,
          format: 'json',
        }),
        isSecret: true,
        timeLimitMs,
        sizeLimitBytes,
        read: (text) => readStations(text, readEach),
        lifetimeMs,
        clock,
      }),
  }
}
