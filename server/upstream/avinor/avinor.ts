import type { FlightsSource } from '#server/services/today/flights-source.ts'
import { askService, type ServiceOptions } from '#server/upstream/ask-service.ts'
import { createReadEach } from '#server/upstream/read-each.ts'
import { decodeXml } from '#server/upstream/read-xml.ts'
import { readFlights } from './flights-body.ts'

const sizeLimitBytes = 2_000_000
const defaultTimeLimitMs = 8000

// Avinor: every three minutes and not more often.
const lifetimeMs = 3 * 60_000

/**
 * Returns flights of Avinor (`XmlFeed/v1.0`), both directions in one request: half a day back, because a late flight is listed by its planned
 * time, and a day ahead of whoever reads an answer that is two hours old.
 */
export function avinor(options: ServiceOptions): FlightsSource {
  const { baseUrl, userAgent, clock, log, timeLimitMs = defaultTimeLimitMs } = options
  const readEach = createReadEach('Avinor', log)
  return {
    name: baseUrl,
    longestAnswerMs: timeLimitMs,
    ask: (airport) =>
      askService({
        service: 'Avinor',
        // Written as Avinor writes it: a name with another capital is ignored without a word.
        address: `${baseUrl}/XmlFeed/v1.0?airport=${airport}&TimeFrom=12&TimeTo=26`,
        userAgent,
        headers: { accept: 'application/xml' },
        timeLimitMs,
        sizeLimitBytes,
        decode: decodeXml,
        read: (text) => readFlights(text, airport, readEach),
        lifetimeMs,
        clock,
      }),
  }
}
