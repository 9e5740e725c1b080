import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readOsloClock } from '#contract/service-day.ts'
import { type WeatherAnswer, weatherAnswer } from '#contract/weather.ts'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import type { UpstreamStore } from '#server/cache/upstream-store.ts'
import { limitPace } from '#server/limits/request-limits.ts'
import { findDefaultStay } from '#server/services/hotels/read-hotel-query.ts'
import { createWeatherService, type WeatherService } from '#server/services/weather/weather-service.ts'
import { upstreamAnswers } from '#server/store/schema.ts'
import { createUpstreamStore } from '#server/store/upstream-store-repository.ts'
import { prepareTestDatabases } from '#server/testing/databases.ts'
import { exampleForecast, exampleWeatherSource } from '#server/testing/example-app.ts'
import { memoryUpstreamStore } from '#server/testing/memory-upstream-store.ts'
import { readReadyAnswer } from '#server/testing/read-ready-answer.ts'
import { metNorway } from '#server/upstream/met-norway/met-norway.ts'
import { formatOsloTime, osloDateOf, osloDay, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { startMetStub } from '#stubs/met-norway/start-met-stub.ts'

// A clock that is wrong at the start, and both daylight saving nights. Clocks set at run time are tested in
// server/cache/refreshing-cache.test.ts. `truth`: the true time; `wrongBy`: our clock's lead.

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

function startWeather(store?: UpstreamStore): WeatherService {
  return createWeatherService({
    source: exampleWeatherSource(async () => {
      asked.push(truth)
      if (isAway) throw new UpstreamFailure('unreachable', 'on purpose')
      // As MET does: times are true ones, lifetimes count from receipt.
      return { kind: 'new', value: exampleForecast(truth), version: 'v1', expiresAt: clock() + 30 * minute }
    }),
    ...{
      store,
      clock,
      steadyClock: () => truth,
      random: () => 0,
      log: silent,
      headers: {},
      policy: { patienceMs: 50 },
    },
  })
}

async function see(weather: WeatherService): Promise<WeatherAnswer> {
  const answer = await weather.answer('svolvaer')
  if (!('encodings' in answer)) throw new Error(`there is no forecast: ${JSON.stringify(answer)}`)
  return weatherAnswer.parse(readReadyAnswer(answer))
}

/** Age in ms according to the answer. */
function ageOf({ fetchedAt }: { fetchedAt: string }): number {
  return clock() - Date.parse(fetchedAt)
}

describe.each([
  ['an hour', hour],
  ['seven hours', 7 * hour],
  ['a year', year],
])('a clock that is set back by %s', (_, back) => {
  test('lets no pace run out', () => {
    const may = limitPace(2, minute, clock)
    expect([may(), may(), may()]).toEqual([true, true, false])
    wrongBy -= back
    truth += minute
    expect([may(), may(), may()]).toEqual([true, true, false])
  })
})

describe('a clock that is wrong when the guide begins', () => {
  // What a clock that is years ahead takes for years old is not shown as today's.
  test.each([
    ['six years behind', -6 * year, true, 1],
    ['ten years ahead', 10 * year, false, 6],
  ])('%s: MET is asked seldom, and all is right as soon as the clock is', async (_, wrong, isShown, most) => {
    const stub = await startMetStub({ clock: () => truth })
    const weather = createWeatherService({
      source: metNorway({ baseUrl: stub.url, userAgent: 'lofoten-guide/0.1.0 post@guide.example', clock, log: silent })
        .forecasts,
      ...{ clock, steadyClock: () => truth, random: () => 0, log: silent, headers: {}, policy: { patienceMs: 5000 } },
    })
    wrongBy = wrong
    for (let visit = 0; visit < 10; visit += 1) {
      expect('encodings' in (await weather.answer('svolvaer'))).toBe(isShown)
      truth += 2 * minute
    }
    expect(stub.requests.length).toBeGreaterThanOrEqual(1)
    expect(stub.requests.length).toBeLessThanOrEqual(most)
    wrongBy = 0
    await weather.answer('svolvaer')
    truth += 12 * minute
    const { stale, current, days } = await see(weather)
    expect(stale).toBe(false)
    expect(current.time).toBe('2026-11-21T09:00:00.000Z')
    expect(days[0]?.date).toBe('2026-11-21')
    expect(stub.requests.length).toBeLessThanOrEqual(most + 1)
    await stub.close()
  })

  test('behind: the forecast that was stored is shown, as old, and renewed at once', async () => {
    const store = memoryUpstreamStore(clock)
    await see(startWeather(store))
    truth += 10 * minute
    wrongBy = -5 * hour
    isAway = true
    const shown = await see(startWeather(store))
    expect(shown.stale).toBe(true)
    expect(ageOf(shown)).toBeGreaterThanOrEqual(0)
    expect(asked).toHaveLength(2)
    isAway = false
    expect((await see(startWeather(store))).stale).toBe(false)
  })
})

describe.each(databases.kinds)('rows of $name that a clock ahead has left', ({ createPlace }) => {
  test('give way to newer answers, and a lease that seems to hold for years holds nobody up', async () => {
    const database = await databases.openReady(await createPlace())
    const store = createUpstreamStore({ database, log: silent, patienceMs: 30_000 })
    const ahead = { value: 'ahead', version: null, fetchedAt: Date.now() + year, expiresAt: Date.now() + year }
    await store.write('forecast', ahead)
    await database.use((statements) =>
      statements.update(upstreamAnswers).set({ leaseUntil: new Date(Date.now() + 6 * year), leaseHolder: 'killed' }),
    )
    expect(await store.acquireLease('forecast', 15_000)).toBe(true)
    const newer = { value: 'now', version: null, fetchedAt: Date.now(), expiresAt: Date.now() }
    await store.write('forecast', newer)
    expect(await store.read('forecast')).toEqual(newer)
    // Among clocks that agree the newest record stays, and a lease holds for its duration.
    await store.write('forecast', { ...newer, value: 'old', fetchedAt: newer.fetchedAt - minute })
    expect(await store.read('forecast')).toEqual(newer)
    expect(
      await createUpstreamStore({ database, log: silent, patienceMs: 30_000 }).acquireLease('forecast', 15_000),
    ).toBe(false)
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
  /** Returns local time in Lofoten, computed without time zone data. */
  const wallOf = (moment: number): string =>
    new Date(moment + (moment < change ? before : after) * hour).toISOString().slice(0, 16)
  const moments = Array.from({ length: (until - from) / step }, (_, index) => from + index * step)

  test('has no minute that is counted on another day than the wall shows: clicks, «today», the first night of a search', () => {
    for (const moment of moments) {
      const [day = '', time = ''] = wallOf(moment).split('T')
      expect(readOsloClock(moment)).toEqual({ date: day, hour: Number(time.slice(0, 2)) })
      expect(osloDateOf(moment)).toBe(day)
      expect(formatOsloTime(moment)).toBe(time)
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
    // Twice an expiry; before a release as often as clocks are looked at above.
    const visitEvery = process.env.VERIFY === 'all' ? step : 15 * minute
    for (; truth < until; truth += visitEvery) {
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
