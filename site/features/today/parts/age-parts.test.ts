import { describe, expect, it } from 'vitest'
import { ageParts } from './age-parts.ts'
import {
  exampleClosedRoad,
  exampleDeparture,
  exampleNow,
  examplePart,
  exampleStop,
  exampleToday,
  exampleWarning,
  exampleWayBack,
} from './today-examples.ts'

const minute = 60_000

describe('an answer that lies on the device', () => {
  it('is as it came while it is new', () => {
    expect(ageParts(exampleToday(), exampleNow)).toEqual(exampleToday())
  })

  it('is old once nobody asked again, and gone after its time: never an old all-clear', () => {
    const later = ageParts(exampleToday(), exampleNow + 60 * minute).parts.warnings
    expect([later.state, later.data]).toEqual(['stale', []])
    const gone = ageParts(exampleToday(), exampleNow + 179 * minute).parts.warnings
    expect([gone.state, gone.data]).toEqual(['failed', null])
  })

  it('loses what leaves, lands or ends meanwhile', () => {
    const flight = {
      id: '1',
      number: 'WF809',
      direction: 'departure' as const,
      plannedAt: '2026-11-23T12:20:00.000Z',
      otherAirport: 'BOO',
      via: [],
      state: 'planned' as const,
      stateTime: null,
      isDelayed: false,
    }
    const soon = '2026-11-23T12:20:00.000Z'
    const departure = exampleDeparture({ plannedAt: soon, expectedAt: soon })
    const answer = exampleToday({
      departures: examplePart([exampleStop([departure], { lastWayBack: exampleWayBack({ startsAt: soon }) })]),
      flights: examplePart([{ code: 'LKN', flights: [flight] }]),
      road: examplePart([exampleClosedRoad({ endsAt: soon })]),
    })
    expect(ageParts(answer, exampleNow)).toEqual(answer)
    const { parts } = ageParts(answer, Date.parse(soon))
    expect(parts.departures.data?.[0]).toMatchObject({ departures: [], lastWayBack: { startsAt: null, leftAt: soon } })
    expect(parts.flights.data).toEqual([{ code: 'LKN', flights: [] }])
    expect(parts.road.data).toEqual([])
  })

  it('loses a warning that ends while the page is open', () => {
    const answer = exampleToday({
      warnings: examplePart([
        exampleWarning({ id: 'ends', endsAt: '2026-11-23T12:30:00.000Z' }),
        exampleWarning({ id: 'stays', endsAt: null }),
      ]),
    })
    const idsAt = (now: number) => ageParts(answer, now).parts.warnings.data?.map(({ id }) => id)
    expect(idsAt(exampleNow)).toEqual(['ends', 'stays'])
    expect(idsAt(exampleNow + 30 * minute)).toEqual(['stays'])
  })
})
