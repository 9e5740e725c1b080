import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { readAdvice } from '#site/content/model/advice-queries.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { exampleClosedRoad } from '#site/features/today/parts/today-examples.ts'
import { answerOfDay, type MadeDay } from './advice-days.ts'
import { findBeds } from './find-beds.ts'

const rules = readAdvice('en')
/** Between Hamnøy and Ramberg. */
const closed = exampleClosedRoad({ latitude: 67.99, longitude: 13.22 })
const evening = { now: '2026-11-30T18:00:00+01:00', gust: 12 } as const

function find(day: MadeDay) {
  const { words } = readTodayCopy('en')
  const said = { language: 'en' as const, locale: 'en-GB', words, wind: rules.wind }
  return findBeds(rules.beds, { answer: answerOfDay(day), now: Date.parse(day.now), place: day.place, ...said })
}
const pointsOf = (day: MadeDay) => find(day).map(({ bed }) => bed.point)

describe('a bed for tonight', () => {
  it.each(weatherPlaceKeys)('is found from %s, the nearest first, in its own village before others', (place) => {
    const found = find({ ...evening, place })
    const minutes = found.map(({ way }) => way.minutes)
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
    expect(found[0]?.bed.point).toBe(place)
    // Of those that are as near, the ones that can be rung come first.
    for (const each of new Set(minutes)) {
      const phones = found.filter(({ way }) => way.minutes === each).map(({ bed }) => Boolean(bed.phone))
      expect(phones).toEqual(phones.toSorted((one, other) => Number(other) - Number(one)))
    }
  })

  it('is none past a closed road or over a bridge that gusts may shut', () => {
    const westOf = ['reine', 'sakrisoy', 'hamnoy', 'sorvagen']
    const points = pointsOf({ ...evening, place: 'reine', road: [closed] })
    expect(points.length).toBeGreaterThan(3)
    expect(find({ ...evening, place: 'ballstad' }).every(({ way }) => way.minutes <= 20)).toBe(true)
    expect(points.filter((point) => !westOf.includes(point))).toEqual([])
    const windy = pointsOf({ ...evening, place: 'henningsvaer', gust: 32 })
    for (const point of ['leknes', 'ballstad', 'reine']) expect(windy).not.toContain(point)
  })

  it('is in the same village while nobody says which roads are closed', () => {
    expect(new Set(pointsOf({ ...evening, place: 'reine', failed: 'road' }))).toEqual(new Set(['reine']))
  })

  it.each(languageKeys)('leads to a page, and names no house twice: %s', (language) => {
    const { beds } = readAdvice(language)
    expect(new Set(beds.map(({ name }) => name)).size).toBe(beds.length)
    for (const { href } of beds) expect(href).toMatch(/^\/[^/]/)
    expect(beds.find(({ name }) => name === 'Thon Hotel Lofoten')?.phone).toBe('+47 76 04 90 00')
  })
})
