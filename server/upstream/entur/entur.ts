import { UpstreamFailure } from '#server/cache/upstream.ts'
import { limitPace } from '#server/limits/request-limits.ts'
import type { DeparturesSource } from '#server/services/departures/departures-source.ts'
import { askService, type ServiceOptions } from '#server/upstream/ask-service.ts'
import { createReadEach } from '#server/upstream/read-each.ts'
import { readDepartures, readWays } from './entur-body.ts'
import { departuresQuery, mostDepartures, periodSeconds, waysQuery } from './entur-queries.ts'

interface EnturOptions extends ServiceOptions {
  /** `<company>-<application>`; without it the strictest limits apply. */
  clientName: string
}

const sizeLimitBytes = 4_000_000
const defaultTimeLimitMs = 8000
const departuresLifetimeMs = 60_000
const waysLifetimeMs = 5 * 60_000

// Entur allows a named client 500 a minute; the guide's stops and ways need far fewer.
const requestsPerMinute = 100

/** Returns departures and last ways of Entur's Journey Planner v3, with its client name. */
export function entur(options: EnturOptions): DeparturesSource {
  const { baseUrl, userAgent, clientName, clock, log, timeLimitMs = defaultTimeLimitMs } = options
  const readEach = createReadEach('Entur', log)
  const mayAsk = limitPace(requestsPerMinute, 60_000, clock)

  async function request<Value>(query: string, variables: object, lifetimeMs: number, read: (text: string) => Value) {
    if (!mayAsk()) throw new UpstreamFailure('throttled', 'held back by our own limit of requests per minute')
    return askService({
      service: 'Entur',
      address: `${baseUrl}/journey-planner/v3/graphql`,
      userAgent,
      headers: { accept: 'application/json', 'et-client-name': clientName },
      body: JSON.stringify({ query, variables }),
      timeLimitMs,
      sizeLimitBytes,
      read,
      lifetimeMs,
      clock,
    })
  }

  return {
    departures: {
      name: baseUrl,
      longestAnswerMs: timeLimitMs,
      ask: (stop) => {
        const query = departuresQuery(stop.startsWith('NSR:StopPlace:') ? 'stopPlaces' : 'quays')
        const variables = { stops: [stop], most: mostDepartures, seconds: periodSeconds }
        return request(query, variables, departuresLifetimeMs, (text) => readDepartures(text, stop, clock(), readEach))
      },
    },
    ways: {
      name: baseUrl,
      longestAnswerMs: timeLimitMs,
      ask: ({ from, to, by }) => {
        const variables = { from: { place: from }, to: { place: to }, by: new Date(by).toISOString() }
        return request(waysQuery, variables, waysLifetimeMs, (text) => readWays(text, readEach))
      },
    },
  }
}

/** `<company>-<application>`, as Entur wants it; without it the strictest limits apply. */
export const enturClientName = 'lofotenguide-web'
