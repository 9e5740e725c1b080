import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { contentTime, isScenario, type Scenario, weatherOf } from './scenario.ts'
import { cutOff, packBody, type RecordedRequest, serveStub } from './serve-stub.ts'

/** Faults that any service can have; `own` is one of the service's kinds. For a refused connection call `close()`. */
export type ServiceFault<Own extends string = never> = SharedFault | { kind: Own }

type SharedFault =
  | { kind: 'status'; status: 400 | 401 | 403 | 404 | 429 | 500 | 502 | 503; headers?: Record<string, string> }
  | { kind: 'slow'; delayMs: number }
  | { kind: 'cut-off' | 'reset' | 'not-json' | 'wrong-shape' | 'huge' }

/** A request as the maker of an answer sees it. */
export interface ServiceRequest {
  method: string
  address: URL
  headers: IncomingHttpHeaders
  body: string
  /** The time that the content is of, in ms since 1970; that of the clock, unless the scenario is a stale one. */
  now: number
  /** The time of the clock. */
  answeredAt: number
  /** The weather, and all that comes of it. */
  weather: ReturnType<typeof weatherOf>
  scenario: Scenario
}

export interface ServiceAnswer {
  status?: number
  contentType: string
  body: string | Buffer
  headers?: Record<string, string>
}

/** A service, or one product of a service that has several. */
export interface ServiceParts<Own extends string> {
  /** Returns the answer, or what the service refuses; `fault` only where it is one of its own. */
  answer: (request: ServiceRequest, fault: Own | null) => ServiceAnswer
  ownFaults: readonly Own[]
  /** JSON or XML that is whole and something else than was asked for. */
  wrongShape: string
}

export interface ServiceStubOptions {
  port?: number
  clock?: () => number
  scenario?: Scenario
}

interface ServiceControls<Own extends string> {
  /** So far, oldest first. */
  requests: (RecordedRequest & { body: string })[]
  /** Makes all further requests fail this way; null ends it. */
  setFault: (fault: ServiceFault<Own> | null) => void
  setScenario: (scenario: Scenario) => void
}

interface ServiceStub<Own extends string> extends ServiceControls<Own> {
  /** Value for the service's setting. */
  url: string
  close: () => Promise<void>
}

interface AnsweringService<Own extends string> extends ServiceControls<Own> {
  send: (incoming: IncomingMessage, response: ServerResponse, address: URL) => Promise<void>
}

/** Starts a stub of a service on 127.0.0.1 with the faults of every service and its own. */
export async function startServiceStub<Own extends string = never>({
  options,
  ...parts
}: ServiceParts<Own> & { options: ServiceStubOptions }): Promise<ServiceStub<Own>> {
  const { send, ...controls } = answerAsService(parts, options)
  const { origin, close } = await serveStub({
    port: options.port ?? 0,
    requests: controls.requests,
    takeFault: (given) => controls.setFault(given as ServiceFault<Own> | null),
    takeScenario: (given) => controls.setScenario(readScenario(given)),
    answer: send,
  })
  return { url: origin, ...controls, close }
}

/** Throws if it is none. */
export function readScenario(given: unknown): Scenario {
  if (!isScenario(given)) throw new Error('no scenario')
  return given
}

/** Returns what answers requests with the faults of every service and its own, for a stub that serves several products. */
export function answerAsService<Own extends string>(
  { answer, ownFaults, wrongShape }: ServiceParts<Own>,
  { clock = Date.now, scenario: first = 'storm' }: Omit<ServiceStubOptions, 'port'>,
): AnsweringService<Own> {
  const requests: ServiceControls<Own>['requests'] = []
  let fault: SharedFault | null = null
  let ownFault: Own | null = null
  let scenario = first

  function makeAnswer(request: ServiceRequest): ServiceAnswer {
    const made = answer(request, ownFault)
    if (fault?.kind === 'not-json') return { contentType: 'text/html', body: '<!doctype html><title>Gateway</title>' }
    if (fault?.kind === 'wrong-shape') return { ...made, body: wrongShape }
    if (fault?.kind === 'huge') return { ...made, body: `${' '.repeat(12_000_000)}${made.body}` }
    return made
  }

  async function send(incoming: IncomingMessage, response: ServerResponse, address: URL): Promise<void> {
    const body = await text(incoming)
    const record = { path: address.pathname + address.search, headers: incoming.headers, body, status: 0 }
    requests.push(record)
    if (fault?.kind === 'reset') {
      incoming.socket.resetAndDestroy()
      return
    }
    if (fault?.kind === 'status') {
      record.status = fault.status
      response.writeHead(fault.status, { 'content-type': 'text/html', ...fault.headers }).end('<h1>No</h1>')
      return
    }
    if (fault?.kind === 'slow') {
      const { delayMs } = fault
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
    const { method = 'GET', headers } = incoming
    const answeredAt = clock()
    const made = makeAnswer({
      method,
      address,
      headers,
      body,
      now: contentTime(scenario, answeredAt),
      answeredAt,
      weather: weatherOf(scenario),
      scenario,
    })
    record.status = made.status ?? 200
    if (record.status === 304) {
      response.writeHead(304, made.headers).end()
      return
    }
    const packed = packBody(incoming, made.body)
    response.writeHead(record.status, { 'content-type': made.contentType, ...made.headers, ...packed.headers })
    if (fault?.kind === 'cut-off') cutOff(response, packed.bytes)
    else response.end(packed.bytes)
  }

  return {
    requests,
    send,
    setFault(next) {
      ownFault = ownFaults.find((own) => own === next?.kind) ?? null
      fault = ownFault === null ? (next as SharedFault | null) : null
    },
    setScenario(next) {
      scenario = next
    },
  }
}

/** Returns a refusal in the service's own form. */
export function refuse(status: number, body: string, contentType = 'text/plain'): ServiceAnswer {
  return { status, contentType, body }
}
