import { describe, expect, it } from 'vitest'
import type { Departure } from './departures-source.ts'
import { describeDepartures, describeLastWay } from './describe-departures.ts'

const hour = 3_600_000
const now = Date.parse('2026-11-23T12:00:00Z')

function leaving(time: string, more: Partial<Departure> = {}): Departure {
  const plannedAt = Date.parse(time)
  return {
    date: time.slice(0, 10),
    plannedAt,
    expectedAt: plannedAt,
    leftAt: null,
    isLive: true,
    isApproximate: false,
    isCancelled: false,
    destination: 'Bodø',
    lineId: 'NOR:Line:1',
    lineCode: '18-782',
    mode: 'water',
    operator: 'Somebody',
    notices: [],
    messages: [],
    ...more,
  }
}

const today = [
  leaving('2026-11-23T09:00:00Z', { leftAt: Date.parse('2026-11-23T09:04:00Z') }),
  leaving('2026-11-23T14:00:00Z'),
  leaving('2026-11-23T15:00:00Z', { destination: 'Værøy' }),
  leaving('2026-11-23T18:00:00Z'),
  leaving('2026-11-23T20:00:00Z', { isCancelled: true }),
  leaving('2026-11-24T06:00:00Z'),
]
const stored = (departures: Departure[], isComplete = true) => ({ departures, messages: [], isComplete })

describe('departures of a stop', () => {
  it('leave out what has left, and keep what is cancelled', () => {
    const { departures } = describeDepartures('moskenes', stored(today), now)
    expect(departures.map(({ plannedAt, isCancelled }) => [plannedAt.slice(8, 13), isCancelled])).toEqual([
      ['23T14', false],
      ['23T15', false],
      ['23T18', false],
      ['23T20', true],
      ['24T06', false],
    ])
  })

  it('call the last one that runs the last of the day, for each destination; a cancelled one is not it', () => {
    const { departures } = describeDepartures('moskenes', stored(today), now)
    const last = departures.filter(({ isLastOfDay }) => isLastOfDay)
    expect(last.map(({ plannedAt, destination }) => `${plannedAt.slice(8, 13)} ${destination}`)).toEqual([
      '23T15 Værøy',
      '23T18 Bodø',
    ])
  })

  it('call none the last where the list is cut, or ends before the day does', () => {
    const cut = describeDepartures('moskenes', stored(today, false), now)
    expect(cut.departures.some(({ isLastOfDay }) => isLastOfDay)).toBe(false)
    // The list reaches 36 hours ahead: to midnight of the next day, but not through its night.
    const tomorrow = describeDepartures('moskenes', stored(today), now).departures.at(-1)
    expect(tomorrow?.isLastOfDay).toBe(false)
    const early = describeDepartures('moskenes', stored(today), now + 12 * hour).departures.at(-1)
    expect(early).toMatchObject({ isLastOfDay: true, isOnlyOfDay: false })
  })

  it('call one the only one only on a day that the list holds whole', () => {
    const values = stored([leaving('2026-11-23T14:00:00Z'), leaving('2026-11-24T06:00:00Z')])
    const lateOnTheDayBefore = Date.parse('2026-11-23T22:30:00Z')
    expect(describeDepartures('vaeroy', values, now).departures[0]).toMatchObject({
      isLastOfDay: true,
      isOnlyOfDay: false,
    })
    expect(describeDepartures('vaeroy', values, lateOnTheDayBefore).departures[0]).toMatchObject({
      isLastOfDay: true,
      isOnlyOfDay: true,
    })
  })
})

describe('the last way back', () => {
  const way = (startsAt: string, isCancelled = false) => ({
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(startsAt) + hour,
    isCancelled,
    isLive: true,
    lineCodes: ['18-782'],
  })

  it('is the latest that runs, and says when a later one was cancelled', () => {
    const ways = [way('2026-11-23T20:00:00Z', true), way('2026-11-23T17:00:00Z'), way('2026-11-23T12:00:00Z')]
    expect(describeLastWay('vaeroy', ways)).toEqual({
      from: 'vaeroy',
      startsAt: '2026-11-23T17:00:00.000Z',
      endsAt: '2026-11-23T18:00:00.000Z',
      isOnly: false,
      isLive: true,
      isLaterCancelled: true,
    })
  })

  it('is none only after a valid empty answer, or when all are cancelled', () => {
    expect(describeLastWay('vaeroy', [])).toMatchObject({ startsAt: null, isLaterCancelled: false })
    expect(describeLastWay('vaeroy', [way('2026-11-23T20:00:00Z', true)])).toMatchObject({
      startsAt: null,
      isLaterCancelled: true,
    })
  })
})
