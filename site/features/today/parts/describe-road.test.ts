import { describe, expect, it } from 'vitest'
import { type Language, languageKeys, languages } from '#contract/languages.ts'
import { type RoadMessage, roadMessageKinds } from '#contract/today.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { describeRoad, describeRoadTimes, listClosures, mayHold, sayRoad, sayRoadShortly } from './describe-road.ts'
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

describe('our own sentence about a message', () => {
  const closed = exampleClosedRoad({ where: 'Ramberg - Flakstad', endsAt: '2026-11-23T17:00:00.000Z' })
  const say = (more: Partial<RoadMessage>, language: Language) =>
    sayRoad({ ...closed, ...more }, sayingAt(exampleNow, language))

  it('has road, from and to, what is the matter and until when, in the language of the page', () => {
    expect(say({}, 'no')).toBe('E10 er stengt mellom Ramberg og Flakstad, til 18:00.')
    expect(say({}, 'en')).toBe('The E10 is closed between Ramberg and Flakstad, until 18:00.')
    expect(say({}, 'de')).toBe('Die E10 ist zwischen Ramberg und Flakstad gesperrt, bis 18:00 Uhr.')
    expect(say({ kind: 'convoy', where: 'Hamnøy', endsAt: null }, 'en')).toBe('Driving in convoy on the E10 at Hamnøy.')
    expect(say({ kind: 'oneLane', road: null, periods }, 'de')).toBe(
      'Nur eine Spur frei auf der Straße zwischen Ramberg und Flakstad, zu bestimmten Zeiten, 22:00–06:00 Uhr.',
    )
    expect(say({ where: null, latitude: 68.11, longitude: 13.22, endsAt: null }, 'no')).toMatch(
      /^E10 er stengt i nærheten av (Leknes|Ballstad)\.$/,
    )
    // No place of ours is near, and a whole story is no place.
    expect(say({ where: 'x'.repeat(200), latitude: 68.5, longitude: 17.4, endsAt: null }, 'en')).toBe(
      'The E10 is closed.',
    )
  })

  it.each(languageKeys)('leaves no gap open and quotes nothing of the original, for every kind (%s)', (language) => {
    for (const kind of roadMessageKinds)
      for (const road of ['E10', null])
        for (const where of ['Ramberg - Flakstad', 'Hamnøy', null]) {
          const message = exampleClosedRoad({ kind, road, where, lines: ['Vegen er stengt.'] })
          const { rows } = describeRoad([message], sayingAt(exampleNow, language))
          expect(rows[0]?.sentence).toMatch(/^\p{Lu}[^{}]+\.$/u)
          expect(rows[0]?.sentence).not.toContain('Vegen er stengt')
          expect(rows[0]?.original).toContain('Vegen er stengt.')
        }
  })

  it('stands on a tile in a few words, the closure first', () => {
    const works = exampleClosedRoad({ kind: 'roadworks', road: 'F815' })
    const sayingIn = (language: Language) => sayingAt(exampleNow, language)
    expect(sayRoadShortly([works, exampleClosedRoad({ where: 'Ramberg' })], sayingIn('en'))).toBe(
      'E10 closed at Ramberg',
    )
    expect(sayRoadShortly([works], sayingIn('de'))).toBe('F815: Bauarbeiten')
    expect(sayRoadShortly([], sayingIn('no'))).toBe('Ingen stengt')
  })
})
