import { createCounter, createGauges, createHistogram, type Measure } from './measure.ts'

export const upstreams = [
  'met',
  'entur',
  'nve',
  'tide',
  'road',
  'avinor',
  'noaa',
  'nobil',
  'expedia',
  'hotel-pages',
  'hotel-pictures',
] as const

export type Upstream = (typeof upstreams)[number]

/** `unchanged`: the version held is current. */
export const upstreamOutcomes = [
  'answered',
  'unchanged',
  'unreachable',
  'throttled',
  'refused',
  'wrong-question',
  'wrong-answer',
] as const

export type UpstreamOutcome = (typeof upstreamOutcomes)[number]

export interface UpstreamMetrics {
  /** Resolves as `ask` does, after recording duration and outcome. */
  time: <Answer>(upstream: Upstream, question: QuestionParts<Answer>) => Promise<Answer>
  measures: Measure[]
}

interface QuestionParts<Answer> {
  ask: () => Promise<Answer>
  classifyAnswer: (answer: Answer) => UpstreamOutcome
  classifyFailure: (error: unknown) => UpstreamOutcome
}

const bounds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Returns counts, durations and last successes of upstream requests. `clock`: ms since 1970. */
export function createUpstreamMetrics(clock: () => number): UpstreamMetrics {
  const counter = createCounter(
    { name: 'guide_upstream_questions_total', help: 'Questions to outside services by how they went.' },
    { upstream: upstreams, outcome: upstreamOutcomes },
  )
  const histogram = createHistogram(
    {
      name: 'guide_upstream_duration_seconds',
      help: 'How long outside services took, whether they answered or failed.',
    },
    bounds,
    { upstream: upstreams },
  )
  const lastSuccess = createGauges(
    { name: 'guide_upstream_last_success_timestamp_seconds', help: 'When a service last answered a question.' },
    { upstream: upstreams },
  )
  const lastFailure = createGauges(
    { name: 'guide_upstream_last_failure_timestamp_seconds', help: 'When a question to a service last failed.' },
    { upstream: upstreams },
  )

  function record(upstream: Upstream, outcome: UpstreamOutcome, startedAt: number): void {
    counter.of({ upstream, outcome }).value += 1
    histogram.of({ upstream }).observe((performance.now() - startedAt) / 1000)
    const isSuccess = outcome === 'answered' || outcome === 'unchanged'
    const last = isSuccess ? lastSuccess : lastFailure
    last.of({ upstream }).value = Math.round(clock()) / 1000
  }

  return {
    async time(upstream, { ask, classifyAnswer, classifyFailure }) {
      const startedAt = performance.now()
      try {
        const answer = await ask()
        record(upstream, classifyAnswer(answer), startedAt)
        return answer
      } catch (error) {
        record(upstream, classifyFailure(error), startedAt)
        throw error
      }
    },
    measures: [counter.describe, histogram.describe, lastSuccess.describe, lastFailure.describe],
  }
}
