import { expect, test } from 'vitest'
import { languageKeys, languages } from '#contract/languages.ts'
import type { RoadMessage } from '#contract/today.ts'
import { readWindLimits } from '#site/content/model/advice-queries.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { exampleClosedRoad } from '#site/features/today/parts/today-examples.ts'
import { answerOfDay } from './advice-days.ts'
import { sayBus } from './say-bus.ts'

const day = { now: '2026-11-23T13:00:00+01:00', place: 'svolvaer' } as const

test.each(languageKeys)(
  'a closure on the road of line 300 is said of the bus, one elsewhere is not: %s',
  (language) => {
    const say = (road: RoadMessage[]) =>
      sayBus({
        answer: answerOfDay({ ...day, road }),
        now: Date.parse(day.now),
        place: day.place,
        wind: readWindLimits(),
        ...{ language, locale: languages[language].locale, words: readTodayCopy(language).words },
      })
    const e10 = exampleClosedRoad({ where: 'Ramberg - Flakstad' })
    expect(say([])).toBeNull()
    expect(say([e10])).toMatch(/^[^{}]*E10[^{}]*Ramberg[^{}]*300[^{}]*\.$/)
    // By its place, where the message names no road; the road to Henningsvær has no line 300.
    expect(say([{ ...e10, road: null, where: null, latitude: 67.99, longitude: 13.22 }])).toContain('300')
    expect(say([exampleClosedRoad({ road: 'Fv816', latitude: 68.17, longitude: 14.22 })])).toBeNull()
    expect(say([{ ...e10, kind: 'roadworks' }])).toBeNull()
    expect(say([{ ...e10, endsAt: '2026-11-23T11:00:00.000Z' }])).toBeNull()
  },
)
