import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hotelSearchAnswer } from '#contract/hotels.ts'
import { type WeatherAnswer, weatherAnswer } from '#contract/weather.ts'
import { readOsloClock } from '#server/calendar/oslo-calendar.ts'
import { createKeptAnswers } from '#server/db/kept-answers-repository.ts'
import { createHotelService } from '#server/hotels/hotel-service.ts'
import { HotelSourceFailure } from '#server/hotels/hotel-source.ts'
import { findDefaultStay, readHotelQuery } from '#server/hotels/read-hotel-query.ts'
import type { KeptAnswers } from '#server/kept/kept-answers.ts'
import { limitPace } from '#server/limits/limit-pace.ts'
import { prepareTestDatabases } from '#server/testing/databases.ts'
import { exampleForecast } from '#server/testing/example-app.ts'
import { exampleOffer, examplePrice } from '#server/testing/example-hotels.ts'
import { memoryKeptAnswers } from '#server/testing/memory-kept-answers.ts'
import { readReadyAnswer } from '#server/testing/read-ready-answer.ts'
import { metNorway } from '#server/upstream/met-norway/met-norway.ts'
import { keepForecasts } from '#server/weather/kept-forecasts.ts'
import { createWeatherService, type WeatherService } from '#server/weather/weather-service.ts'
import { WeatherSourceFailure } from '#server/weather/weather-source.ts'
import { formatOsloTime, osloDateOf, osloDay, shiftDate } from '#site/calendar/oslo-day.ts'
import { startMetStub } from '#stubs/met-norway/start-met-stub.ts'

// A clock that is set while the guide runs, one that was wrong when it began, and the two nights in which summer time begins and ends.
// `truth` is the time as it is; `wrongBy` is what our clock is ahead of it.

vi.setConfig({ testTimeout: 120_000 })

const minute = 60_000
const hour = 60 * minute
const year = 365 * 24 * hour
const silent = { warn: () => undefined, error: () => undefined }
const databases = prepareTestDatabases()
afterAll(databases.clear)

let truth: number
let wrongBy: number
let asked: number[]
let isAway: boolean
const clock = (): number => truth + wrongBy

beforeEach(() => {
  truth = Date.parse('2026-11-21T09:20:00Z')
  wrongBy = 0
  asked = []
  isAway = false
})

function startWeather(answers?: KeptAnswers): WeatherService {
  return createWeatherService({
    source: {
      async forecast() {
        asked.push(truth)
        if (isAway) throw new WeatherSourceFailure('unreachable', 'on purpose')
        // As MET does it: what it says is about the true time, how long it holds is counted from when it comes.
        return { kind: 'forecast', forecast: exampleForecast(truth), version: 'v1', expiresAt: clock() + 30 * minute }
      },
    },
    ...{ clock, steadyClock: () => truth, random: () => 0, log: silent, headers: {}, patienceMs: 50 },
    ...(answers ? { kept: keepForecasts(answers, 'https://met.example') } : {}),
  })
}

async function see(weather: WeatherService): Promise<WeatherAnswer> {
  const answer = await weather.answer('svolvaer')
  if (!('encodings' in answer)) throw new Error(`there is no forecast: ${JSON.stringify(answer)}`)
  return weatherAnswer.parse(readReadyAnswer(answer))
}

/** How old an answer says that it is, in ms. */
function ageOf({ fetchedAt }: { fetchedAt: string }): number {
  return clock() - Date.parse(fetchedAt)
}

describe.each([
  ['an hour', hour],
  ['seven hours', 7 * hour],
  ['a year', year],
])('a clock that is set back by %s', (_, back) => {
  test('delays no newer forecast, and the age of the one at hand stays true', async () => {
    const weather = startWeather()
    await see(weather)
    truth += 10 * minute
    await see(weather)
    wrongBy -= back
    expect(ageOf(await see(weather))).toBeLessThan(11 * minute)
    expect(ageOf(await see(weather))).toBeGreaterThan(9 * minute)
    expect(asked).toHaveLength(1)
    truth += 21 * minute
    expect((await see(weather)).stale).toBe(false)
    expect(asked).toHaveLength(2)
  })

  test('makes no wait after a failure longer', async () => {
    const weather = startWeather()
    isAway = true
    await weather.answer('svolvaer')
    wrongBy -= back
    isAway = false
    truth += minute
    expect((await see(weather)).stale).toBe(false)
  })

  test('delays no newer offers of hotels, and makes no old ones last longer than a day', async () => {
    let questions = 0
    const hotels = createHotelService({
      source: {
        ...{ name: 'partner', isSample: false, requestsPerMinute: 30, longestAnswerMs: 1000 },
        async findOffers() {
          questions += 1
          if (isAway) throw new HotelSourceFailure('unreachable', 'on purpose')
          return { hotels: [exampleOffer('h-0', { price: examplePrice(1000 + questions) })], nextQuestionAt: null }
        },
      },
      ...{
        crawlsImages: false,
        clock,
        steadyClock: () => truth,
        random: () => 0,
        log: silent,
        headers: {},
        patienceMs: 50,
      },
    })
    const stay = { endpoint: 'search-hotels', checkIn: '2027-02-01', checkOut: '2027-02-03' }
    const ask = () => hotels.answer(readHotelQuery(stay, clock()))
    await ask()
    wrongBy -= back
    truth += 6 * minute
    const newer = await ask()
    if (!('encodings' in newer)) throw new Error('there are no hotels')
    expect(hotelSearchAnswer.parse(readReadyAnswer(newer))).toMatchObject({ stale: false })
    expect(questions).toBe(2)
    wrongBy += back
    await ask()
    isAway = true
    wrongBy -= back
    await ask()
    truth += 25 * hour
    expect(await ask()).toMatchObject({ code: 'hotels-unavailable' })
  })

  test('lets no pace run out', () => {
    const may = limitPace(2, minute, clock)
    expect([may(), may(), may()]).toEqual([true, true, false])
    wrongBy -= back
    truth += minute
    expect([may(), may(), may()]).toEqual([true, true, false])
  })
})

describe.each([
  ['an hour', hour],
  ['a year', year],
])('a clock that is set forward by %s', (_, forward) => {
  test('costs MET one question, however many visitors come, and another when it is set back', async () => {
    const weather = startWeather()
    await see(weather)
    wrongBy += forward
    // The forecast is about the true day, which is not the one that our clock shows.
    await Promise.all(Array.from({ length: 100 }, () => weather.answer('svolvaer')))
    expect(asked).toHaveLength(2)
    for (let visit = 0; visit < 9; visit += 1) {
      truth += 2 * minute
      await weather.answer('svolvaer')
    }
    expect(asked).toHaveLength(2)
    wrongBy -= forward
    expect(ageOf(await see(weather))).toBeLessThan(19 * minute)
    truth += 13 * minute
    expect((await see(weather)).stale).toBe(false)
    expect(asked).toHaveLength(3)
  })
})

describe('a clock that is wrong when the guide begins', () => {
  test.each([
    ['six years behind', -6 * year],
    ['ten years ahead', 10 * year],
  ])('%s: MET is asked as seldom as ever, and all is right as soon as the clock is', async (_, wrong) => {
    const stub = await startMetStub({ clock: () => truth })
    const weather = createWeatherService({
      source: metNorway({ baseUrl: stub.url, userAgent: 'lofoten-guide/0.1.0 post@guide.example', clock, log: silent }),
      ...{ clock, steadyClock: () => truth, random: () => 0, log: silent, headers: {}, patienceMs: 5000 },
    })
    wrongBy = wrong
    for (let visit = 0; visit < 10; visit += 1) {
      await see(weather)
      truth += 2 * minute
    }
    expect(stub.requests).toHaveLength(1)
    wrongBy = 0
    await see(weather)
    truth += 12 * minute
    const { stale, current, days } = await see(weather)
    expect(stale).toBe(false)
    expect(current.time).toBe('2026-11-21T09:00:00.000Z')
    expect(days[0]?.date).toBe('2026-11-21')
    expect(stub.requests.length).toBeLessThanOrEqual(2)
    await stub.close()
  })

  test('behind: the forecast that was kept is shown, as old, and renewed at once', async () => {
    const answers = memoryKeptAnswers(clock)
    await see(startWeather(answers))
    truth += 10 * minute
    wrongBy = -5 * hour
    isAway = true
    const shown = await see(startWeather(answers))
    expect(shown.stale).toBe(true)
    expect(ageOf(shown)).toBeGreaterThanOrEqual(0)
    expect(asked).toHaveLength(2)
    isAway = false
    expect((await see(startWeather(answers))).stale).toBe(false)
  })
})

describe.each(databases.kinds)('rows of $name that a clock ahead has left', ({ createPlace }) => {
  test('give way to newer answers, and a right to ask that seems to hold for years holds nobody up', async () => {
    const database = await databases.openReady(await createPlace())
    const kept = createKeptAnswers({ database, log: silent, patienceMs: 30_000 })
    const ahead = { body: 'ahead', version: null, fetchedAt: Date.now() + year, expiresAt: Date.now() + year }
    await kept.write('forecast', ahead)
    await database.use((statements) =>
      statements.execute(
        "update upstream_answers set lease_until = now() + interval '6 years', lease_holder = 'killed'",
      ),
    )
    expect(await kept.claim('forecast', 15_000)).toBe(true)
    const newer = { body: 'now', version: null, fetchedAt: Date.now(), expiresAt: Date.now() }
    await kept.write('forecast', newer)
    expect(await kept.read('forecast')).toEqual(newer)
    // Among clocks that agree the newest stays, and a right holds as long as it was given for.
    await kept.write('forecast', { ...newer, body: 'old', fetchedAt: newer.fetchedAt - minute })
    expect(await kept.read('forecast')).toEqual(newer)
    expect(await createKeptAnswers({ database, log: silent, patienceMs: 30_000 }).claim('forecast', 15_000)).toBe(false)
    await database.close()
  })
})

describe.each([
  { night: 'summer time ends', date: '2026-10-25', change: Date.parse('2026-10-25T01:00:00Z'), before: 2, after: 1 },
  { night: 'summer time begins', date: '2027-03-28', change: Date.parse('2027-03-28T01:00:00Z'), before: 1, after: 2 },
])('the night in which $night', ({ date, change, before, after }) => {
  const from = change - 26 * hour
  const until = change + 26 * hour
  const step = 10 * minute
  /** What a clock on a wall in Lofoten shows, worked out without a calendar of time zones. */
  const wallOf = (moment: number): string =>
    new Date(moment + (moment < change ? before : after) * hour).toISOString().slice(0, 16)
  const moments = Array.from({ length: (until - from) / step }, (_, index) => from + index * step)

  test('has no minute that is counted on another day than the wall shows: clicks, «today», the first night of a search', () => {
    for (const moment of moments) {
      const [day = '', time = ''] = wallOf(moment).split('T')
      expect(readOsloClock(moment)).toEqual({ date: day, hour: Number(time.slice(0, 2)) })
      expect(osloDateOf(moment)).toBe(day)
      expect(formatOsloTime(moment, 'nb')).toMatch(new RegExp(`^${time.replace(':', '[:.]')}$`))
      expect(findDefaultStay(moment)).toMatchObject({ checkIn: shiftDate(day, 1), checkOut: shiftDate(day, 3) })
    }
  })

  test('is as long as it is, and the days around it have 24 hours', () => {
    const lengthOf = (day: string): number => (osloDay(day).end - osloDay(day).start) / hour
    expect([-1, 0, 1].map((days) => lengthOf(shiftDate(date, days)))).toEqual([24, 24 + before - after, 24])
  })

  test('breaks no forecast: each hour has its own, cards lie six hours apart, days follow one another, one question an expiry', async () => {
    truth = from
    const weather = startWeather()
    for (; truth < until; truth += step) {
      const { current, cards, days, stale } = await see(weather)
      expect(stale).toBe(false)
      expect(Date.parse(current.time)).toBe(Math.floor(truth / hour) * hour)
      const times = cards.map(({ time }) => Date.parse(time))
      expect(times).toEqual(times.map((_, index) => (times[0] ?? 0) + index * 6 * hour))
      const dates = days.map((day) => day.date)
      expect(dates[0]).toBe(wallOf(truth).slice(0, 10))
      expect(dates).toEqual(dates.map((_, index) => shiftDate(dates[0] ?? '', index)))
      const changing = days.find((day) => day.date === date)
      if (changing && dates[0] !== date) expect(changing.hours).toBe(24 + before - after)
    }
    expect(asked).toHaveLength((until - from) / (30 * minute))
  })
})
