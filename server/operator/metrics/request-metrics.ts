import type { ServerResponse } from 'node:http'
import { classifyAddress, type RouteClass, routeClasses } from './classify-address.ts'
import { type Count, createCounter, createHistogram, type Measure, type Timing } from './measure.ts'

/** By status, or the client left before the whole answer was sent. */
const outcomes = ['2xx', '3xx', '4xx', '5xx', 'aborted'] as const

type Outcome = (typeof outcomes)[number]

export interface RequestMetrics {
  /** Counts a response, at once if already sent, otherwise when it closes. `startedAt`: `performance.now()`. */
  recordResponse: (address: string, response: ServerResponse, startedAt: number) => void
  /** Counts malformed HTTP. */
  recordBrokenRequest: (status: number) => void
  measures: Measure[]
}

// From what memory takes to what an upstream may take.
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Returns counts and durations of all requests by route class and status. */
export function createRequestMetrics(): RequestMetrics {
  const counter = createCounter(
    { name: 'guide_requests_total', help: 'Requests by what was asked for and by the class of the answer.' },
    { route: routeClasses, status: outcomes },
  )
  const histogram = createHistogram(
    {
      name: 'guide_request_duration_seconds',
      help: 'From the head of a request to its answer: handed over where it lay in memory, sent otherwise.',
    },
    bounds,
    { route: routeClasses },
  )
  const meters = Object.fromEntries(
    routeClasses.map((route) => [
      route,
      {
        timing: histogram.of({ route }),
        counts: Object.fromEntries(outcomes.map((status) => [status, counter.of({ route, status })])),
      },
    ]),
  ) as Record<RouteClass, { timing: Timing; counts: Record<Outcome, Count> }>

  function record(route: RouteClass, outcome: Outcome, startedAt: number): void {
    const meter = meters[route]
    meter.counts[outcome].value += 1
    meter.timing.observe((performance.now() - startedAt) / 1000)
  }

  return {
    recordResponse(address, response, startedAt) {
      const route = classifyAddress(address)
      // Waiting for its end would cost more than sending it.
      if (response.headersSent) {
        record(route, outcomeOf(response.statusCode), startedAt)
        return
      }
      response.once('close', () => {
        record(route, response.writableFinished ? outcomeOf(response.statusCode) : 'aborted', startedAt)
      })
    },
    recordBrokenRequest: (status) => {
      meters['no-http'].counts[outcomeOf(status)].value += 1
    },
    measures: [counter.describe, histogram.describe],
  }
}

function outcomeOf(status: number): Outcome {
  if (status < 300) return '2xx'
  if (status < 400) return '3xx'
  return status < 500 ? '4xx' : '5xx'
}
