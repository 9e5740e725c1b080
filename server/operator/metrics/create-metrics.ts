import { clickPartners } from '#contract/outbound-clicks.ts'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import type { ReadyAnswer } from '#server/http/ready-answer.ts'
import { assistantTools } from '#server/mcp/create-guide-server.ts'
import { type FetchFailureReason, GuardedFetchFailure } from '#server/services/images/guarded-fetch.ts'
import { createCounter, createGauge, createGauges, type Measure } from './measure.ts'
import type { Observers } from './observers.ts'
import { createProcessMeasures } from './process-measures.ts'
import { createRequestMetrics, type RequestMetrics } from './request-metrics.ts'
import { createUpstreamMetrics, type UpstreamOutcome } from './upstream-metrics.ts'

export interface Metrics {
  requests: RequestMetrics
  observers: Observers
  /** Resolves with all metrics in Prometheus text format. */
  describe: () => Promise<string>
  stop: () => void
}

interface MetricsParts {
  buildId: string
  clock: () => number
  /** Resolves with whether the database answers; null until it is needed. */
  isDatabaseReachable: () => Promise<boolean | null>
}

/** `ready`: from memory; `stale`: an older copy; `fetched`: from database or upstream; `none`: nothing to send. */
const cacheResults = ['ready', 'stale', 'fetched', 'none'] as const
const caches = ['weather', 'today', 'departures', 'hotels', 'hotel-pictures'] as const

/** Returns metrics whose labels have a fixed set of values, so that no request data can become one. */
export function createMetrics({ buildId, clock, isDatabaseReachable }: MetricsParts): Metrics {
  const requests = createRequestMetrics()
  const upstreams = createUpstreamMetrics(clock)
  const processMeasures = createProcessMeasures()
  const cacheAnswers = createCounter(
    { name: 'guide_cache_answers_total', help: 'What was sent of what outside services say, by where it came from.' },
    { cache: caches, result: cacheResults },
  )
  const clicks = createCounter(
    { name: 'guide_clicks_counted_total', help: 'Clicks on paying links that were counted.' },
    { partner: clickPartners },
  )
  const lostClicks = createCounter(
    { name: 'guide_clicks_lost_total', help: 'Clicks on paying links that could not be counted.' },
    { partner: clickPartners },
  )
  const toolCalls = createCounter(
    {
      name: 'guide_assistant_calls_total',
      help: 'What assistants asked by /mcp, by tool; nothing of what they asked.',
    },
    { tool: assistantTools, outcome: ['answered', 'refused'] as const },
  )
  const build = createGauges(
    { name: 'guide_build_info', help: 'Which built site is served, and on which Node.' },
    { build: [buildId], node: [process.version] },
  )
  build.of({ build: buildId, node: process.version }).value = 1

  const measures: Measure[] = [
    build.describe,
    ...requests.measures,
    cacheAnswers.describe,
    ...upstreams.measures,
    clicks.describe,
    lostClicks.describe,
    toolCalls.describe,
    createGauge(
      { name: 'guide_database_reachable', help: 'Whether the database answers; left out until it is needed.' },
      async () => {
        const isReachable = await isDatabaseReachable()
        return isReachable === null ? null : Number(isReachable)
      },
    ),
    ...processMeasures.measures,
  ]

  /** Wraps a service to count the results of both functions. */
  function observeCache<Question extends unknown[], Refusal>(
    cache: (typeof caches)[number],
    service: {
      findReady: (...question: Question) => ReadyAnswer | undefined
      answer: (...question: Question) => Promise<ReadyAnswer | Refusal>
    },
  ): typeof service {
    // On the hot path, so each counter is looked up once.
    const ready = cacheAnswers.of({ cache, result: 'ready' })
    const stale = cacheAnswers.of({ cache, result: 'stale' })
    const fetched = cacheAnswers.of({ cache, result: 'fetched' })
    const none = cacheAnswers.of({ cache, result: 'none' })
    return {
      findReady(...question) {
        const answer = service.findReady(...question)
        if (answer) (answer.isStale ? stale : ready).value += 1
        return answer
      },
      async answer(...question) {
        const answer = await service.answer(...question)
        if (!isReadyAnswer(answer)) none.value += 1
        else (answer.isStale ? stale : fetched).value += 1
        return answer
      },
    }
  }

  return {
    requests,
    observers: {
      source: (upstream, source) => ({
        ...source,
        ask: (question, held) =>
          upstreams.time(upstream, {
            ask: () => source.ask(question, held),
            classifyAnswer: ({ kind }) => (kind === 'unchanged' ? 'unchanged' : 'answered'),
            classifyFailure: reasonOf,
          }),
      }),
      hotelSource: (source) =>
        source.isSample
          ? source
          : {
              ...source,
              findOffers: (stay) =>
                upstreams.time('expedia', {
                  ask: () => source.findOffers(stay),
                  classifyAnswer: () => 'answered',
                  classifyFailure: reasonOf,
                }),
            },
      fetch: (upstream, fetch) => (address, options) =>
        upstreams.time(upstream, {
          ask: () => fetch(address, options),
          classifyAnswer: ({ status }) => classifyStatus(status),
          classifyFailure: (error) =>
            error instanceof GuardedFetchFailure ? outcomesOfFetch[error.reason] : 'wrong-answer',
        }),
      weather: (weather) => ({ ...observeCache('weather', weather), forecast: weather.forecast }),
      today: (today) => observeCache('today', today),
      departures: (departures) => ({ ...departures, ...observeCache('departures', departures) }),
      hotels: (hotels) => observeCache('hotels', hotels),
      pictures: (pictures) => observeCache('hotel-pictures', pictures),
      countTool: (tool, outcome) => {
        toolCalls.of({ tool, outcome }).value += 1
      },
      clickCounts: (counts) => ({
        ...counts,
        async add(day, click, times = 1) {
          let outcome: Awaited<ReturnType<typeof counts.add>>
          try {
            outcome = await counts.add(day, click, times)
          } catch (error) {
            lostClicks.of({ partner: click.partner }).value += times
            throw error
          }
          clicks.of({ partner: click.partner }).value += times
          return outcome
        },
      }),
    },
    describe: async () => (await Promise.all(measures.map((measure) => measure()))).join(''),
    stop: processMeasures.stop,
  }
}

const outcomesOfFetch: Record<FetchFailureReason, UpstreamOutcome> = {
  'refused-address': 'wrong-answer',
  'not-permitted': 'refused',
  unreachable: 'unreachable',
  'too-slow': 'unreachable',
  'too-large': 'wrong-answer',
  'wrong-type': 'wrong-answer',
  'too-many-redirects': 'wrong-answer',
}

function reasonOf(error: unknown): UpstreamOutcome {
  return error instanceof UpstreamFailure ? error.reason : 'wrong-answer'
}

function classifyStatus(status: number): UpstreamOutcome {
  if (status === 200) return 'answered'
  if (status === 401 || status === 403) return 'refused'
  if (status === 429) return 'throttled'
  return status >= 500 ? 'unreachable' : 'wrong-question'
}

function isReadyAnswer(answer: unknown): answer is ReadyAnswer {
  return typeof answer === 'object' && answer !== null && 'encodings' in answer
}
