import { createCounter, createGauges, createHistogram, type Measure } from './measure.ts'

/** The outside services that the server asks on behalf of visitors. */
export const upstreams = ['met', 'expedia', 'hotel-pages', 'hotel-pictures'] as const

export type Upstream = (typeof upstreams)[number]

/** `unchanged`: what is held is still the newest. The others are the reasons of the services' failures. */
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
  /** Resolves to what the question resolves to, counted by how it went. */
  time: <Answer>(upstream: Upstream, question: QuestionParts<Answer>) => Promise<Answer>
  measures: Measure[]
}

interface QuestionParts<Answer> {
  ask: () => Promise<Answer>
  judgeAnswer: (answer: Answer) => UpstreamOutcome
  judgeFailure: (error: unknown) => UpstreamOutcome
}

const bounds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Returns counts, times and last successes of the questions to outside services. `clock`: milliseconds since 1970. */
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

  function note(upstream: Upstream, outcome: UpstreamOutcome, startedAt: number): void {
    counter.of({ upstream, outcome }).value += 1
    histogram.of({ upstream }).observe((performance.now() - startedAt) / 1000)
    const isSuccess = outcome === 'answered' || outcome === 'unchanged'
    const last = isSuccess ? lastSuccess : lastFailure
    last.of({ upstream }).value = Math.round(clock()) / 1000
  }

  return {
    async time(upstream, { ask, judgeAnswer, judgeFailure }) {
      const startedAt = performance.now()
      try {
        const answer = await ask()
        note(upstream, judgeAnswer(answer), startedAt)
        return answer
      } catch (error) {
        note(upstream, judgeFailure(error), startedAt)
        throw error
      }
    },
    measures: [counter.describe, histogram.describe, lastSuccess.describe, lastFailure.describe],
  }
}
