import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEnturStub } from './start-entur-stub.ts'

let stub: Awaited<ReturnType<typeof startEnturStub>>
let now = 0

beforeAll(async () => {
  stub = await startEnturStub({ clock: () => now })
})
afterAll(() => stub.close())

/** Ferries by the quay they leave and the quay they go to. */
const crossings = [
  ['NSR:Quay:84710', 'NSR:Quay:81840'],
  ['NSR:Quay:84887', 'NSR:Quay:81840'],
  ['NSR:Quay:85038', 'NSR:Quay:81840'],
  ['NSR:Quay:81840', 'NSR:Quay:85038'],
  ['NSR:Quay:82806', 'NSR:Quay:82790'],
] as const

async function ask<Answer>(query: string, variables: object): Promise<Answer> {
  const answer = await fetch(`${stub.url}/journey-planner/v3/graphql`, {
    method: 'POST',
    headers: { 'et-client-name': 'lofotenguide-web' },
    body: JSON.stringify({ query, variables }),
  })
  return ((await answer.json()) as { data: Answer }).data
}

interface Call {
  expectedDepartureTime: string
  cancellation: boolean
}
interface Pattern {
  expectedStartTime: string
  legs: { fromEstimatedCall: { cancellation: boolean } | null }[]
}

test.each(['storm', 'july', 'evening'] as const)(
  'the way over the water and the departures of its quay tell the same of every boat, at any hour: %s',
  async (scenario) => {
    stub.setScenario(scenario)
    let compared = 0
    for (let hour = 0; hour < 24; hour += 1) {
      now = Date.parse(`2026-11-29T${String(hour).padStart(2, '0')}:40:00+01:00`)
      for (const [from, to] of crossings) {
        const { stops } = await ask<{ stops: { estimatedCalls: Call[] }[] }>(
          'stops: quays(ids: $stops) { includeCancelledTrips: true }',
          { stops: [from] },
        )
        const calls = new Map(
          stops[0]?.estimatedCalls.map((each) => [each.expectedDepartureTime, each.cancellation] as const),
        )
        const by = new Date(Date.parse('2026-11-30T02:00:00+01:00')).toISOString()
        const { trip } = await ask<{ trip: { tripPatterns: Pattern[] } }>('trip', {
          from: { place: from },
          to: { place: to },
          by,
        })
        const coming = trip.tripPatterns.filter(({ expectedStartTime }) => Date.parse(expectedStartTime) >= now)
        compared += coming.length
        for (const { expectedStartTime, legs } of coming) {
          const isCancelled = legs.some(({ fromEstimatedCall }) => fromEstimatedCall?.cancellation)
          expect([hour, from, expectedStartTime, calls.get(expectedStartTime)]).toEqual([
            hour,
            from,
            expectedStartTime,
            isCancelled,
          ])
        }
      }
    }
    expect(compared).toBeGreaterThan(50)
  },
)
