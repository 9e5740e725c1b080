import { describe, expect, it } from 'vitest'
import { languageKeys, languages } from '#contract/languages.ts'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { readWindLimits } from '#site/content/model/advice-queries.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { answerOfDay, type MadeDay } from './advice-days.ts'
import { sayClearSky } from './day-facts.ts'
import { describeTonight } from './describe-tonight.ts'
import { sayNow } from './say-now.ts'
import type { TodayView } from './today-view.ts'

const evening: MadeDay = { now: '2026-11-23T17:00:00+01:00', place: 'svolvaer', gust: 5 }

function viewOf(day: MadeDay, language: (typeof languageKeys)[number] = 'en'): TodayView {
  return {
    ...{ answer: answerOfDay(day), now: Date.parse(day.now), place: day.place, wind: readWindLimits() },
    ...{ language, locale: languages[language].locale, words: readTodayCopy(language).words },
  }
}

describe('the sky of tonight', () => {
  it('names the clearest place with its hours, the same as the page of today', () => {
    const view = viewOf({ ...evening, cloud: 100, others: { leknes: { cloud: [90, 90, 90, 90, 10, 10, 10, 90] } } })
    expect(describeTonight(view)).toEqual({
      answer: 'Yes, Leknes is clearest: dry 21:00–00:00, with 10% cloud.',
      best: 'leknes',
      places: ['Reine', 'Ballstad', 'Leknes', 'Henningsvær', 'Svolvær'].map((name) => ({
        place: weatherPlaceKeys.find((key) => name.toLowerCase().replace('æ', 'ae').startsWith(key.slice(0, 4))),
        said: name === 'Leknes' ? 'clear 21:00–00:00' : 'overcast',
      })),
    })
    expect(sayClearSky(view)).toContain('Leknes, 21:00–00:00, 10% cloud')
  })

  it('says no where it is overcast everywhere, and sends nobody on a drive in a storm', () => {
    expect(describeTonight(viewOf({ ...evening, cloud: 100 }))?.answer).toMatch(/^No,/)
    const stormy = { ...evening, cloud: 100, gust: 32, others: { reine: { cloud: 5, gust: 32 } } }
    expect(describeTonight(viewOf(stormy))?.answer).toMatch(/^Not from Svolvær.*Reine/)
  })

  it.each(languageKeys)('counts rain and snow: no chance where they fall whenever the cloud breaks: %s', (language) => {
    const words = readTodayCopy(language).words
    const wet = { ...evening, cloud: 100, others: { reine: { cloud: 55, rain: 0.8 } } }
    const tonight = describeTonight(viewOf(wet, language))
    expect(tonight?.answer).toBe(words.skyNoWet)
    expect(tonight?.places.map(({ said }) => said)).toEqual([words.skyWet, ...Array(4).fill(words.skyOvercast)])
    // The search says the same, and not only that it is dark.
    expect(sayNow('light', viewOf(wet, language), {})).toContain(words.skyNoWet)
    expect(
      describeTonight(viewOf({ ...wet, others: { reine: { cloud: 55, rain: 0.1 } } }, language))?.answer,
    ).toContain('Reine')
  })

  it('says that no night is dark, and nothing without a forecast', () => {
    expect(describeTonight(viewOf({ ...evening, now: '2026-06-20T17:00:00+02:00', cloud: 0 }))).toEqual({
      answer: readTodayCopy('en').words.neverDark,
      places: [],
    })
    expect(describeTonight(viewOf({ ...evening, failed: 'forecast' }))).toBeNull()
  })

  it.each(languageKeys)('has a whole sentence and a word for each place: %s', (language) => {
    for (const [cloud, rain] of [
      [5, 0],
      [55, 0],
      [55, 2],
      [100, 0],
    ]) {
      const tonight = describeTonight(viewOf({ ...evening, cloud, rain } as MadeDay, language))
      expect(tonight?.answer).toMatch(/^\p{Lu}[^{}]+\.$/u)
      for (const { said } of tonight?.places ?? []) expect(said).toMatch(/^[^{}]+$/)
      expect(tonight?.places).toHaveLength(weatherPlaceKeys.length)
    }
  })
})
