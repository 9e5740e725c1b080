import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { UpstreamFailure, type UpstreamSource } from '#server/cache/upstream.ts'
import type { ServiceOptions } from '#server/upstream/ask-service.ts'
import type { ServiceFault, ServiceStubOptions, startServiceStub } from '#stubs/start-service-stub.ts'
import { failureOf, retryAfterExamples, upstreamFailures } from './upstream-failures.ts'

type Stub<Own extends string> = Awaited<ReturnType<typeof startServiceStub<Own>>>

interface ServiceTest<Own extends string, Question, Value> {
  /** The stub's clock and the reader's; ms since 1970. */
  now: number
  start: (options: ServiceStubOptions) => Promise<Stub<Own>>
  reader: (options: ServiceOptions) => UpstreamSource<Question, Value>
  question: Question
  /** Faults of this service alone, and the reason of the failure they lead to. */
  ownFaults: readonly [kind: NoInfer<Own>, reason: string][]
}

interface StartedService<Own extends string, Question, Value> {
  stub: () => Stub<Own>
  reader: (options?: Partial<ServiceOptions>) => UpstreamSource<Question, Value>
  /** Resolves with the value of a new answer. Throws for any other. */
  ask: (question?: Question) => Promise<Value>
}

/** Tests what can fail with any service, and returns what the tests of this one need. */
export function testService<Own extends string, Question, Value>(
  name: string,
  { now, start, reader, question, ownFaults }: ServiceTest<Own, Question, Value>,
): StartedService<Own, Question, Value> {
  let stub: Stub<Own>
  beforeEach(async () => {
    stub = await start({ clock: () => now })
  })
  afterEach(() => stub.close())

  function source(options: Partial<ServiceOptions> = {}) {
    return reader({
      baseUrl: stub.url,
      userAgent: 'lofoten-guide/0.1.0 post@guide.example',
      clock: () => now,
      log: { warn: () => undefined },
      ...options,
    })
  }

  describe(`a failure of ${name} has a reason`, () => {
    test.each<[ServiceFault<Own>, string]>([
      ...upstreamFailures,
      ...ownFaults.map(([kind, reason]): [ServiceFault<Own>, string] => [{ kind }, reason]),
    ])('%j is %s', async (fault, reason) => {
      stub.setFault(fault)
      expect((await failureOf(UpstreamFailure, source().ask(question, null))).reason).toBe(reason)
    })

    test('an answer that takes too long is given up', async () => {
      stub.setFault({ kind: 'slow', delayMs: 60_000 })
      const failure = await failureOf(UpstreamFailure, source({ timeLimitMs: 50 }).ask(question, null))
      expect(failure.reason).toBe('unreachable')
    })

    test('a refused connection is unreachable', async () => {
      await stub.close()
      expect((await failureOf(UpstreamFailure, source().ask(question, null))).reason).toBe('unreachable')
    })

    test.each(retryAfterExamples(now))('Retry-After in %s is handed on', async (_, retryAfter, milliseconds) => {
      stub.setFault({ kind: 'status', status: 429, headers: { 'retry-after': retryAfter } })
      const failure = await failureOf(UpstreamFailure, source().ask(question, null))
      expect([failure.reason, failure.retryAfter]).toEqual(['throttled', milliseconds])
    })
  })

  return {
    stub: () => stub,
    reader: source,
    async ask(asked = question) {
      const answer = await source().ask(asked, null)
      if (answer.kind !== 'new') throw new Error('expected something new')
      return answer.value
    },
  }
}
