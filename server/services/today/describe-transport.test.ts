import { describe, expect, it } from 'vitest'
import { describeFlights, describeRoad } from './describe-transport.ts'
import type { AirportFlights } from './flights-source.ts'
import type { RoadMessage } from './road-source.ts'

const minute = 60_000
const hour = 60 * minute
const now = Date.parse('2026-11-23T21:00:00Z')

describe('flights', () => {
  type Flight = AirportFlights['flights'][number]
  const flying = (number: string, minutes: number, more: Partial<Flight> = {}): Flight => ({
    id: number,
    airline: 'WF',
    number,
    direction: 'departure',
    plannedAt: now + minutes * minute,
    otherAirport: 'BOO',
    via: [],
    state: 'planned',
    stateTime: null,
    isDelayed: false,
    gate: null,
    belt: null,
    ...more,
  })
  const listAt = (flights: Flight[], time = now) =>
    describeFlights(new Map([['LKN' as const, { updatedAt: now, flights }]]), time)[0]?.flights.map(
      ({ number }) => number,
    )

  it('that have left are not listed, whatever is reported of them; those that have not are', () => {
    const flights = [
      flying('late past midnight', -60, { state: 'newTime', stateTime: now + 4 * hour, isDelayed: true }),
      flying('late, nobody knows how', -240, { isDelayed: true }),
      flying('by plan gone', -1),
      flying('left', -5, { state: 'departed', stateTime: now - minute }),
      flying('left, at a time not told', -5, { state: 'departed' }),
      flying('leaves for certain', -5, { state: 'departed', stateTime: now + 10 * minute }),
      flying('cancelled and over', -1, { state: 'cancelled', stateTime: now + minute }),
      flying('cancelled', 30, { state: 'cancelled', stateTime: now - hour }),
      flying('by plan', 60),
      flying('next week', 7 * 24 * 60),
    ]
    expect(listAt(flights)).toEqual([
      'late, nobody knows how',
      'leaves for certain',
      'cancelled',
      'by plan',
      'late past midnight',
    ])
    expect(listAt(flights, now + 4 * hour)).toEqual(['late, nobody knows how'])
  })

  it('that have landed are listed for half an hour, for whoever fetches somebody', () => {
    const landed = [flying('landed', -20, { direction: 'arrival', state: 'arrived', stateTime: now - 10 * minute })]
    expect(listAt(landed)).toEqual(['landed'])
    expect(listAt(landed, now + 20 * minute)).toEqual([])
  })
})

describe('messages of the road', () => {
  const record: RoadMessage['records'][number] = { kind: 'closed', startsAt: now - hour, endsAt: null, periods: null }
  const message = (...records: Partial<typeof record>[]): RoadMessage => ({
    id: 'one',
    road: 'E10',
    where: null,
    lines: [],
    records: records.map((each) => ({ ...record, ...each })),
    updatedAt: null,
    latitude: 68,
    longitude: 13.5,
  })
  const periods = { isRunning: false, listed: [], hours: { from: '22:00', to: '06:00' } }
  const describeAt = (given: RoadMessage, time = now) =>
    describeRoad({ listedAt: null, unreadable: 0, messages: [given] }, time)

  it.each(['closed', 'convoy', 'shortClosures', 'roadworks', 'ferry'] as const)(
    'with periods stay while none of them runs, with their hours: %s',
    (kind) => {
      expect(describeAt(message({ kind, periods }))).toMatchObject([{ kind, periods }])
    },
  )

  it('that are over are left out, and of a closure that is over only its works remain', () => {
    const closure = { kind: 'closed', endsAt: now + hour, periods } as const
    const works = { kind: 'roadworks', endsAt: now + 100 * hour } as const
    expect(describeAt(message(closure))).toHaveLength(1)
    expect(describeAt(message(closure), now + hour)).toEqual([])
    expect(describeAt(message(closure, works), now + hour)).toMatchObject([{ kind: 'roadworks', periods: null }])
  })

  it('of another day are left out, and so are periods that are over', () => {
    expect(describeAt(message({ startsAt: now + 20 * hour }))).toHaveLength(1)
    expect(describeAt(message({ startsAt: now + 48 * hour }))).toEqual([])
    const nights = [now - 24 * hour, now].map((from) => ({ from, to: from + 8 * hour }))
    const [found] = describeAt(message({ periods: { ...periods, listed: nights } }))
    expect(found?.periods?.listed).toEqual([{ from: '2026-11-23T21:00:00.000Z', to: '2026-11-24T05:00:00.000Z' }])
  })

  it('stand with what hinders most first', () => {
    const messages = (['conditions', 'convoy', 'closed'] as const).map((kind) => message({ kind }))
    expect(describeRoad({ listedAt: null, unreadable: 0, messages }, now).map(({ kind }) => kind)).toEqual([
      'closed',
      'convoy',
      'conditions',
    ])
  })
})
