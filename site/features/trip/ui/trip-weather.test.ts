import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WeatherAnswer } from '#contract/weather.ts'
import { readWindLimits } from '#site/content/model/advice-queries.ts'
import { readMyTrip } from '#site/content/model/pages/my-trip-copy.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { lightSentenceWords } from '#site/domain/calendar/light-words.ts'
import {
  exampleClosedRoad,
  exampleNow,
  examplePart,
  exampleToday,
  exampleWarning,
} from '#site/features/today/parts/today-examples.ts'
import { emptyPlan, type Plan } from '#site/features/trip/plan/plan.ts'
import { scheduleDay } from '#site/features/trip/plan/schedule.ts'
import { atlas } from '#site/features/trip/plan/trip-plan-examples.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { boundaryWords } from '#site/ui/boundary-words.ts'
import { describeDayWeather, fetchTripWeather, listDayWarnings, type TripWeather } from './trip-weather.ts'

const voice = {
  words: readMyTrip('en').words,
  light: pickWords('en', lightSentenceWords),
  sky: pickWords('en', ['weather.symbol.']),
  language: 'en',
  atlas,
  chargersHref: '/en/charging',
} as const

const plan: Plan = {
  ...emptyPlan,
  arrival: { date: '2026-11-23', place: 'moskenes' },
  days: [{ stops: [{ ref: 'p.a' }], bed: 'p.reine' }, { stops: [{ ref: 'p.svolvaer' }] }],
}
const dayOn = (date: string, index = 0) => scheduleDay({ ...plan, arrival: { ...plan.arrival, date } }, index, atlas)

function forecastFor(place: 'reine', date: string, more: Partial<WeatherAnswer> = {}): TripWeather {
  const day = { date, low: -3.4, high: 2.2, precipitation: 6.1, strongestWind: 11.2, symbol: 'lightrain', hours: 24 }
  const answer = { place, stale: false, days: [day], ...more } as WeatherAnswer
  return {
    today: exampleToday(),
    lineWords: {
      words: readTodayCopy('en').words,
      href: '/en/today',
      stops: {},
      boundary: pickWords('en', boundaryWords),
      wind: readWindLimits(),
    },
    forecasts: { [place]: answer },
  }
}

describe('the weather beside a day', () => {
  it('is the forecast of the place nearest to the bed', () => {
    const said = describeDayWeather(dayOn('2026-11-24'), forecastFor('reine', '2026-11-24'), exampleNow, voice)
    expect(said).toBe('Light rain, −3 to 2 °C, 6 mm, wind up to 11 m/s (Reine)')
  })

  it('says that it is old, that it failed, that it is being fetched, and from when there is one', () => {
    const old = forecastFor('reine', '2026-11-24', { stale: true })
    expect(describeDayWeather(dayOn('2026-11-24'), old, exampleNow, voice)).toContain('nothing newer could be fetched')
    const none = { ...old, forecasts: {} }
    expect(describeDayWeather(dayOn('2026-11-24'), none, exampleNow, voice)).toBe(voice.words.forecastFailed)
    expect(describeDayWeather(dayOn('2026-11-24'), undefined, exampleNow, voice)).toBe(voice.words.forecastComing)
    // The ninth day counts today.
    expect(describeDayWeather(dayOn('2026-12-01'), none, exampleNow, voice)).toBe(voice.words.forecastFailed)
    expect(describeDayWeather(dayOn('2026-12-02'), none, exampleNow, voice)).toBe('forecast from 24 November')
  })

  it('is absent where whoever runs the guide has switched the forecast off', () => {
    const off = { ...exampleToday().parts.tide, state: 'off', data: null } as const
    const none = { today: exampleToday({ forecast: off }), lineWords: null, forecasts: {} }
    expect(describeDayWeather(dayOn('2026-11-24'), none, exampleNow, voice)).toBeUndefined()
    expect(describeDayWeather(dayOn('2026-12-24'), none, exampleNow, voice)).toBeUndefined()
  })

  it('is absent for days that are over, and without dates', () => {
    const none = { today: null, lineWords: null, forecasts: {} }
    expect(describeDayWeather(dayOn('2026-11-22'), none, exampleNow, voice)).toBeUndefined()
    expect(describeDayWeather(dayOn(''), none, exampleNow, voice)).toBeUndefined()
  })
})

describe('official warnings beside a day', () => {
  const withWarning = (more: Parameters<typeof exampleWarning>[0]) => ({
    ...forecastFor('reine', '2026-11-23'),
    today: exampleToday({ warnings: examplePart([exampleWarning(more)]) }),
  })

  it('are those that are valid on it at its places', () => {
    const weather = withWarning({})
    const found = listDayWarnings(dayOn('2026-11-23'), weather, exampleNow, voice)
    expect(found).toMatchObject([{ isHigh: true, href: '/en/today', title: expect.stringMatching(/^Orange/) }])
    expect(listDayWarnings(dayOn('2026-11-24'), weather, exampleNow, voice)).toEqual([])
    expect(listDayWarnings(dayOn('2026-11-22', 1), weather, exampleNow, voice)).toEqual([])
  })

  it.each([
    ['waiting', { state: 'waiting', data: null }],
    ['waiting', { state: 'waiting', data: [] }],
    [null, { state: 'failed', data: null }],
    // No all-clear while one cannot be read.
    [null, { unreadable: 1 }],
    [[], { state: 'off', data: null }],
    [[], {}],
  ] as const)('are %j when the service is %j', (expected, part) => {
    const today = exampleToday()
    Object.assign(today.parts.floods, part)
    const weather = { ...forecastFor('reine', '2026-11-23'), today }
    expect(listDayWarnings(dayOn('2026-11-23'), weather, exampleNow, voice)).toEqual(expected)
  })

  it('at sea concern the day of the ferry', () => {
    const weather = withWarning({ isAtSea: true, places: [], level: 2 })
    expect(listDayWarnings(dayOn('2026-11-23'), weather, exampleNow, voice)).toHaveLength(1)
    expect(listDayWarnings(dayOn('2026-11-22', 1), weather, exampleNow, voice)).toEqual([])
  })

  it('are not known, and no all-clear, where the answer failed', () => {
    const failed = { ...forecastFor('reine', '2026-11-23'), today: null }
    expect(listDayWarnings(dayOn('2026-11-23'), failed, exampleNow, voice)).toBeNull()
    expect(listDayWarnings(dayOn('2026-12-23'), failed, exampleNow, voice)).toEqual([])
  })
})

describe('what is asked for', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is the same for every plan, and what fails is missing', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address)
      return Promise.reject(new TypeError('no network'))
    })
    expect(await fetchTripWeather(voice)).toEqual({ today: null, lineWords: null, forecasts: {} })
    expect(asked.toSorted()).toEqual([
      '/api/today',
      '/api/weather/ballstad',
      '/api/weather/henningsvaer',
      '/api/weather/leknes',
      '/api/weather/reine',
      '/api/weather/svolvaer',
      '/today/words/en.json',
    ])
  })

  it('is no forecast where the server says that there is none', async () => {
    const asked: string[] = []
    const off = { ...exampleToday().parts.tide, state: 'off', data: null } as const
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address)
      return Promise.resolve(Response.json(address === '/api/today' ? exampleToday({ forecast: off }) : {}))
    })
    expect((await fetchTripWeather(voice)).forecasts).toEqual({})
    expect(asked.toSorted()).toEqual(['/api/today', '/today/words/en.json'])
  })
})

describe('a closed road', () => {
  const closed = (more: Parameters<typeof exampleClosedRoad>[0]): TripWeather => ({
    ...forecastFor('reine', '2026-11-23'),
    today: exampleToday({ road: examplePart([exampleClosedRoad({ where: 'Ramberg - Napp', ...more })]) }),
  })
  const drive = (start: string) =>
    scheduleDay({ ...plan, days: [{ start, stops: [{ ref: 'p.leknes' }], bed: 'p.reine' }, { stops: [] }] }, 0, atlas)
  const titles = (weather: TripWeather, schedule = drive('09:00')) => {
    const found = listDayWarnings(schedule, weather, exampleNow, voice)
    return Array.isArray(found) ? found.filter(({ title }) => title.includes('E10')) : []
  }

  it('is said on the day whose drives use it, with when it holds', () => {
    const said = titles(closed({ startsAt: '2026-11-23T06:00:00Z', endsAt: '2026-11-23T18:00:00Z' }))
    expect(said).toEqual([
      { title: 'E10 closed between Ramberg and Napp', text: expect.any(String), href: '/en/today', isHigh: true },
    ])
    expect(said[0]?.text).not.toBe('')
  })

  it('comes before the warnings of the services, and is said where none of those is known', () => {
    const weather = closed({ startsAt: '2026-11-23T06:00:00Z', endsAt: '2026-11-23T18:00:00Z' })
    const parts = { warnings: examplePart([exampleWarning({ startsAt: '2026-11-23T00:00:00Z', endsAt: null })]) }
    const both = { ...weather, today: exampleToday({ ...weather.today?.parts, ...parts }) }
    const found = listDayWarnings(drive('09:00'), both, exampleNow, voice)
    expect(Array.isArray(found) && found.length).toBe(2)
    expect(Array.isArray(found) && found[0]?.title).toContain('E10')
  })

  it('hides not that nobody knows of warnings', () => {
    const closedNow = closed({ startsAt: '2026-11-23T06:00:00Z', endsAt: '2026-11-23T18:00:00Z' })
    const none = { ...exampleToday().parts.warnings, state: 'failed', data: null } as const
    const failed = { ...closedNow, today: exampleToday({ ...closedNow.today?.parts, warnings: none }) }
    const found = listDayWarnings(drive('09:00'), failed, exampleNow, voice)
    expect(Array.isArray(found) && found.map(({ title }) => title)).toEqual([
      'E10 closed between Ramberg and Napp',
      voice.words.warningsFailed,
    ])
  })

  it.each([
    ['is over before one drives', { startsAt: '2026-11-22T22:00:00Z', endsAt: '2026-11-23T03:00:00Z' }, drive('09:00')],
    ['lies on no road of the day', { where: 'Svolvær - Kabelvåg' }, drive('09:00')],
    ['is of another day', { startsAt: '2026-11-24T06:00:00Z', endsAt: '2026-11-24T18:00:00Z' }, drive('09:00')],
  ])('is not said where it %s', (_, more, schedule) => {
    expect(titles(closed(more), schedule)).toEqual([])
  })
})
