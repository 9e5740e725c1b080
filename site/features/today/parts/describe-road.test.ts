import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#contract/languages.ts'
import type { RoadMessage } from '#contract/today.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { describeRoad, describeRoadTimes, listClosures, mayHold } from './describe-road.ts'
import { exampleClosedRoad, exampleNow } from './today-examples.ts'

const hour = 3_600_000
const periods = { isRunning: false, listed: [], hours: { from: '22:00', to: '06:00' } }
const tonight = { ...periods, listed: [{ from: '2026-11-23T21:00:00.000Z', to: '2026-11-24T05:00:00.000Z' }] }

const sayingAt = (now: number, language: Language = 'no') => ({
  now,
  language,
  locale: languages[language].locale,
  words: readTodayCopy(language).words,
})
const say = (message: Partial<RoadMessage>, language: Language = 'no', now = exampleNow) =>
  describeRoadTimes(exampleClosedRoad(message), sayingAt(now, language))

describe('when a message of the road holds', () => {
  it.each([
    ['no', 'i natt, kl. 22:00–06:00', 'til bestemte tider, kl. 22:00–06:00', 'til bestemte tider, se meldingen'],
    ['en', 'tonight, 22:00–06:00', 'at set times, 22:00–06:00', 'at set times; see the message'],
    [
      'de',
      'heute Nacht, 22:00–06:00 Uhr',
      'zu bestimmten Zeiten, 22:00–06:00 Uhr',
      'zu bestimmten Zeiten, siehe Meldung',
    ],
  ] as const)('is said with its hours, as far as they are known (%s)', (language, listed, daily, unknown) => {
    expect(say({ periods: tonight }, language)).toBe(listed)
    expect(say({ startsAt: tonight.listed[0]?.from, endsAt: tonight.listed[0]?.to }, language)).toBe(listed)
    expect(say({ periods }, language)).toBe(daily)
    expect(say({ periods: { ...periods, hours: null } }, language)).toBe(unknown)
  })

  it('is said until when, once it does', () => {
    const night = Date.parse('2026-11-23T22:00:00Z')
    expect(say({ periods: tonight }, 'no', night)).toBe('til tir. 06:00')
    expect(say({ periods: { ...periods, isRunning: true } }, 'en', night)).toBe('until Tue 06:00')
    // It ran when the service was asked, and its hours are over.
    expect(say({ periods: { ...periods, isRunning: true } }, 'en', night + 8 * hour)).toBe('at set times, 22:00–06:00')
    expect(say({ periods: { ...periods, hours: null, isRunning: true } })).toBe('nå, men bare til bestemte tider')
    expect(say({ startsAt: '2026-11-23T10:00:00.000Z', endsAt: '2026-11-23T17:00:00.000Z' })).toBe('til 18:00')
  })

  it('is said from when and to when, and not of a day that a weekday cannot name', () => {
    expect(say({ startsAt: '2026-11-24T07:00:00.000Z', endsAt: '2026-11-24T15:00:00.000Z' })).toBe(
      'fra tir. 08:00 til tir. 16:00',
    )
    expect(say({ startsAt: '2026-11-24T07:00:00.000Z' })).toBe('fra tir. 08:00')
    expect(say({ startsAt: '2026-10-01T07:00:00.000Z', endsAt: '2027-03-20T15:00:00.000Z' })).toBeNull()
  })
})

describe('a closure', () => {
  const at = (time: string) => Date.parse(time)

  it('may hold in its hours, also over midnight and in the nights in which clocks change', () => {
    const nightly = exampleClosedRoad({ periods })
    for (const [start, holds] of [
      ['2026-11-23T12:00:00Z', false],
      ['2026-11-23T20:30:00Z', true],
      ['2026-11-24T04:00:00Z', true],
      ['2026-11-24T05:00:00Z', false],
      ['2026-03-29T03:30:00Z', true],
      ['2026-03-29T04:00:00Z', false],
      ['2026-10-25T04:30:00Z', true],
      ['2026-10-25T05:00:00Z', false],
    ] as const)
      expect(mayHold(nightly, at(start), at(start) + hour), start).toBe(holds)
    expect(mayHold(exampleClosedRoad({ periods: { ...periods, hours: null } }), exampleNow, exampleNow + 1)).toBe(true)
  })

  it('of now stands before one of tonight, and one that is over or of tomorrow concerns nobody today', () => {
    const messages = [
      exampleClosedRoad({ id: 'tonight', periods: tonight }),
      exampleClosedRoad({ id: 'now' }),
      exampleClosedRoad({ id: 'over', endsAt: '2026-11-23T11:00:00.000Z' }),
      exampleClosedRoad({ id: 'tomorrow', startsAt: '2026-11-24T08:00:00.000Z' }),
      exampleClosedRoad({ id: 'works', kind: 'roadworks' }),
    ]
    expect(listClosures(messages, exampleNow).map(({ id }) => id)).toEqual(['now', 'tonight'])
  })
})

describe('that nothing is reported', () => {
  it.each(['no', 'en', 'de'] as const)('is said only when there is no message at all (%s)', (language) => {
    const { roadNone } = readTodayCopy(language).words
    expect(describeRoad([], sayingAt(exampleNow, language))).toEqual({ rows: [], none: roadNone })
    for (const message of [{ periods }, { kind: 'roadworks' }, { kind: 'other' }, { kind: 'convoy', periods }] as const)
      expect(describeRoad([exampleClosedRoad(message)], sayingAt(exampleNow, language)).none).toBeNull()
  })
})
