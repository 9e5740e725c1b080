import { describe, expect, it } from 'vitest'
import { type Language, languageKeys, languages } from '#contract/languages.ts'
import type { TodayAnswer, TodayParts } from '#contract/today.ts'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { readAdvice, readWindLimits } from '#site/content/model/advice-queries.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import {
  exampleClosedRoad,
  exampleDeparture,
  examplePart,
  exampleStop,
  exampleWarning,
} from '#site/features/today/parts/today-examples.ts'
import { answerOfDay, type MadeDay } from './advice-days.ts'
import { describeBreath } from './Breath.tsx'

const stopNames = { moskenes: 'Moskenes' }

/** Returns the sentences of a made day, with what is changed of its answer. */
function say(day: MadeDay, parts: Partial<TodayParts> = {}, language: Language = 'en') {
  const answer: TodayAnswer = answerOfDay(day)
  Object.assign(answer.parts, parts)
  const view = {
    answer,
    now: Date.parse(day.now),
    place: day.place,
    language,
    locale: languages[language].locale,
    words: readTodayCopy(language).words,
    wind: readWindLimits(),
  }
  return describeBreath(view, readAdvice(language), stopNames)
}

const november = { now: '2026-11-23T13:00:00+01:00', place: 'svolvaer' } as const
const storm = { ...november, gust: 30, rain: 2, warned: { level: 3, from: 0, hours: 7 } } as const
const stormyParts = {
  warnings: examplePart([exampleWarning({ startsAt: '2026-11-23T10:00:00.000Z', places: [...weatherPlaceKeys] })]),
  road: examplePart([exampleClosedRoad({ where: 'Ramberg - Flakstad' })]),
  departures: examplePart([exampleStop([exampleDeparture({ isCancelled: true }), exampleDeparture()])]),
}
const failed = { ...examplePart(null), state: 'failed' as const }
const waiting = { ...examplePart(null), state: 'waiting' as const }

describe('the day in one breath', () => {
  it('tells a storm in the order of what hinders most, and then to stay: the sky, a roof, a bed', () => {
    const said = say(storm, stormyParts)
    expect(said.map(({ part }) => part)).toEqual(['road', 'boats', 'warnings', 'light', 'advice', 'beds'])
    expect(said.map(({ text }) => text)).toEqual([
      'The E10 is closed between Ramberg and Flakstad. Ring 175 for news. From Svolvær you cannot drive to Reine now. Ballstad and Leknes: the bridge at Gimsøystraumen may shut, gusts of 30 m/s.',
      'Cancelled: the 14:00 ferry Moskenes–Bodø.',
      'Orange warning: severe wind gusts, until 20:00, all of Lofoten.',
      'Northern lights tonight? No, it is overcast tonight in all five places.',
      'Stay in or near Svolvær today. Indoors today: Lauras Cafe Bar, Magic Ice Lofoten.',
      'A bed tonight: Thon Hotel Lofoten +47\u00a076\u00a004\u00a090\u00a000, Svinøya Rorbuer +47\u00a076\u00a006\u00a099\u00a030.',
    ])
  })

  it('says where it is dry and until when, the clearest sky, and what fits on a quiet day', () => {
    const cloud = [90, 90, 90, 90, 90, 20, 20, 20, 20, 95]
    const said = say({
      ...november,
      gust: 5,
      rain: [0, 0, 0, 1, 1, 0],
      cloud,
      others: { reine: { rain: 1, cloud: 95 } },
    })
    expect(said.map(({ part }) => part)).toEqual(['road', 'dry', 'light', 'advice'])
    const { name } = readAdvice('en').stands.svolvaer
    expect(said[0]?.text).toBe('By road from Svolvær to Å: no closure is reported.')
    expect(said[2]?.text.replaceAll(/\s/g, ' ')).toBe(
      `Clearest sky tonight: Svolvær, 18:00–22:00, 20% cloud. Stand here tonight: ${name}.`,
    )
    expect(said[3]?.text).toMatch(/^Good for today: /)
  })

  it('calls the visitor’s place the clearest only where it is', () => {
    const cloud = [90, 90, 90, 90, 90, 20, 20, 20, 20, 95]
    const others = { leknes: { cloud: cloud.map((each) => each - 10) } }
    const sky = say({ ...november, gust: 5, cloud, others }).find(({ part }) => part === 'light')?.text
    expect(sky?.replaceAll(/\s/g, ' ')).toContain(
      'Sky over Svolvær tonight: 20% cloud, 18:00–22:00; clearest over Leknes, 10%.',
    )
    expect(sky).not.toContain('Clearest sky')
  })

  it('speaks of the midnight sun in July, and of no night', () => {
    const july = { now: '2026-07-08T13:00:00+02:00', place: 'leknes', gust: 5, cloud: 20 } as const
    const said = say(july)
    expect(said[1]?.text).toBe('Dry in all five places until midnight.')
    expect(said[2]?.text).toBe('Clearest sky for the midnight sun: Leknes, 21:00–03:00, 20% cloud.')
    expect(said.some(({ text }) => text.includes('tonight'))).toBe(false)
    // In the light nights without a midnight sun there is nothing to say of the sky.
    expect(say({ ...july, now: '2026-05-12T13:00:00+02:00' }).map(({ part }) => part)).not.toContain('light')
  })

  it('calls what failed by name, and what is under way not failed', () => {
    const said = say(november, { road: failed, departures: waiting }).map(({ text }) => text)
    expect(said).toContain('Can’t be fetched now: road messages.')
    expect(said).toContain('Still being fetched: ferries.')
    const first = say(november, {
      road: waiting,
      warnings: waiting,
      forecast: waiting,
      departures: waiting,
      flights: waiting,
    })
    expect(first).toEqual([
      { part: 'warnings', text: 'Still being fetched: warnings, road messages, ferries, flights, forecasts.' },
    ])
  })

  it('names two closed roads where the others leave room, and never more than three sentences before what to do', () => {
    const roads = examplePart(['one', 'two', 'three'].map((id) => exampleClosedRoad({ id, where: id })))
    // What there is to do is told in sentences of its own.
    const staying = ['light', 'advice', 'beds']
    const sentences = (parts: Partial<TodayParts>) =>
      say({ ...november, warned: storm.warned }, { ...stormyParts, road: roads, ...parts }).flatMap(({ part, text }) =>
        staying.includes(part) ? [] : text.split('. '),
      )
    expect(sentences({})).toHaveLength(3)
    expect(sentences({ departures: examplePart([]) }).slice(0, 2)).toEqual([
      'The E10 is closed at one',
      'The E10 is closed at two.',
    ])
    expect(sentences({ departures: examplePart([]) })).toHaveLength(3)
  })

  it('never drops road, cancellation or warning for want of room', () => {
    const said = say(storm, { ...stormyParts, flights: failed, forecast: waiting })
    expect(said.map(({ part }) => part)).toEqual(['road', 'boats', 'warnings', 'flights'])
  })

  it.each(languageKeys)('is one to six whole sentences, each leading to a part of its own (%s)', (language) => {
    const days: [MadeDay, Partial<TodayParts>][] = [
      [storm, stormyParts],
      [{ ...november, rain: 3 }, { warnings: examplePart([exampleWarning({ level: 2 })]) }],
      [{ ...november, avalanche: 4 }, {}],
      [november, { warnings: { ...examplePart([]), unreadable: 1 } }],
      [november, { warnings: failed, road: failed, forecast: failed, departures: waiting }],
      [{ now: '2026-07-08T13:00:00+02:00', place: 'reine', rain: 1 }, {}],
      [{ now: '2026-08-12T23:30:00+02:00', place: 'reine', cloud: 10 }, {}],
    ]
    for (const [day, parts] of days) {
      const said = say(day, parts, language)
      expect(said.length).toBeGreaterThanOrEqual(1)
      expect(said.length).toBeLessThanOrEqual(said.some(({ part }) => part === 'beds') ? 6 : 4)
      expect(new Set(said.map(({ part }) => part)).size).toBe(said.length)
      for (const { text } of said) expect(text).toMatch(/^\p{Lu}[^{}]+\.$/u)
    }
  })
})
