// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { LastWayBack } from '#contract/departures.ts'
import { type Language, languages } from '#contract/languages.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { describeDepartures, describeLastWay } from './describe-departures.ts'
import { exampleDeparture, exampleNow, exampleStop, exampleWayBack } from './today-examples.ts'

const minute = 60_000
const hour = 60 * minute

function sayingAt(now: number, language: Language = 'no') {
  return { now, language, locale: languages[language].locale, words: readTodayCopy(language).words }
}

const leavesAt = (time: string) => ({ plannedAt: time, expectedAt: time })

describe('the rows of departures', () => {
  it('hold a boat at the quay until the minute it leaves, and a cancelled one until it was to leave', () => {
    const stop = exampleStop([
      exampleDeparture({ leftAt: '2026-11-23T12:20:00.000Z', destination: 'at the quay' }),
      exampleDeparture({ isCancelled: true, destination: 'cancelled' }),
      exampleDeparture({ expectedAt: '2026-11-23T14:00:00.000Z', destination: 'late' }),
    ])
    const listAt = (now: number) => describeDepartures(stop, 6, sayingAt(now)).rows.map((row) => row.destination)
    expect(listAt(exampleNow)).toEqual(['at the quay', 'cancelled', 'late'])
    expect(listAt(exampleNow + 20 * minute)).toEqual(['cancelled', 'late'])
    expect(listAt(exampleNow + hour)).toEqual(['late'])
    expect(listAt(exampleNow + 2 * hour)).toEqual([])
  })

  it('hold the last of the day wherever it stands, and call it so until the service day ends', () => {
    const many = Array.from({ length: 9 }, () => exampleDeparture())
    const last = exampleDeparture({ ...leavesAt('2026-11-24T02:50:00.000Z'), isLastOfDay: true })
    const other = exampleDeparture({ ...leavesAt('2026-11-24T19:00:00.000Z'), date: '2026-11-24', isLastOfDay: true })
    const tagsAt = (now: number) =>
      describeDepartures(exampleStop([...many, last, other]), 4, sayingAt(now)).rows.map(({ tag }) => tag)
    expect(tagsAt(exampleNow)).toEqual([null, null, null, null, 'Siste i dag'])
    // After midnight it is still today's last; after four in the morning there is another day.
    expect(tagsAt(Date.parse('2026-11-24T02:30:00Z'))).toEqual(['Siste i dag', null])
    expect(tagsAt(Date.parse('2026-11-24T03:30:00Z'))).toEqual(['Siste i dag'])
  })

  it.each([
    ['no', 'Ingen flere avganger'],
    ['en', 'Nothing more leaves'],
    ['de', 'fährt nichts mehr'],
  ] as const)('are none only where the list reaches over the next day (%s)', (language, none) => {
    const at = (reachesTo: string) =>
      describeDepartures(exampleStop([], { reachesTo }), 6, sayingAt(exampleNow, language))
    expect(at('2026-11-25T00:00:00.000Z').none).toContain(none)
    expect(at('2026-11-23T20:00:00.000Z').none).toBe(readTodayCopy(language).words.boatsFailed)
  })
})

describe('the sentence about the last way back', () => {
  const say = (way: Partial<LastWayBack>, time: string, language: Language = 'no') =>
    describeLastWay(exampleWayBack(way), { vaeroy: 'Værøy' }, sayingAt(Date.parse(time), language))

  it.each([
    ['no', 'Siste tilbake fra Værøy i kveld: kl. 18:30.', 'Den siste tilbake fra Værøy gikk kl. 18:30.'],
    ['en', 'Last way back from Værøy tonight: 18:30.', 'The last way back from Værøy left at 18:30.'],
    [
      'de',
      'Letzte Fahrt zurück von Værøy heute Abend: 18:30 Uhr.',
      'Die letzte Fahrt zurück von Værøy ging um 18:30 Uhr.',
    ],
  ] as const)('never calls one that has left still to come (%s)', (language, before, after) => {
    expect(say({}, '2026-11-23T17:29:00Z', language)).toBe(before)
    expect(say({}, '2026-11-23T19:12:00Z', language)).toBe(after)
  })

  it('knows a boat that leaves before midnight or after it, on the same service day', () => {
    const late = { startsAt: '2026-11-24T00:20:00.000Z', endsAt: '2026-11-24T01:50:00.000Z' }
    expect(say(late, '2026-11-23T22:00:00Z')).toBe('Siste tilbake fra Værøy i kveld: kl. 01:20.')
    expect(say(late, '2026-11-24T00:10:00Z')).toBe('Siste tilbake fra Værøy i kveld: kl. 01:20.')
  })

  it('says nothing of another service day', () => {
    expect(say({ startsAt: null }, '2026-11-24T02:59:00Z')).toBe('Ingen båt tilbake fra Værøy i kveld.')
    expect(say({ startsAt: null }, '2026-11-24T03:00:00Z')).toBeNull()
  })
})
