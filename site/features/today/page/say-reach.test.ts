import { describe, expect, it } from 'vitest'
import { type Language, languageKeys, languages } from '#contract/languages.ts'
import type { TodayParts } from '#contract/today.ts'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { readAdvice, readWindLimits } from '#site/content/model/advice-queries.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import {
  exampleClosedRoad,
  exampleDeparture,
  examplePart,
  exampleStop,
} from '#site/features/today/parts/today-examples.ts'
import { answerOfDay, type MadeDay } from './advice-days.ts'
import { advise } from './advise.ts'
import { listColumns, sumColumn } from './dry-hours.ts'
import { findNearestQuay, putNearestFirst } from './nearest-quay.ts'
import { sayOpenRoad, sayReach } from './say-reach.ts'
import type { TodayView } from './today-view.ts'

const calm: MadeDay = { now: '2026-11-23T13:00:00+01:00', place: 'reine', gust: 5 }
const stopNames = { moskenes: 'Moskenes', lodingen: 'Lødingen' }
const stretch = exampleClosedRoad({ where: 'Ramberg - Flakstad', endsAt: '2026-11-23T17:00:00.000Z' })

function viewOf(day: MadeDay, language: Language = 'en', parts: Partial<TodayParts> = {}): TodayView {
  const answer = answerOfDay(day)
  Object.assign(answer.parts, parts)
  return {
    ...{ answer, now: Date.parse(day.now), place: day.place, wind: readWindLimits() },
    ...{ language, locale: languages[language].locale, words: readTodayCopy(language).words },
  }
}

const say = (day: MadeDay, parts?: Partial<TodayParts>) => sayReach(viewOf(day, 'en', parts), stopNames)?.lines

describe('where one can drive to from here', () => {
  it('names the places that a closure cuts off, until when, and the next ferry from the nearest quay', () => {
    const departures = examplePart([exampleStop([exampleDeparture({ isCancelled: true }), exampleDeparture()])])
    expect(say({ ...calm, road: [stretch] }, { departures })).toEqual([
      'The E10 is closed between Ramberg and Flakstad, until 18:00.',
      'From Reine you cannot drive to Ballstad, Leknes, Henningsvær and Svolvær now.',
      'The next ferry Moskenes–Bodø leaves at 14:00.',
    ])
  })

  it('says of the others that nothing is reported, and that nobody says when it opens', () => {
    expect(say({ ...calm, place: 'svolvaer', road: [{ ...stretch, endsAt: null }] })).toEqual([
      'The E10 is closed between Ramberg and Flakstad. Ring 175 for news.',
      'From Svolvær you cannot drive to Reine now.',
      'Ballstad, Leknes and Henningsvær: no closed road is reported.',
    ])
  })

  it('tells why it is closed and when that is looked at again, in every language, as long as that is to come', () => {
    const told = exampleClosedRoad({
      where: 'Ramberg - Flakstad',
      lines: ['Stengt på grunn av snøskred.', 'Ny vurdering kl. 10.00.'],
      updatedAt: '2026-11-23T11:00:00.000Z',
    })
    const first = (language: Language, now = calm.now) =>
      sayReach(viewOf({ ...calm, now, road: [told] }, language), stopNames)?.lines[0]?.replaceAll('\u00a0', ' ')
    expect(first('en')).toMatch(/Flakstad\. Reason: avalanche\. Next review: Tue .*10:00\.$/)
    expect(first('no')).toMatch(/Flakstad\. Årsak: snøskred\. Ny vurdering tir\. kl\. 10:00\.$/)
    expect(first('de')).toMatch(/Grund: Lawine\. Neue Prüfung Di.* 10:00( Uhr)?\.$/)
    expect(first('en', '2026-11-24T10:30:00+01:00')).toMatch(/Reason: avalanche\. Ring 175 for news\.$/)
  })

  it('says in fair weather that no closure is reported to either end, and nothing where that is not known', () => {
    expect(sayOpenRoad(viewOf(calm))).toBe('By road from Reine to Svolvær and Å: no closure is reported.')
    expect(sayOpenRoad(viewOf({ ...calm, road: [stretch] }))).toBeNull()
    expect(sayOpenRoad(viewOf({ ...calm, gust: 30 }))).toBeNull()
    expect(sayOpenRoad(viewOf(calm, 'en', { road: { ...examplePart(null), state: 'failed' } }))).toBeNull()
  })

  it('tells the way round, where there is one', () => {
    const closed = exampleClosedRoad({ where: 'Borg', latitude: 68.262, longitude: 13.9 })
    const [first = '', ...more] = say({ ...calm, place: 'leknes', road: [closed] }) ?? []
    expect(first).toBe('The E10 is closed at Borg. Ring 175 for news.')
    expect(more.join('\n')).toMatch(/^Svolvær: drive by Valberg, \d+ km\.$/m)
    expect(more).toContain('Reine and Ballstad: no closed road is reported.')
    // A warning is no day to be told which roads are open.
    const warned = say({ ...calm, place: 'leknes', road: [closed], warned: { level: 3, from: 0, hours: 5 } })
    expect(warned?.join()).not.toContain('no closed road')
  })

  it('is silent where nothing is in the way, and promises nothing where nobody knows of the roads', () => {
    expect(say(calm)).toBeUndefined()
    const failed = { ...examplePart(null), state: 'failed' as const }
    const windy = say({ ...calm, place: 'leknes', gust: [30, 30, 5] }, { road: failed }) ?? []
    expect(windy.join()).toContain('Gimsøystraumen may shut')
    expect(windy.join()).not.toContain('no closed road')
  })

  it.each(languageKeys)('is whole sentences from every place: %s', (language) => {
    for (const place of weatherPlaceKeys) {
      const view = viewOf({ ...calm, place, gust: [32, 32, 32, 5], road: [stretch] }, language)
      const lines = sayReach(view, stopNames)?.lines ?? []
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) expect(line).toMatch(/^\p{Lu}[^{}]+\.$/u)
    }
  })
})

describe('one wind on the page', () => {
  const rules = readAdvice('en')
  /** Gusts of forty hours that rise and fall at odd hours. */
  const gusts = [26, 27, 24, 24, 26, 27, 26, 20, 19, 18, 18, 17, 12, 11]

  it.each(weatherPlaceKeys)('no column of the table is too windy at the hour that «leave» names: %s', (place) => {
    for (let hour = 0; hour < 24; hour += 1) {
      const now = `2026-11-23T${String(hour).padStart(2, '0')}:00:00+01:00`
      const view = viewOf({ ...calm, place, now, gust: gusts })
      const hours = view.answer.parts.forecast.data?.find((each) => each.place === place)?.hours ?? []
      for (const { rule, betterAt } of advise(rules, view)?.toLeave ?? []) {
        const limit = rule.when?.gustFrom ?? (rule.bridge ? rules.wind.stormFrom : undefined)
        if (betterAt === null || limit === undefined) continue
        const columns = ['2026-11-23', '2026-11-24'].flatMap((date) => listColumns(date, view.now))
        const column = columns.find(({ start, end }) => betterAt >= start && betterAt < end)
        const gust = column && sumColumn(hours, column, view.now).gust
        expect([now, rule.id, (gust ?? 0) < limit]).toEqual([now, rule.id, true])
      }
    }
  })

  it('long drives wait as long as the wind that shuts bridges, not only as the warning', () => {
    const day: MadeDay = { ...calm, gust: [30, 30, 30, 30, 30, 30, 5], warned: { level: 3, from: 0, hours: 2 } }
    const advice = advise(rules, viewOf(day))?.toLeave ?? []
    const at = (id: string) => advice.find(({ rule }) => rule.id === id)?.betterAt
    // The column of the table from six to nine has an hour of it.
    expect(at('driving-in-a-storm')).toBe(Date.parse('2026-11-23T21:00:00+01:00'))
    expect(at('bridge-in-wind')).toBe(at('driving-in-a-storm'))
  })
})

describe('the quay', () => {
  const { roads } = readWindLimits()

  it('that is nearest by road comes first', () => {
    expect(weatherPlaceKeys.map((place) => [place, findNearestQuay(place, roads)?.stop])).toEqual(
      weatherPlaceKeys.map((place) => [place, ['svolvaer', 'henningsvaer'].includes(place) ? 'lodingen' : 'moskenes']),
    )
    const list = ['bodo', 'lodingen', 'moskenes']
    expect(putNearestFirst(list, (each) => each, 'reine', roads)).toEqual(['moskenes', 'bodo', 'lodingen'])
  })
})
