import { describe, expect, it } from 'vitest'
import type { TodayAnswer } from '#contract/today.ts'
import { readEvCharging } from '#site/content/model/pages/ev-charging-copy.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { makeRoadTable, type PlacedLeg } from '#site/domain/geography/road-table.ts'
import { sayWay, type WayToDrive } from './say-way.ts'
import { exampleClosedRoad, exampleForecasts, exampleHours, exampleNow, exampleToday } from './today-examples.ts'

const saying = { now: exampleNow, language: 'en', locale: 'en-GB', words: readTodayCopy('en').words } as const
const words = readEvCharging('en').copy.range.now
const wind = { stormFrom: 25 } as Parameters<typeof sayWay>[3]

const places = {
  leknes: { latitude: 68.147, longitude: 13.61 },
  napp: { latitude: 68.13, longitude: 13.44 },
  ramberg: { latitude: 68.091, longitude: 13.23 },
  stamsund: { latitude: 68.13, longitude: 13.85 },
}
type PlaceId = keyof typeof places
const leg = (from: PlaceId, to: PlaceId, kilometres: number, isE10 = true): PlacedLeg => ({
  ...{ from, to, kilometres, minutes: kilometres, isE10 },
  course: [places[from], places[to]],
})
const legs = [leg('leknes', 'napp', 10), leg('napp', 'ramberg', 14), leg('leknes', 'stamsund', 15, false)]
const way = (to: PlaceId, all: readonly PlacedLeg[] = legs): WayToDrive => ({
  ...{ from: 'leknes', to },
  table: makeRoadTable(all, new Map(Object.keys(places).map((id) => [id, id[0]?.toUpperCase() + id.slice(1)]))),
})
const closure = exampleClosedRoad({ road: 'E10', where: 'Ramberg - Napp', latitude: 68.105, longitude: 13.34 })

function answerWith(road: TodayAnswer['parts']['road']['data'], gust = 8): TodayAnswer {
  const { parts } = exampleToday()
  const forecasts = exampleForecasts({ leknes: exampleHours([0], { gust }) })
  return exampleToday({ road: { ...parts.road, data: road }, forecast: { ...parts.forecast, data: forecasts } })
}

const tell = (drive: WayToDrive, answer: TodayAnswer) => sayWay(drive, answer, saying, wind, words)
const say = (drive: WayToDrive, answer: TodayAnswer) => {
  const { warnings, calm } = tell(drive, answer)
  return [...warnings, calm].filter(Boolean).join(' ')
}

describe('sayWay', () => {
  it('tells a closure on the way, and to wait where there is no other road', () => {
    expect(say(way('ramberg'), answerWith([closure]))).toMatch(/closed.*Ramberg.*no other road: wait/i)
  })

  it('names the way round, where one is', () => {
    const round = [...legs, leg('stamsund', 'ramberg', 60, false)]
    expect(say(way('ramberg', round), answerWith([closure]))).toContain('The way by Stamsund')
  })

  it('keeps the roads that can be driven, and all of them where none leads there', () => {
    const round = [...legs, leg('stamsund', 'ramberg', 60, false)]
    const around = tell(way('ramberg', round), answerWith([closure]))
    expect([around.isShut, around.legs.map(({ kilometres }) => kilometres)]).toEqual([false, [10, 15, 60]])
    const shut = tell(way('ramberg'), answerWith([closure]))
    expect([shut.isShut, shut.legs]).toEqual([true, legs])
  })

  it('leaves out what is closed elsewhere, and says that nothing is reported', () => {
    expect(say(way('stamsund'), answerWith([closure]))).toBe(words.open)
  })

  it('leaves out what is closed only after one has driven', () => {
    const tonight = { ...closure, startsAt: new Date(exampleNow + 8 * 3_600_000).toISOString() }
    expect(say(way('ramberg'), answerWith([tonight]))).toBe(words.open)
  })

  it('tells of a storm beside the way, closed or not', () => {
    expect(say(way('ramberg'), answerWith([], 31))).toMatch(/31 m\/s.*wait until the wind drops/)
  })

  it('says nothing where nobody answers about the roads', () => {
    const answer = answerWith([])
    answer.parts.road = { ...answer.parts.road, state: 'failed', data: null }
    expect(say(way('ramberg'), answer)).toBe('')
  })
})
