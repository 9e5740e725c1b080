// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { emptyPlan, type Plan } from '#site/features/trip/plan/plan.ts'
import { scheduleDay } from '#site/features/trip/plan/schedule.ts'
import { type TripTools, TripToolsContext } from '#site/features/trip/tools/trip-tools.ts'
import { data, words } from '#site/features/trip/ui/trip-page-example.tsx'
import { queryClient } from '#site/ui/query-client.ts'
import { BoatToday } from './BoatToday.tsx'
import { findWayRound, listBedsToRing, listBoats } from './find-boat.ts'
import { findQuay } from './find-quay.ts'

const atlas = createAtlas(data.atlas)
const now = Date.parse('2027-07-08T08:00:00Z')
const sailing = (time: string, more: object = {}) => ({
  date: '2027-07-08',
  plannedAt: `2027-07-08T${time}:00Z`,
  expectedAt: `2027-07-08T${time}:00Z`,
  leftAt: null,
  isLive: true,
  isApproximate: false,
  isCancelled: false,
  isLastOfDay: false,
  isOnlyOfDay: false,
  destination: 'Bodø',
  lineCode: '18-782',
  mode: 'water',
  operator: null,
  notices: [],
  ...more,
})

describe('the quay of a ferry', () => {
  const plan: Plan = {
    ...emptyPlan,
    arrival: { place: 'moskenes' },
    departure: { place: 'moskenes' },
    days: [{ stops: [] }, { stops: [{ ref: 't.vaeroy' }] }, { stops: [] }, { stops: [] }],
  }
  it('is the one that it leaves from on a day, and none on other days', () => {
    expect(plan.days.map((_, day) => findQuay(plan, day, scheduleDay(plan, day, atlas)))).toEqual([
      'bodo',
      'moskenes',
      undefined,
      'moskenes',
    ])
    const flown: Plan = { ...plan, arrival: { place: 'evenes' }, departure: { place: 'evenes' }, days: [{ stops: [] }] }
    expect(findQuay(flown, 0, scheduleDay(flown, 0, atlas))).toBeUndefined()
  })
})

describe('when the boat is cancelled', () => {
  it('the next are those that sail, by car, and have not left', () => {
    const departures = [
      sailing('07:00'),
      sailing('09:00', { isCancelled: true }),
      sailing('10:00', { mode: 'bus' }),
      sailing('13:30'),
    ]
    expect(listBoats({ departures }, now)).toEqual({
      cancelled: [{ at: Date.parse('2027-07-08T09:00:00Z'), to: 'Bodø' }],
      next: [{ at: Date.parse('2027-07-08T13:30:00Z'), to: 'Bodø' }],
    })
  })

  it('beds to ring are the nearest with a number in the guide, and the way round is that of the road table', () => {
    const beds = listBedsToRing('moskenes-quay', atlas)
    expect(beds.length).toBeGreaterThan(1)
    for (const { ref, phone } of beds) expect(atlas.find(ref)).toMatchObject({ isBed: true, phone })
    expect(beds.map(({ kilometres }) => kilometres)).toEqual(
      beds.map(({ kilometres }) => kilometres).toSorted((a, b) => a - b),
    )
    expect(findWayRound(atlas)?.toEvenes).toBeGreaterThan(findWayRound(atlas)?.toLodingen ?? Number.POSITIVE_INFINITY)
  })
})

describe('the ferry on its day of the plan', () => {
  configure({ asyncUtilTimeout: 10_000 })
  const voice = { ...data, language: 'en', atlas } as unknown as TripTools['voice']
  const tools: TripTools = { voice, dispatch: () => {}, readPlan: () => emptyPlan, say: () => {}, region: '' }
  const show = (answer: () => Promise<Response>) => {
    const asked = vi.fn(answer)
    vi.stubGlobal('fetch', asked)
    render(
      <QueryClientProvider client={queryClient}>
        <TripToolsContext value={tools}>
          <BoatToday quay="moskenes" />
        </TripToolsContext>
      </QueryClientProvider>,
    )
    return asked
  }
  const part = (departures: object[]) => ({
    state: 'fresh',
    upstreamTime: null,
    fetchedAt: null,
    nextAt: null,
    dropAt: null,
    credit: '',
    link: '',
    data: { stop: 'moskenes', departures, reachesTo: '2027-07-09T00:00:00Z', messages: [], lastWayBack: null },
  })
  beforeEach(() => {
    queryClient.clear()
    vi.useFakeTimers({ now, toFake: ['Date'] })
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is asked for by its quay alone; cancelled, it comes with the next, the rule, the road and beds', async () => {
    const asked = show(async () => Response.json(part([sailing('09:00', { isCancelled: true }), sailing('13:30')])))
    expect(await screen.findByText(/^Cancelled: 11:00 Bodø/)).toBeTruthy()
    expect(asked.mock.calls.map(([address]: unknown[]) => address)).toEqual(['/api/departures/moskenes'])
    expect(screen.getByText(/15:30 Bodø/)).toBeTruthy()
    expect(screen.getByText(words.boat.rule)).toBeTruthy()
    expect(screen.getByText(/to Evenes/)).toBeTruthy()
    expect(document.querySelectorAll('a[href^="tel:"]').length).toBeGreaterThan(1)
  })

  it('is said plainly where it sails, and where nobody knows', async () => {
    show(async () => Response.json(part([sailing('13:30')])))
    expect(await screen.findByText(/15:30 Bodø/)).toBeTruthy()
    expect(screen.queryByText(/Cancelled/)).toBeNull()
    cleanup()
    queryClient.clear()
    show(async () => new Response('', { status: 503 }))
    expect(await screen.findByText(words.boat.unknown)).toBeTruthy()
  })
})
