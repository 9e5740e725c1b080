import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hotelSearchAnswer } from '#contract/hotels.ts'
import { weatherAnswer } from '#contract/weather.ts'
import { type WeatherPlace, weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import { createHotelService, type HotelService } from '#server/services/hotels/hotel-service.ts'
import type { HotelOffers, HotelSource, HotelStay } from '#server/services/hotels/hotel-source.ts'
import { readHotelQuery } from '#server/services/hotels/read-hotel-query.ts'
import { createWeatherService, type WeatherService } from '#server/services/weather/weather-service.ts'
import type { WeatherSource } from '#server/services/weather/weather-source.ts'
import { findFreePort } from '#server/testing/find-free-port.ts'
import { memoryUpstreamStore } from '#server/testing/memory-upstream-store.ts'
import { readReadyAnswer } from '#server/testing/read-ready-answer.ts'
import { expedia } from '#server/upstream/expedia/expedia.ts'
import { metNorway } from '#server/upstream/met-norway/met-norway.ts'
import { stubKey, stubPassword } from '#stubs/expedia/partner-settings.ts'
import { type ExpediaFault, startExpediaStub } from '#stubs/expedia/start-expedia-stub.ts'
import { type MetFault, startMetStub } from '#stubs/met-norway/start-met-stub.ts'
import { createRandom, drawSpells, findSpell, type Mood, type Spell } from './spells.ts'

// MET and Expedia with faults for days, visitors every few minutes at two replicas that restart now and then. Only the
// clock is simulated; requests use real sockets. FAULT_HOURS and FAULT_SEED draw longer and other days.

// A little over the day after which hotels are refused; before a release as long as a forecast is shown.
const hours = Number(process.env.FAULT_HOURS ?? (process.env.VERIFY === 'all' ? 48 : 26))
const seed = Number(process.env.FAULT_SEED ?? (process.env.FAULT_HOURS ? Date.now() % 1e9 : 20_261_122))
const minute = 60_000
const hour = 60 * minute
// Includes the end of daylight saving time.
const start = Date.parse('2026-10-24T06:00:00Z')
const visitEvery = { weather: 5 * minute, hotels: 10 * minute }

vi.setConfig({ testTimeout: 120_000 + hours * 10_000 })

const silent = { warn: () => undefined, error: () => undefined }
const patienceMs = 15
const pollMs = 1
// Real time limit of waiting for another process.
const leaseMs = 2000
// Real time limit for silent services.
const silenceMs = 25

let now = start
const clock = (): number => now
let closedPort = 0
let silentPort = 0
const mute = createServer((socket) => void socket.on('error', () => undefined))

beforeAll(async () => {
  mute.listen(0, '127.0.0.1')
  await once(mute, 'listening')
  silentPort = (mute.address() as AddressInfo).port
  closedPort = await findFreePort()
})
afterAll(() => {
  mute.close()
})
beforeEach(() => {
  now = start
})

/** Pending requests, and the gate that holds back slow responses. */
class Traffic {
  readonly #underWay = new Set<Promise<unknown>>()
  #gate = Promise.withResolvers<void>()

  /** Tracks a request as pending; one to a slow service resolves after the gate has been opened. */
  async pass<Answer>(key: string, mood: Mood, ask: () => Promise<Answer>): Promise<Answer> {
    this.keys.add(key)
    const asking = (async () => {
      if (mood === 'slow') await this.#gate.promise
      return ask()
    })().finally(() => this.keys.delete(key))
    this.#underWay.add(asking)
    asking.catch(() => undefined).finally(() => this.#underWay.delete(asking))
    return asking
  }

  readonly keys = new Set<string>()

  /** Resolves when no request is pending any more, slow ones included. */
  async settle(): Promise<void> {
    do {
      this.#gate.resolve()
      this.#gate = Promise.withResolvers()
      await Promise.allSettled(this.#underWay)
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      // Poll interval in real time, during which hours would pass here.
      await wait(2 * pollMs)
    } while (this.#underWay.size > 0)
  }
}

/** Heap in use in bytes after garbage collection. */
function measureHeap(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}

/** Visits through all spells; `visit` gets the spell and since when the service has been well without interruption. */
async function passHours(
  spells: readonly Spell[],
  visitEveryMs: number,
  visit: (spell: Spell, wellSince: number) => Promise<void>,
): Promise<void> {
  let wellSince = start
  const end = start + hours * hour
  for (; now < end; now += visitEveryMs) {
    // There may have been trouble since the last visit.
    const last = spells.findLast(({ from, mood }) => mood !== 'well' && from <= now)
    if (last) wellSince = Math.min(last.until, now)
    await visit(findSpell(spells, now), wellSince)
  }
}

describe(`MET in trouble for ${hours} hours (seed ${seed})`, () => {
  test('visitors always have the last good forecast with its true age, and MET is never asked more than its rules allow', async () => {
    const random = createRandom(seed)
    const calm = 2 * hour
    const spells = drawSpells(random, start, start + hours * hour, calm)
    const stub = await startMetStub({ clock, requestsPerSecond: Number.POSITIVE_INFINITY })
    const traffic = new Traffic()
    const options = { userAgent: 'lofoten-guide/0.1.0 post@guide.example', clock, log: silent }
    const source = metNorway({ ...options, baseUrl: stub.url }).forecasts
    const refusing = metNorway({ ...options, baseUrl: `http://127.0.0.1:${closedPort}` }).forecasts
    const mute = metNorway({ ...options, baseUrl: `http://127.0.0.1:${silentPort}`, timeLimitMs: silenceMs }).forecasts
    const faults: Partial<Record<Mood, MetFault>> = {
      error: { kind: 'status', status: 503 },
      throttles: { kind: 'status', status: 429, retryAfter: '900' },
      rubbish: { kind: 'not-json' },
      'wrong-shape': { kind: 'wrong-shape' },
      'cut-off': { kind: 'cut-off' },
      huge: { kind: 'huge' },
    }
    let mood: Mood = 'well'
    let questions = 0
    let repeats = 0
    const breaches: string[] = []
    const known = new Map<WeatherPlace, { at: number; expiresAt: number; version: string | null }>()
    const placeOf = (latitude: number): WeatherPlace => {
      const place = weatherPlaceKeys.find((key) => weatherPlaces[key].latitude === latitude)
      if (!place) throw new Error(`nobody lives at ${latitude}`)
      return place
    }

    /** One process's requests to MET, checked against the rules. */
    function watch(): WeatherSource {
      let throttledUntil = 0
      const failures = new Map<WeatherPlace, { count: number; at: number }>()
      return {
        ...source,
        async ask(at, held) {
          const place = placeOf(at.latitude)
          const asked = mood
          const recordBreach = (breach: string): void =>
            void breaches.push(`${place} at ${new Date(now).toISOString()}: ${breach}`)
          questions += 1
          const before = known.get(place)
          if (now < (before?.expiresAt ?? 0)) recordBreach('asked before the forecast had expired')
          if (now < throttledUntil) recordBreach('asked although MET wanted to be left alone')
          if (held !== (before?.version ?? null)) recordBreach('asked without the version that is held')
          if (traffic.keys.has(place)) recordBreach('asked twice at the same time')
          // Another process may have succeeded meanwhile, which counts here too.
          if ((before?.at ?? 0) > (failures.get(place)?.at ?? 0)) failures.delete(place)
          const failed = failures.get(place)
          const shortest = failed ? Math.min(30 * minute, 30_000 * 2 ** (failed.count - 1)) / 2 : 0
          if (failed && now - failed.at < shortest) recordBreach(`asked again too soon after ${failed.count} failures`)
          try {
            const using = asked === 'refuses' ? refusing : asked === 'silent' ? mute : source
            const answer = await traffic.pass(place, asked, () => using.ask(at, held))
            if (answer.kind === 'unchanged') repeats += 1
            known.set(place, { at: now, expiresAt: answer.expiresAt, version: answer.version })
            failures.delete(place)
            return answer
          } catch (error) {
            failures.set(place, { count: (failures.get(place)?.count ?? 0) + 1, at: now })
            if (error instanceof UpstreamFailure && error.reason === 'throttled') {
              throttledUntil = now + Math.max(minute, error.retryAfter)
            }
            throw error
          }
        },
      }
    }

    const store = memoryUpstreamStore(clock)
    const startReplica = (): WeatherService =>
      createWeatherService({
        source: watch(),
        ...{ store, clock, random, log: silent, headers: {}, policy: { patienceMs, pollMs, leaseMs } },
      })
    const replicas = [startReplica(), startReplica()]
    let visits = 0
    let shownOld = 0

    async function ask(replica: WeatherService, place: WeatherPlace): Promise<void> {
      visits += 1
      const lastGoodAt = known.get(place)?.at ?? now
      const answer = replica.findReady(place) ?? (await replica.answer(place))
      if (!('encodings' in answer))
        throw new Error(`${place} had no forecast at ${new Date(now).toISOString()} (${mood})`)
      const shown = weatherAnswer.parse(readReadyAnswer(answer))
      const fetchedAt = Date.parse(shown.fetchedAt)
      expect(fetchedAt, 'an older forecast than the last good one').toBeGreaterThanOrEqual(lastGoodAt)
      expect([lastGoodAt, known.get(place)?.at], 'an age that is not true').toContain(fetchedAt)
      // For up to a minute after expiry a forecast does not count as stale: clients come back at random times.
      const expiredFor = now - Date.parse(shown.expiresAt)
      expect(shown.stale ? expiredFor >= 0 : expiredFor <= minute, `${expiredFor} ms after its expiry`).toBe(true)
      expect(Date.parse(shown.current.time)).toBe(Math.floor(now / hour) * hour)
      if (shown.stale) shownOld += 1
    }

    let heapBefore = 0
    await passHours(spells, visitEvery.weather, async (spell, wellSince) => {
      mood = spell.mood
      stub.setFault(faults[mood] ?? null)
      stub.requests.length = 0
      if (random() < 0.005) replicas[random() < 0.5 ? 0 : 1] = startReplica()
      const places = weatherPlaceKeys.filter(() => random() < 0.5)
      await Promise.all(places.flatMap((place) => replicas.map((replica) => ask(replica, place))))
      await traffic.settle()
      expect(breaches).toEqual([])
      // Our longest backoff is half an hour, MET's Retry-After a quarter; then the next visitor refreshes.
      if (mood === 'well' && now - wellSince > 50 * minute) {
        for (const place of weatherPlaceKeys) {
          const isOld = (): boolean => now - (known.get(place)?.at ?? 0) >= 35 * minute
          // The poll interval is in real time, during which hours may pass here.
          for (let look = 0; look < 100 && (look === 0 || isOld()); look += 1) {
            if (look > 0) await wait(patienceMs)
            await ask(replicas[0] as WeatherService, place)
            await traffic.settle()
          }
          expect(now - (known.get(place)?.at ?? 0), 'not renewed after MET was well').toBeLessThan(35 * minute)
        }
      }
      if (now === start + Math.floor(hours / 4) * hour) heapBefore = measureHeap()
    })

    expect(shownOld).toBeGreaterThan(0)
    expect(repeats).toBeGreaterThan(0)
    // Two requests per hour and place when well; otherwise no process exceeds one per quarter of an hour for long.
    expect(questions).toBeLessThan(hours * weatherPlaceKeys.length * 6)
    expect(visits).toBeGreaterThan(hours * 20)
    expect(measureHeap() - heapBefore, 'memory grew').toBeLessThan(12_000_000)
    await stub.close()
  })
})

describe(`Expedia in trouble for ${hours} hours (seed ${seed})`, () => {
  test('visitors have its last offers for at most a day, then a refusal that shows our own houses; no price is made up, no limit passed', async () => {
    const random = createRandom(seed + 1)
    const spells = drawSpells(random, start, start + hours * hour, 2 * hour)
    const stub = await startExpediaStub({ clock, requestsPerMinute: 1e9 })
    const traffic = new Traffic()
    const requestsPerMinute = 6
    const options = { key: stubKey, password: stubPassword, requestsPerMinute, clock, log: silent }
    const source = expedia({ ...options, baseUrl: stub.url })
    const refusing = expedia({ ...options, baseUrl: `http://127.0.0.1:${closedPort}` })
    const mute = expedia({ ...options, baseUrl: `http://127.0.0.1:${silentPort}`, timeLimitMs: silenceMs })
    const faults: Partial<Record<Mood, ExpediaFault>> = {
      error: { kind: 'status', status: 503 },
      throttles: { kind: 'status', status: 429, retryAfter: '600' },
      rubbish: { kind: 'not-json' },
      'wrong-shape': { kind: 'wrong-shape' },
      'cut-off': { kind: 'cut-off' },
      huge: { kind: 'all-broken' },
    }
    let mood: Mood = 'well'
    const breaches: string[] = []
    const askedInMinute = new Map<number, number>()
    const known = new Map<string, { at: number; prices: Map<string, number | null> }[]>()
    const keyOf = ({ checkIn, checkOut, adults }: HotelStay): string => `${checkIn} ${checkOut} ${adults}`

    /** One process's requests to Expedia, checked against its limits. */
    function watch(): HotelSource {
      let throttledUntil = 0
      return {
        ...source,
        async findOffers(stay): Promise<HotelOffers> {
          const asked = mood
          const key = keyOf(stay)
          const recordBreach = (breach: string): void =>
            void breaches.push(`${key} at ${new Date(now).toISOString()}: ${breach}`)
          const thisMinute = Math.floor(now / minute)
          askedInMinute.set(thisMinute, (askedInMinute.get(thisMinute) ?? 0) + 1)
          const before = known.get(key)?.at(-1)
          if (now < (before?.at ?? 0) + 5 * minute) recordBreach('asked again within five minutes')
          if (now < throttledUntil) recordBreach('asked although it wanted to be left alone')
          if (traffic.keys.has(key)) recordBreach('asked twice at the same time')
          try {
            const using = asked === 'refuses' ? refusing : asked === 'silent' ? mute : source
            const found = await traffic.pass(key, asked, () => using.findOffers(stay))
            const prices = new Map(found.hotels.map(({ id, price }) => [id, price?.lead.amount ?? null]))
            known.set(key, [...(known.get(key) ?? []), { at: now, prices }])
            return found
          } catch (error) {
            if (error instanceof UpstreamFailure && error.reason === 'throttled') {
              throttledUntil = now + Math.max(minute, Math.min(error.retryAfter, hour))
            }
            throw error
          }
        },
      }
    }

    const store = memoryUpstreamStore(clock)
    const startReplica = (): HotelService =>
      createHotelService({
        source: watch(),
        crawlsImages: false,
        ...{ store, clock, random, log: silent, headers: {}, policy: { patienceMs, pollMs, leaseMs } },
      })
    // A Retry-After is known only to the process that received it (server/README.md).
    const replicas = [startReplica()]
    const counts = { shown: 0, old: 0, refused: 0 }

    async function ask(replica: HotelService, search: Record<string, unknown>): Promise<number> {
      const query = readHotelQuery({ endpoint: 'search-hotels', ...search }, now)
      const answer = replica.findReady(query) ?? (await replica.answer(query))
      const good = known.get(keyOf(query))?.at(-1)
      if (!('encodings' in answer)) {
        counts.refused += 1
        expect(answer.retryAfterSeconds).toBeGreaterThan(0)
        expect(answer.retryAfterSeconds).toBeLessThanOrEqual(3600)
        expect(now - (good?.at ?? Number.NEGATIVE_INFINITY), 'refused although there are offers').toBeGreaterThan(
          mood === 'slow' ? 0 : 24 * hour,
        )
        return Number.NaN
      }
      const shown = hotelSearchAnswer.parse(readReadyAnswer(answer))
      const fetchedAt = Date.parse(shown.fetchedAt)
      counts.shown += 1
      if (shown.stale) counts.old += 1
      expect(now - fetchedAt).toBeLessThanOrEqual(24 * hour)
      expect(shown.stale).toBe(now - fetchedAt >= 5 * minute)
      const said = known.get(keyOf(query))?.find(({ at }) => at === fetchedAt)
      for (const { id, price } of shown.properties) {
        expect(price?.lead.amount ?? null, 'a price that nobody has said').toBe(said?.prices.get(id))
      }
      return fetchedAt
    }

    let heapBefore = 0
    await passHours(spells, visitEvery.hotels, async (spell, wellSince) => {
      mood = spell.mood
      stub.setFault(faults[mood] ?? null)
      stub.requests.length = 0
      if (random() < 0.005) replicas[0] = startReplica()
      const [replica] = replicas as [HotelService]
      const dayAhead = (days: number): string => new Date(now + days * 24 * hour).toISOString().slice(0, 10)
      const searches = [
        {},
        { sortOrder: 'PRICE_LOW_TO_HIGH', pageNumber: 2 },
        { checkIn: '2026-12-20', checkOut: '2026-12-23' },
        { checkIn: dayAhead(3 + Math.floor(random() * 3)) },
      ].filter(() => random() < 0.6)
      const asking = Promise.all(searches.map((search) => ask(replica, search)))
      // Only visitors without any cached offers wait for a slow partner.
      if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, 2 * patienceMs))
      await traffic.settle()
      await asking
      await traffic.settle()
      expect(breaches).toEqual([])
      // Our longest backoff and its Retry-After are ten minutes; then the next visitor gets new offers.
      if (mood === 'well' && now - wellSince > 20 * minute) {
        for (let look = 0; look < 100 && !(now - (await ask(replica, {})) <= 5 * minute); look += 1) {
          await traffic.settle()
          await wait(patienceMs)
        }
        expect(now - (await ask(replica, {})), 'not renewed after Expedia was well').toBeLessThanOrEqual(5 * minute)
      }
      if (now === start + Math.floor(hours / 4) * hour) heapBefore = measureHeap()
      for (const list of known.values()) list.splice(0, Math.max(0, list.length - 600))
    })

    expect(Math.max(...askedInMinute.values())).toBeLessThanOrEqual(requestsPerMinute)
    expect(counts.shown).toBeGreaterThan(counts.refused)
    expect(counts.old).toBeGreaterThan(0)
    expect(measureHeap() - heapBefore, 'memory grew').toBeLessThan(40_000_000)
    await stub.close()
  })
})
