import { type UpstreamAnswer, UpstreamFailure } from '#server/cache/upstream.ts'
import { limitPace } from '#server/limits/limit-pace.ts'
import { describeRefusal } from '#server/upstream/describe-refusal.ts'
import { type FetchedText, fetchText } from '#server/upstream/fetch-text.ts'
import type { Forecast, WeatherSource } from '#server/weather/weather-source.ts'
import { readForecastBody } from './forecast-body.ts'

interface MetNorwayOptions {
  baseUrl: string
  /** Names the guide and a contact; MET refuses requests without. */
  userAgent: string
  clock: () => number
  log: { warn: (fields: object, message: string) => void }
  timeLimitMs?: number
}

// Usually about 100 kB.
const sizeLimitBytes = 2_000_000
const defaultTimeLimitMs = 8000

// MET allows 20 per application; half of it leaves room for a second process during a restart.
const requestsPerSecond = 10

// For answers without an expiry, and bounds for those that have one.
const usualLifetimeMs = 30 * 60_000
const shortestLifetimeMs = 60_000
const longestLifetimeMs = 24 * 3_600_000

/** Returns forecasts of MET Norway (Locationforecast 2.0 complete, `api.met.no`) under its terms of service. */
export function metNorway(options: MetNorwayOptions): WeatherSource {
  const { baseUrl, userAgent, clock, log, timeLimitMs = defaultTimeLimitMs } = options
  const mayAsk = limitPace(requestsPerSecond, 1000, clock)

  function fetchForecast(address: string, held: string | null): Promise<FetchedText> {
    const headers = { 'user-agent': userAgent, accept: 'application/json' }
    // MET compares it as a string, so it is sent back unchanged.
    const conditional = held === null ? headers : { ...headers, 'if-modified-since': held }
    return fetchText(address, { headers: conditional, timeLimitMs, sizeLimitBytes })
  }

  return {
    name: baseUrl,
    longestAnswerMs: timeLimitMs,
    async ask({ latitude, longitude }, held): Promise<UpstreamAnswer<Forecast>> {
      if (!mayAsk()) throw new UpstreamFailure('throttled', 'held back by our own limit of requests per second')
      const address = `${baseUrl}/locationforecast/2.0/complete?lat=${toDegrees(latitude)}&lon=${toDegrees(longitude)}`
      const answer = await fetchForecast(address, held)
      const { status, headers } = answer
      const version = headers.get('last-modified')
      const expiresAt = readExpiry(headers, clock())
      if (status === 304) return { kind: 'unchanged', version: version ?? held, expiresAt }
      if (status === 203) log.warn({ address }, 'MET calls this version of its service deprecated or beta')
      if (status !== 200 && status !== 203) throw describeRefusal('MET', answer, clock())
      try {
        return { kind: 'new', value: readForecastBody(answer.text), version, expiresAt }
      } catch (error) {
        throw new UpstreamFailure('wrong-answer', 'MET sent something that is no forecast', { cause: error })
      }
    },
  }
}

/** Returns the expiry by MET's clock and the `Age`, so that a wrong clock of ours does not matter. */
function readExpiry(headers: Headers, now: number): number {
  const expires = Date.parse(headers.get('expires') ?? '')
  const date = Date.parse(headers.get('date') ?? '')
  const age = Number(headers.get('age') ?? 0) * 1000
  if (Number.isNaN(expires)) return now + usualLifetimeMs
  const lifetime = Number.isNaN(date) ? expires - now : expires - date - (Number.isFinite(age) ? age : 0)
  return now + Math.min(longestLifetimeMs, Math.max(shortestLifetimeMs, lifetime))
}

function toDegrees(degrees: number): string {
  return String(Number(degrees.toFixed(4)))
}
