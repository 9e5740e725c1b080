// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Language, languageKeys, languages } from '#contract/languages.ts'
import { type WeatherPlace, weatherPlaceKeys } from '#contract/weather-places.ts'
import { readAdvice } from '#site/content/model/advice-queries.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { lightWords } from '#site/domain/calendar/light-words.ts'
import { exampleClosedRoad } from '#site/features/today/parts/today-examples.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { answerOfDay, type MadeDay } from './advice-days.ts'
import { findIndoors } from './find-indoors.ts'
import SectionContent, { type SectionName } from './SectionContent.tsx'
import type { TodayView } from './today-view.ts'

const storm = { gust: 32, rain: 2, warned: { level: 3, from: -3, hours: 14 } } as const
const hours = ['06:30', '10:30', '13:30', '16:30', '19:30', '22:30', '23:30']

function viewOf(day: MadeDay, language: Language): TodayView {
  return {
    answer: answerOfDay(day),
    now: Date.parse(day.now),
    place: day.place,
    language,
    locale: languages[language].locale,
    words: readTodayCopy(language).words,
    wind: readAdvice(language).wind,
  }
}

function show(name: SectionName, day: MadeDay, language: Language): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = renderToStaticMarkup(
    <SectionContent
      name={name}
      view={viewOf(day, language)}
      retry={() => undefined}
      advice={readAdvice(language)}
      lightWords={pickWords(language, lightWords)}
      beds="/hoteller"
      stop="moskenes"
      stopNames={{}}
      airport="LKN"
    />,
  )
  return root
}

const at = (time: string, place: WeatherPlace, date = '2026-11-30'): MadeDay => ({
  ...storm,
  now: `${date}T${time}:00+01:00`,
  place,
})

test.each(languageKeys)(
  'in a storm what there is indoors is named at every hour and from every place: %s',
  (language) => {
    for (const place of weatherPlaceKeys)
      for (const time of hours) {
        const root = show('toDo', at(time, place), language)
        const ideas = root.querySelectorAll('.advice > li, [data-indoors] .houses > li')
        expect(ideas.length, `${place} ${time}`).toBeGreaterThan(0)
        // What has no hour of its own stands under the day that it is for.
        for (const idea of ideas)
          if (!idea.querySelector('.advice-when'))
            expect(idea.closest('[data-indoors]')?.querySelector('h3')).not.toBeNull()
      }
  },
)

test('late in the evening it is tomorrow that is told, and named so', () => {
  const root = show('toDo', at('23:30', 'svolvaer'), 'no')
  expect(root.querySelector('[data-indoors=today]')).toBeNull()
  expect(root.querySelector('[data-indoors=tomorrow] h3')?.textContent).toBe('Inne i morgen')
  const [first] = root.querySelectorAll('[data-indoors=tomorrow] small')
  expect(first?.textContent).toMatch(/^I gangavstand, /)
})

test.each(languageKeys)(
  'nobody is told to ring where there is no number, or to look where there is no site: %s',
  (language) => {
    const { words } = readTodayCopy(language)
    const links = [
      [words.askRing, 'a[href^="tel:"]'],
      [words.askOnline, 'a[href^="http"]'],
    ] as const
    const seen = new Set<string>()
    for (const place of weatherPlaceKeys)
      for (const time of hours)
        for (const weather of [{}, { gust: 5, rain: 1 }, { gust: 5, rain: 0, warned: undefined }])
          for (const row of show('toDo', { ...at(time, place), ...weather } as MadeDay, language).querySelectorAll(
            'li',
          ))
            for (const [said, link] of links) {
              if (!row.textContent.toLowerCase().includes(said.toLowerCase())) continue
              seen.add(said)
              expect(row.querySelector(link)?.textContent, row.textContent).toBeTruthy()
            }
    expect(seen.size).toBe(links.length)
    // The page says how to ask; a rule knows no number.
    for (const { exposure, reason } of readAdvice(language).do)
      if (exposure === 'indoors' || exposure === 'sea')
        expect(reason).not.toMatch(/\b(ring|call|phone|anrufen|fragen sie)\b/i)
  },
)

test('nobody is sent across a bridge in a storm, past a closed road, or to what is shut', () => {
  const rules = readAdvice('no')
  for (const place of weatherPlaceKeys)
    for (const time of hours) {
      const day: MadeDay = { ...at(time, place), warned: { level: 4, from: -3, hours: 60 } }
      const ideas = findIndoors(rules, { answer: answerOfDay(day), now: Date.parse(day.now), place })
      expect(ideas.filter(({ way }) => !way.isOnFoot).map(({ entry }) => [place, entry.reference])).toEqual([])
    }
  // A Monday: Henningsvær is shut on Mondays and Tuesdays.
  const calm: MadeDay = { now: '2026-11-30T12:00:00+01:00', place: 'henningsvaer', gust: 5 }
  const named = (day: MadeDay) =>
    findIndoors(rules, { answer: answerOfDay(day), now: Date.parse(day.now), place: day.place }).map(
      ({ entry }) => entry.reference,
    )
  expect(named(calm)).not.toContain('point/kaviarfactory')
  expect(named({ ...calm, now: '2026-12-04T12:00:00+01:00' })).toContain('point/kaviarfactory')
  expect(named(calm)).toContain('restaurants/borsen-spiseri')
  const closed = exampleClosedRoad({ latitude: 68.2, longitude: 14.35 })
  expect(named({ ...calm, road: [closed] })).not.toContain('restaurants/borsen-spiseri')
})

test.each(languageKeys)(
  'in a storm it says what to do about a bed elsewhere, on a calm day it does not: %s',
  (language) => {
    const bedsOf = (day: MadeDay) => show('toDo', day, language).querySelector('#beds')
    const beds = bedsOf(at('20:00', 'svolvaer'))
    expect(beds?.querySelector('a[href="/hoteller"]')).not.toBeNull()
    expect(beds?.querySelectorAll('li').length).toBeGreaterThan(3)
    const [first] = beds?.querySelectorAll('li') ?? []
    expect(first?.querySelector('a')?.textContent).toBe('Thon Hotel Lofoten')
    expect(first?.querySelector('a[href="tel:+4776049000"]')).not.toBeNull()
    expect(bedsOf({ now: '2026-11-30T20:00:00+01:00', place: 'svolvaer' })).toBeNull()
  },
)

test.each(languageKeys)('a clear night names one spot with its hours, a storm sends nobody there: %s', (language) => {
  const rules = readAdvice(language)
  for (const place of weatherPlaceKeys) {
    const clear: MadeDay = { now: '2026-11-30T20:00:00+01:00', place, cloud: 5, gust: 4 }
    const stand = show('light', clear, language).querySelectorAll('[data-stand]')
    expect(stand).toHaveLength(1)
    expect(stand[0]?.querySelectorAll('a')).toHaveLength(1)
    expect(stand[0]?.textContent).toContain(rules.stands[place].name)
    expect(stand[0]?.textContent).toMatch(/\d\d:\d\d–\d\d:\d\d/)
    const stormy = show('light', { ...clear, gust: 32 }, language).querySelectorAll('[data-stand]')
    expect(stormy).toHaveLength(1)
    expect(stormy[0]?.querySelector('a')).toBeNull()
    expect(stormy[0]?.textContent).toContain(rules.stands[place].village)
    expect(show('light', { ...clear, cloud: 100 }, language).querySelector('[data-stand]')).toBeNull()
  }
})
