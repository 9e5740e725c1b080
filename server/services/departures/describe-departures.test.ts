import { describe, expect, it } from 'vitest'
import type { Departure } from './departures-source.ts'
import { describeDepartures, describeLastWay } from './describe-departures.ts'

const hour = 3_600_000
const now = Date.parse('2026-11-23T12:00:00Z')

function leaving(time: string, more: Partial<Departure> = {}): Departure {
  const plannedAt = Date.parse(time)
  return {
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
const stored = (departures: Departure[], reachesTo = now + 36 * hour) => ({ departures, messages: [], reachesTo })

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

  it('keep a boat at the quay whose time is known, and one that is late, until they have left', () => {
    const atQuay = leaving('2026-11-23T11:55:00Z', { leftAt: now + 20 * 60_000 })
    const late = leaving('2026-11-23T11:00:00Z', { expectedAt: now + hour, destination: 'Værøy' })
    const timesAt = (time: number) =>
      describeDepartures('moskenes', stored([late, atQuay]), time).departures.map(({ destination }) => destination)
    expect(timesAt(now)).toEqual(['Bodø', 'Værøy'])
    expect(timesAt(now + 20 * 60_000)).toEqual(['Værøy'])
    expect(timesAt(now + hour)).toEqual([])
  })

  it('call the one that leaves last the last of the day, planned earlier or not', () => {
    const late = leaving('2026-11-23T18:00:00Z', { expectedAt: Date.parse('2026-11-23T21:30:00Z') })
    const { departures } = describeDepartures('moskenes', stored([late, leaving('2026-11-23T20:00:00Z')]), now)
    expect(departures.map(({ plannedAt, isLastOfDay }) => [plannedAt.slice(11, 13), isLastOfDay])).toEqual([
      ['20', false],
      ['18', true],
    ])
  })

  it('have one service day, to four in the morning, also in the nights in which clocks change', () => {
    for (const [day, evening, night] of [
      ['2026-11-23', '2026-11-23T21:20:00Z', '2026-11-24T02:30:00Z'],
      ['2026-03-28', '2026-03-28T21:20:00Z', '2026-03-29T01:30:00Z'],
      ['2026-10-24', '2026-10-24T21:20:00Z', '2026-10-25T02:30:00Z'],
    ] as const) {
      const time = Date.parse(evening) - hour
      const found = describeDepartures('moskenes', stored([leaving(evening), leaving(night)], time + 36 * hour), time)
      expect(found.departures.map(({ date, isLastOfDay }) => [date, isLastOfDay])).toEqual([
        [day, false],
        [day, true],
      ])
    }
  })

  it('hold the last of the day also beyond the most that are told, so that it stands on a row', () => {
    const many = Array.from({ length: 30 }, (_, index) => leaving(new Date(now + (index + 1) * 600_000).toISOString()))
    const { departures, reachesTo } = describeDepartures('moskenes', stored(many), now)
    expect(departures).toHaveLength(25)
    expect(departures.at(-1)?.isLastOfDay).toBe(true)
    expect(Date.parse(reachesTo)).toBe(now + 24 * 600_000)
  })

  it('call none the last on a day whose end the list does not reach', () => {
    const cut = describeDepartures('moskenes', stored(today, now + 8 * hour), now)
    expect(cut.departures.some(({ isLastOfDay }) => isLastOfDay)).toBe(false)
    // The list reaches 36 hours ahead: to midnight of the next day, but not through its night. That it grows older changes nothing.
    for (const time of [now, now + 4.5 * hour]) {
      const tomorrow = describeDepartures('moskenes', stored(today), time).departures.at(-1)
      expect(tomorrow?.isLastOfDay).toBe(false)
    }
    const early = describeDepartures('moskenes', stored(today, now + 48 * hour), now).departures.at(-1)
    expect(early).toMatchObject({ isLastOfDay: true, isOnlyOfDay: true })
  })

  it('call one the only one only on a day that the list holds whole', () => {
    const values = stored([leaving('2026-11-23T14:00:00Z'), leaving('2026-11-24T06:00:00Z')], now + 48 * hour)
    expect(describeDepartures('vaeroy', values, now).departures).toMatchObject([
      { isLastOfDay: true, isOnlyOfDay: false },
      { isLastOfDay: true, isOnlyOfDay: true },
    ])
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
  const ways = [way('2026-11-23T20:00:00Z', true), way('2026-11-23T17:00:00Z'), way('2026-11-23T12:30:00Z')]

  it('is the latest that runs, and says when a later one was cancelled', () => {
    expect(describeLastWay('vaeroy', '2026-11-23', ways, now)).toEqual({
      date: '2026-11-23',
      from: 'vaeroy',
      startsAt: '2026-11-23T17:00:00.000Z',
      endsAt: '2026-11-23T18:00:00.000Z',
      leftAt: null,
      isOnly: false,
      isLive: true,
      isLaterCancelled: true,
    })
  })

  it('is not to come any more once it has left', () => {
    const at = (time: string) => describeLastWay('vaeroy', '2026-11-23', ways, Date.parse(time))
    expect(at('2026-11-23T16:59:59Z')?.startsAt).toBe('2026-11-23T17:00:00.000Z')
    const gone = { startsAt: null, endsAt: null, leftAt: '2026-11-23T17:00:00.000Z' }
    expect(at('2026-11-23T17:00:00Z')).toMatchObject({ ...gone, isLaterCancelled: true })
    // What was cancelled is over, too.
    expect(at('2026-11-23T20:12:00Z')).toMatchObject({ ...gone, isLaterCancelled: false })
    expect(at('2026-11-24T03:00:00Z')).toBeNull()
  })

  it('is none only after a valid empty answer, or when all are cancelled', () => {
    const none = { startsAt: null, leftAt: null }
    expect(describeLastWay('vaeroy', '2026-11-23', [], now)).toMatchObject({ ...none, isLaterCancelled: false })
    const cancelled = [way('2026-11-23T20:00:00Z', true)]
    expect(describeLastWay('vaeroy', '2026-11-23', cancelled, now)).toMatchObject({ ...none, isLaterCancelled: true })
  })
})
