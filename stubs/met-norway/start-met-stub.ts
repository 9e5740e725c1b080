import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentTime, type Scenario, weatherOf } from '#stubs/scenario.ts'
import { cutOff, packBody, type RecordedRequest, serveStub } from '#stubs/serve-stub.ts'
import { answerAsService, readScenario, type ServiceParts } from '#stubs/start-service-stub.ts'
import { alertsProduct } from './alerts-product.ts'
import { makeForecast } from './make-forecast.ts'
import { oceanProduct } from './ocean-product.ts'

/** A fault or unusual answer. For a refused connection call `close()`. */
export type MetFault =
  | { kind: 'status'; status: 203 | 400 | 401 | 403 | 404 | 422 | 429 | 500 | 502 | 503; retryAfter?: string }
  | { kind: 'slow'; delayMs: number }
  | { kind: 'cut-off' | 'reset' | 'not-json' | 'wrong-shape' | 'huge' }
  | { kind: 'empty-timeseries' | 'missing-details' | 'missing-periods' | 'no-expires' }

interface MetStub {
  /** Value for `MET_BASE_URL`. */
  url: string
  /** Forecast requests so far, oldest first. */
  requests: RecordedRequest[]
  /** Makes all further requests fail this way; null ends it. */
  setFault: (fault: MetFault | null) => void
  /** The other products, each with requests and faults of its own. */
  alerts: Product<typeof alertsProduct>
  ocean: Product<typeof oceanProduct>
  /** Of all products; without one forecasts drift between calm and storm. */
  setScenario: (scenario: Scenario) => void
  close: () => Promise<void>
}

type Product<Parts> =
  Parts extends ServiceParts<infer Own> ? Omit<ReturnType<typeof answerAsService<Own>>, 'send'> : never

interface MetStubOptions {
  port?: number
  clock?: () => number
  /** Limit per second of real time. */
  requestsPerSecond?: number
  scenario?: Scenario
}

// Default User-Agents of libraries, which the service refuses.
const genericUserAgent = /^(node|undici|okhttp|dalvik|java|wget|curl|python|axios|go-http-client|mozilla\/5\.0$)/i

const usualRequestsPerSecond = 20

/** Starts a stub of MET Norway's forecasts, warnings and sea on 127.0.0.1 with faults on demand. */
export async function startMetStub({
  port = 0,
  clock = Date.now,
  requestsPerSecond = usualRequestsPerSecond,
  scenario: first,
}: MetStubOptions = {}): Promise<MetStub> {
  const requests: RecordedRequest[] = []
  const recent: number[] = []
  let fault: MetFault | null = null
  let scenario: Scenario | null = first ?? null
  const options = { clock, ...(first ? { scenario: first } : {}) }
  const { send: sendAlerts, ...alerts } = answerAsService(alertsProduct, options)
  const { send: sendOcean, ...ocean } = answerAsService(oceanProduct, options)

  function isTooFast(): boolean {
    // In real time, whatever the test's clock says.
    const now = performance.now()
    while (recent[0] !== undefined && recent[0] <= now - 1000) recent.shift()
    recent.push(now)
    return recent.length > requestsPerSecond
  }

  async function answerForecast(request: IncomingMessage, response: ServerResponse, address: URL): Promise<void> {
    const record: RecordedRequest = { path: address.pathname + address.search, headers: request.headers, status: 0 }
    requests.push(record)
    const refuse = (status: number, headers: Record<string, string> = {}) => {
      record.status = status
      sendHtml(response, status, headers)
    }
    if (isTooFast()) return refuse(429)
    const userAgent = request.headers['user-agent']
    if (!userAgent || genericUserAgent.test(userAgent)) return refuse(403)
    const [latitude, longitude] = [address.searchParams.get('lat'), address.searchParams.get('lon')]
    if (!isNumber(latitude) || !isNumber(longitude)) return refuse(400)
    if ([latitude, longitude].some((degrees) => /\.\d{5,}/.test(degrees))) return refuse(403)
    if (fault?.kind === 'reset') {
      request.socket.resetAndDestroy()
      return
    }
    if (fault?.kind === 'status' && fault.status !== 203) {
      return refuse(fault.status, fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter })
    }
    if (fault?.kind === 'slow')
      await new Promise((resolve) => setTimeout(resolve, fault?.kind === 'slow' ? fault.delayMs : 0))

    const now = clock()
    const lastModified = new Date(Math.floor(now / 3_600_000) * 3_600_000).toUTCString()
    const headers: Record<string, string> = {
      date: new Date(now).toUTCString(),
      'last-modified': lastModified,
      // As in the real service, not the same second for every place.
      expires: new Date(now + 1_800_000 + (Math.round(Number(latitude) * 10_000) % 120) * 1000).toUTCString(),
      vary: 'Accept, Accept-Encoding',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'Origin',
    }
    if (fault?.kind === 'no-expires') delete headers.expires
    const isBeta = fault?.kind === 'status' && fault.status === 203
    if (!isBeta && request.headers['if-modified-since'] === lastModified) {
      record.status = 304
      response.writeHead(304, headers)
      response.end()
      return
    }
    const forecast = makeForecast(
      Number(latitude),
      Number(longitude),
      contentTime(scenario, now),
      scenario && weatherOf(scenario),
    )
    const text = applyFault(fault, scenario === 'closed' ? withOddStep(forecast) : forecast)
    const packed = packBody(request, text)
    record.status = isBeta ? 203 : 200
    response.writeHead(record.status, { ...headers, 'content-type': 'application/json', ...packed.headers })
    if (fault?.kind === 'cut-off') cutOff(response, packed.bytes)
    else response.end(packed.bytes)
  }

  const setFault = (next: MetFault | null): void => {
    fault = next
  }
  const setScenario = (next: Scenario): void => {
    scenario = next
    alerts.setScenario(next)
    ocean.setScenario(next)
  }
  const { origin, close } = await serveStub({
    port,
    requests,
    takeFault: (given) => setFaultOf(given, { forecasts: setFault, alerts: alerts.setFault, ocean: ocean.setFault }),
    takeScenario: (given) => setScenario(readScenario(given)),
    answer: (request, response, address) => {
      const isGet = request.method === 'GET'
      if (isGet && address.pathname === '/weatherapi/locationforecast/2.0/complete') {
        return answerForecast(request, response, address)
      }
      if (isGet && address.pathname.startsWith('/weatherapi/metalerts/')) return sendAlerts(request, response, address)
      if (isGet && address.pathname.startsWith('/weatherapi/oceanforecast/'))
        return sendOcean(request, response, address)
      return sendHtml(response, 404, {})
    },
  })
  return { url: `${origin}/weatherapi`, requests, setFault, alerts, ocean, setScenario, close }
}

/** `{ "product": "alerts", "fault": … }`, or only a fault, of forecasts. */
function setFaultOf(given: unknown, setters: Record<string, (fault: never) => void>): void {
  const { product = 'forecasts', fault = given } = (given ?? {}) as { product?: string; fault?: unknown }
  const set = setters[product]
  if (!set) throw new Error(`no product ${product}`)
  set(fault as never)
}

/** Adds an hour that nobody can read. */
function withOddStep(forecast: ReturnType<typeof makeForecast>): ReturnType<typeof makeForecast> {
  const odd = { time: 'soon', data: {} } as (typeof forecast.properties.timeseries)[number]
  return { ...forecast, properties: { ...forecast.properties, timeseries: [...forecast.properties.timeseries, odd] } }
}

function applyFault(fault: MetFault | null, forecast: ReturnType<typeof makeForecast>): string {
  const { timeseries } = forecast.properties
  switch (fault?.kind) {
    case 'not-json':
      return '<!doctype html><title>Gateway</title>'
    case 'wrong-shape':
      return JSON.stringify({ ...forecast, properties: { timeseries: 'later' } })
    case 'huge':
      return JSON.stringify({ ...forecast, padding: 'x'.repeat(3_000_000) })
    case 'empty-timeseries':
      timeseries.length = 0
      break
    case 'missing-details':
      for (const { data } of timeseries) data.instant.details = {} as typeof data.instant.details
      break
    case 'missing-periods':
      for (const step of timeseries) step.data = { instant: step.data.instant }
      break
  }
  return JSON.stringify(forecast)
}

function sendHtml(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, { 'content-type': 'text/html', ...headers })
  response.end(`<html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`)
}

function isNumber(word: string | null): word is string {
  return word !== null && /^-?\d+(\.\d+)?$/.test(word)
}
