// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Language, languageKeys, languages } from '#contract/languages.ts'
import type { TodayAnswer } from '#contract/today.ts'
import { readWindLimits } from '#site/content/model/advice-queries.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { todaySections } from '#site/content/model/pages/today-sections.ts'
import { forgetLineWords } from '#site/features/today/parts/fetch-unchecked-today.ts'
import type { LineWords } from '#site/features/today/parts/line-words.ts'
import {
  exampleClosedRoad,
  exampleDeparture,
  exampleForecasts,
  exampleHours,
  exampleNow,
  examplePart,
  exampleStop,
  exampleToday,
} from '#site/features/today/parts/today-examples.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { boundaryWords } from '#site/ui/boundary-words.ts'
import { forgetAnswers } from '#site/ui/live-clock.ts'
import DayNow from './DayNow.tsx'

let answer: TodayAnswer | null

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(exampleNow)
  forgetAnswers()
  forgetLineWords()
  answer = exampleToday({
    road: examplePart([exampleClosedRoad({ where: 'Ramberg' })]),
    departures: examplePart([exampleStop([exampleDeparture({ isCancelled: true }), exampleDeparture()])]),
  })
  vi.stubGlobal('fetch', async (address: string) => {
    if (!answer) throw new TypeError('Failed to fetch')
    const language = languageKeys.find((key) => address.includes(`/${key}.json`)) ?? 'no'
    const words: LineWords = {
      words: readTodayCopy(language).words,
      href: '/',
      stops: { moskenes: 'Moskenes' },
      boundary: pickWords(language, boundaryWords),
      wind: readWindLimits(),
    }
    return Response.json(address === '/api/today' ? answer : words)
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function say(section: string, language: Language): Promise<string> {
  cleanup()
  const { container } = render(<DayNow section={section} place={undefined} locale={languages[language].locale} />)
  // Bodies are read in tasks of their own.
  for (let step = 0; step < 20; step += 1) await act(() => new Promise((resolve) => setImmediate(resolve)))
  return container.textContent
}

it('says the value of now in the language of the page', async () => {
  expect(await say('road', 'en')).toBe('The E10 is closed at Ramberg.')
  expect(await say('road', 'de')).toBe('Die E10 ist bei Ramberg gesperrt.')
  expect(await say('boats', 'no')).toBe(
    'Innstilt: ferja Moskenes–Bodø kl. 14:00. Neste ferje Moskenes–Bodø går kl. 14:00. E10 er stengt ved Ramberg. Sjekk at linje 300 går, før du drar til holdeplassen.',
  )
  expect(await say('', 'en')).toBe('Svolvær now: 4 °C, gusts of 11 m/s, 1.0 mm of rain or snow this hour.')
  expect(await say('light', 'en')).toMatch(/^No, it is overcast tonight.* Dark enough for northern lights /)
  if (answer) answer.parts.forecast = examplePart(exampleForecasts({ svolvaer: exampleHours([0], { cloud: 10 }) }))
  expect(await say('light', 'en')).toMatch(/^Yes, Svolvær is clearest: .* Dark enough for northern lights /)
})

it.each(languageKeys)('says nothing where nobody could say, or what is known is old (%s)', async (language) => {
  const whole = exampleToday()
  for (const change of [
    { state: 'failed', data: null },
    { state: 'waiting', data: null },
    { state: 'stale' },
  ] as const) {
    answer = structuredClone(whole)
    for (const part of Object.values(answer.parts)) Object.assign(part, change)
    // The light of the day needs nobody.
    for (const section of ['', ...todaySections].filter((each) => each !== 'light'))
      expect(await say(section, language), `${section} ${change.state}`).toBe('')
  }
  answer = null
  for (const section of ['', ...todaySections]) expect(await say(section, language)).toBe('')
})
