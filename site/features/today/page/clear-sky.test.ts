import { describe, expect, it, test } from 'vitest'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { readAdvice, readWindLimits } from '#site/content/model/advice-queries.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { exampleClosedRoad, exampleHours, exampleNow } from '#site/features/today/parts/today-examples.ts'
import { answerOfDay, type MadeDay } from './advice-days.ts'
import { advise } from './advise.ts'
import { findClearestSky, findClearSky, findClearSkyAt, isClear, someCloud, someRain } from './clear-sky.ts'
import { sayClearSky, sayDryNow } from './day-facts.ts'
import { sayNow } from './say-now.ts'

const hour = 3_600_000
const dark = { start: exampleNow + 5 * hour, end: exampleNow + 18 * hour }
const withCloud = (from: number, cloud: number | null) =>
  exampleHours([0]).map((each, index) => (index >= from ? { ...each, cloud } : each))

describe('the sky of the dark hours', () => {
  it('is told of the longest stretch with little cloud, by its mean', () => {
    expect(findClearSky(withCloud(0, 10), dark)).toEqual({ kind: 'good', from: dark.start, until: dark.end, cloud: 10 })
    const broken = exampleHours([0]).map((each, index) => ({ ...each, cloud: [90, 30, 50][index % 3] ?? null }))
    expect(findClearSky(broken, dark)).toMatchObject({ kind: 'some', from: dark.start + 2 * hour, cloud: 40 })
  })

  it('is overcast where all of it is known to be, and unknown without darkness or clouds in the forecast', () => {
    expect(findClearSky(withCloud(0, someCloud), dark)).toBe('overcast')
    expect(findClearSky(withCloud(0, 0), { start: dark.end + 100 * hour, end: dark.end + 101 * hour })).toBeNull()
    expect(findClearSky(withCloud(9, null), dark)).toBeNull()
  })

  it('has no hour in which it rains or snows, whatever the clouds, nor one of which nobody knows that', () => {
    const withRain = (...precipitation: (number | null)[]) =>
      exampleHours([0]).map((each, index) => ({
        ...each,
        cloud: 20,
        precipitation: precipitation[index % precipitation.length] ?? null,
      }))
    expect(findClearSky(withRain(someRain), dark)).toBe('wet')
    expect(findClearSky(withRain(2, someRain - 0.1, 0, 2), dark)).toMatchObject({ until: dark.start + 2 * hour })
    expect(findClearSky(withRain(null), dark)).toBeNull()
    // Rain that is known ends the hour also where nobody knows the clouds.
    expect(
      findClearSky(
        withRain(1).map((each) => ({ ...each, cloud: null })),
        dark,
      ),
    ).toBe('wet')
  })
})

function viewOf(day: MadeDay) {
  const { words } = readTodayCopy('en')
  return {
    answer: answerOfDay(day),
    now: Date.parse(day.now),
    place: day.place,
    language: 'en' as const,
    locale: 'en-GB',
    words,
    wind: readWindLimits(),
  }
}

const evening = { now: '2026-11-23T17:00:00+01:00', place: 'svolvaer', gust: 6 } as const

test.each(weatherPlaceKeys)('tonight has one figure, whoever speaks of the clouds (%s)', (place) => {
  const cloud = [90, 60, 40, 44, 90, 66, 68, 64, 90]
  const view = viewOf({ ...evening, place, cloud })
  const sky = findClearSkyAt(view, place)
  if (!isClear(sky)) throw new Error('The example lost its sky.')
  const percent = new RegExp(`${Math.round(sky.cloud)}% cloud`)
  expect(sayNow('light', view, {})).toMatch(percent)
  expect(sayClearSky(view)).toMatch(percent)
  const advised = advise(readAdvice('en'), view)?.toDo.find(({ rule }) => rule.id === 'northern-lights')
  expect(advised).toMatchObject({ from: sky.from, until: sky.until, figures: { cloud: sky.cloud } })
})

test('the rule about northern lights has the hours of the sky that is told of', () => {
  const when = readAdvice('en').do.find(({ id }) => id === 'northern-lights')?.when
  expect(when).toMatchObject({ light: 'dark', cloudBelow: someCloud, rainBelow: someRain })
})

describe('nobody is sent', () => {
  const clearInLeknes = { cloud: 95, others: { leknes: { cloud: 10 } } }
  const skyOf = (day: Partial<MadeDay>) => findClearestSky(viewOf({ ...evening, ...clearInLeknes, ...day }))

  it('anywhere else than to the clearest place on a still night', () => {
    expect(skyOf({})?.place).toBe('leknes')
    expect(sayClearSky(viewOf({ ...evening, ...clearInLeknes }))).toContain('Leknes')
  })

  it.each([
    ['over a bridge that gusts may shut', { others: { leknes: { cloud: 10 }, henningsvaer: { gust: 26 } } }],
    [
      'over a bridge that is shut before one is back',
      { others: { leknes: { cloud: [10, 10, 10, 10, 95], gust: [6, 6, 6, 6, 6, 26, 6] } } },
    ],
    ['along a closed road', { road: [exampleClosedRoad({ latitude: 68.2, longitude: 14.2 })] }],
    ['into the rain', { others: { leknes: { cloud: 10, rain: 2 } } }],
    ['into a warning', { warned: { level: 3, from: 2, hours: 3, places: ['leknes'] } }],
    ['out of a warning', { warned: { level: null, from: 2, hours: 3, places: ['svolvaer'] } }],
  ] satisfies [string, Partial<MadeDay>][])('%s, for the sky', (_, day) => {
    expect(skyOf(day)).toBeNull()
  })

  it('over a bridge that gusts may shut, for a dry hour', () => {
    const dry = {
      now: '2026-11-23T11:00:00+01:00',
      place: 'svolvaer',
      rain: 3,
      others: { leknes: { rain: 0 } },
    } as const
    expect(sayDryNow(viewOf(dry))).toContain('Leknes')
    const shut = { leknes: { rain: 0 }, henningsvaer: { rain: 3, gust: 26 } }
    expect(sayDryNow(viewOf({ ...dry, others: shut }))).toBeNull()
    expect(sayDryNow(viewOf({ ...dry, place: 'ballstad', others: shut }))).toContain('Leknes')
  })
})
