import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { readAdvice, readWindLimits } from '#site/content/model/advice-queries.ts'
import { answerOfDay, type MadeDay } from './advice-days.ts'
import { advise } from './advise.ts'

const rules = readAdvice('no')
const storm = { no: /\b(storm|uvær)/i, en: /\b(storm|gale)/i, de: /\bSturm/ } as const

/** Of these the words speak of a storm without telling anybody to stay away or not to walk. */
const isElse: Record<string, string> = {
  'activities/lofotr': 'of the bridge on the way, which advice knows',
  'activities/nordlys': 'of a drive, and the rule is about where one is',
  'activities/skrei-kabelvag': 'of paintings',
  'places/reine': 'to stay there',
  'places/stamsund': 'to stay where one is',
  'places/svolvaer': 'of boats, buses and the sauna',
}

const advised = [...new Set(rules.do.flatMap(({ entries }) => entries.map(({ reference }) => reference)))]
// A trip says in fields of its own what to do in a storm, and each rule that names one has a limit of wind.
const entries = advised.filter((reference) => !reference.startsWith('trips/'))

test.each(entries)('what %s says of a storm, it says in every language, and advice knows it', (reference) => {
  const facts = readFileSync(`content/${reference}/facts.yaml`, 'utf8')
  const speaking = languageKeys.filter((language) =>
    storm[language].test(readFileSync(`content/${reference}/${language}.md`, 'utf8')),
  )
  if (/^inStorm: /m.test(facts)) expect(speaking).toEqual(languageKeys)
  else if (!isElse[reference]) expect(speaking).toEqual([])
})

test('a trip is advised only below a limit of wind', () => {
  const stormFrom = readWindLimits().stormFrom
  const windy = rules.do.filter(
    ({ when, entries: of }) =>
      of.some(({ reference }) => reference.startsWith('trips/')) && (when.gustBelow ?? 60) > stormFrom,
  )
  expect(windy.map(({ id }) => id)).toEqual([])
})

const evening = { now: '2026-11-23T17:00:00+01:00', cloud: 95, rain: 1 } as const
const stormy: [string, Partial<MadeDay>][] = [
  ['gusts', { gust: 30 }],
  ['a warning', { gust: 18, warned: { level: 3, from: 0, hours: 9 } }],
]

test.each(stormy)('in a storm by %s nobody is sent where its words say not to come, or not on foot', (_, weather) => {
  for (const place of weatherPlaceKeys) {
    const day: MadeDay = { ...evening, ...weather, place }
    const { toDo = [] } = advise(rules, { answer: answerOfDay(day), now: Date.parse(day.now), place }) ?? {}
    const wrong = toDo.filter(({ entry, way, rule }) =>
      entry.avoidInStorm?.includes(rule.where === 'there' && !way?.isOnFoot ? 'byCar' : 'onFoot'),
    )
    expect([place, wrong.map(({ entry }) => entry.reference)]).toEqual([place, []])
  }
  // On a still evening they are advised all the same.
  const still: MadeDay = { ...evening, place: 'svolvaer', gust: 6 }
  const { toDo = [] } =
    advise(rules, { answer: answerOfDay(still), now: Date.parse(still.now), place: 'svolvaer' }) ?? {}
  expect(toDo.map(({ entry }) => entry.reference)).toContain('restaurants/borsen-spiseri')
})
