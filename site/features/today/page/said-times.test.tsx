// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { languageKeys, languages } from '#contract/languages.ts'
import type { TodayAnswer } from '#contract/today.ts'
import { readAdvice } from '#site/content/model/advice-queries.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { lightWords } from '#site/domain/calendar/light-words.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { placesFromWest } from '#site/features/today/parts/places-from-west.ts'
import {
  exampleClosedRoad,
  exampleDeparture,
  examplePart,
  exampleStop,
  exampleToday,
  exampleWarning,
} from '#site/features/today/parts/today-examples.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { pickWords } from '#site/i18n/translate.ts'
import SectionContent, { type SectionName } from './SectionContent.tsx'
import { sayNow } from './say-now.ts'
import type { TodayView } from './today-view.ts'

const hourMs = 3_600_000
const sections: SectionName[] = [
  'breath', 'warnings', 'avalanche', 'dry', 'toDo', 'toLeave', 'light', 'boats', 'flights', 'road', 'sea', 'charging', 'sources',
] // biome-ignore format: one line

const weekdays = {
  no: '(?:søn|man|tirs?|ons|tors?|fre|lør)[.d]',
  en: '(?:Sun|Mon|Tues?|Wed|Thu|Fri|Sat)',
  de: '(?:So|Mo|Di|Mi|Do|Fr|Sa)\\b',
}
/** A weekday after the word that introduces a clock, a clock introduced twice, and several after a single one. */
const wrong = {
  no: [`(?:kl\\.|ca\\.) ${weekdays.no}`, 'kl\\. kl\\.', '(?<![\\d.,])[−-]?1 (?:grader|ledige|steder|minutter|timer)'],
  en: [
    `\\bat ${weekdays.en}`,
    '\\bat at\\b',
    'about at',
    '(?<![\\d.,])[−-]?1 (?:degrees|metres|millimetres|stations|minutes)',
  ],
  de: [`\\bum ${weekdays.de}`, '\\bum um\\b', 'Uhr Uhr', '(?<![\\d.,])[−-]?1 (?:Metern|Stationen|Minuten|Stunden)'],
}

/** An answer in which everything happens in the hours around a moment, and one of everything is left. */
function answerAt(now: number, temperature: number): TodayAnswer {
  const at = (hours: number) => new Date(now + hours * hourMs).toISOString()
  const start = now - (now % hourMs)
  const hours = Array.from({ length: 48 }, (_, index) => ({
    time: new Date(start + index * hourMs).toISOString(),
    temperature,
    wind: 1,
    gust: Math.abs(temperature) % 30,
    windFromDirection: 225,
    precipitation: index % 3,
    cloud: 20,
    symbol: 'rain',
  }))
  const answer = exampleToday({
    warnings: examplePart([exampleWarning({ startsAt: at(2), endsAt: at(20), places: [...placesFromWest] })]),
    forecast: examplePart(placesFromWest.map((place) => ({ place, hours }))),
    departures: examplePart([
      exampleStop([exampleDeparture({ plannedAt: at(3), expectedAt: at(3), date: osloDateOf(now) })]),
    ]),
    road: examplePart([
      exampleClosedRoad({ startsAt: at(1), endsAt: at(9), updatedAt: at(-3) }),
      exampleClosedRoad({ id: '2', updatedAt: at(-1) }),
    ]),
    charging: examplePart([{ station: 'alti-svolvaer', free: 1, total: 1 }] as never),
  })
  for (const part of Object.values(answer.parts))
    Object.assign(part, { fetchedAt: at(-1), nextAt: at(1), dropAt: null, upstreamTime: null })
  return { ...answer, date: osloDateOf(now) }
}

test.each(languageKeys)(
  'around midnight, from −20 to 40 degrees, days and clocks are joined and single things are said as one: %s',
  (language) => {
    const { words } = readTodayCopy(language)
    const advice = readAdvice(language)
    const stopNames = { moskenes: 'Moskenes' }
    const patterns = wrong[language].map((each) => new RegExp(each, 'u'))
    const said: string[] = []
    const midnight = Date.parse('2026-11-23T23:00:00Z')
    for (let degrees = -20; degrees <= 40; degrees += 1) {
      const now = midnight + degrees * 6 * 60_000
      const view: TodayView = {
        answer: answerAt(now, degrees),
        now,
        place: 'svolvaer',
        language,
        locale: languages[language].locale,
        words,
        wind: advice.wind,
      }
      const stale = structuredClone(view.answer)
      for (const part of Object.values(stale.parts)) if (part.data !== null) Object.assign(part, { state: 'stale' })
      for (const answer of [view.answer, stale])
        for (const name of sections)
          said.push(
            renderToStaticMarkup(
              <SectionContent
                name={name}
                view={{ ...view, answer }}
                retry={() => undefined}
                advice={advice}
                beds="/hoteller"
                lightWords={pickWords(language, lightWords)}
                stop="moskenes"
                stopNames={stopNames}
                airport="LKN"
              />,
            ).replaceAll(/<[^>]+>/g, ' '),
          )
      for (const part of ['', 'warnings', 'boats', 'light']) said.push(sayNow(part, view, stopNames) ?? '')
      for (const key of ['countFree', 'countStations', 'chargingFree'] as const)
        said.push(fillGaps(words[key], { n: degrees, m: degrees }))
    }
    expect(said.filter((each) => /\d\d:\d\d/.test(each)).length).toBeGreaterThan(300)
    const found = patterns.flatMap((pattern) =>
      said.flatMap((text) => pattern.exec(text.replaceAll(/\s+/g, ' '))?.[0] ?? []),
    )
    expect([...new Set(found)]).toEqual([])
  },
)
