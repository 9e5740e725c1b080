import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type HotelSearchAnswer, hotelSearchAnswer } from '#contract/hotels.ts'
import { type FailureReason, UpstreamFailure } from '#server/cache/upstream.ts'
import type { UpstreamStore } from '#server/cache/upstream-store.ts'
import type { ReadyAnswer } from '#server/http/ready-answer.ts'
import { exampleOffer, examplePrice } from '#server/testing/example-hotels.ts'
import { memoryUpstreamStore } from '#server/testing/memory-upstream-store.ts'
import { readEncodedBody, readReadyAnswer } from '#server/testing/read-ready-answer.ts'
import { createHotelService, type HotelService, type HotelsUnavailable } from './hotel-service.ts'
import type { HotelOffers, HotelStay } from './hotel-source.ts'
import { type HotelQuery, readHotelQuery } from './read-hotel-query.ts'

const minute = 60_000
const hour = 60 * minute
const start = Date.parse('2026-11-21T09:20:00Z')

type ServiceParts = Parameters<typeof createHotelService>[0]

let now: number
let asked: HotelStay[]
let next: (stay: HotelStay) => Promise<HotelOffers>
let logged: [level: string, message: string][]
let hotels: HotelService

// More than two pages; the first hotel has all fields.
const offers = [
  exampleOffer('h-0', {
    starRating: 4.5,
    price: { ...examplePrice(1990), total: { amount: 4457.6, currency: 'NOK' } },
    reviews: { score: 4.4, outOf: 5, total: 312 },
    amenities: ['Havutsikt'],
    pictureUrl: 'https://pictures.example/0.jpg',
    informationUrl: 'https://partner.example/h-0',
    featuredMessages: [
      { kind: 'freeCancellation', title: 'Gratis avbestilling', subtitle: null, until: '2026-11-21T12:00:00+01:00' },
    ],
  }),
  ...Array.from({ length: 22 }, (_, index) => exampleOffer(`h-${index + 1}`, { price: examplePrice(3000 - index) })),
]

function give(): Promise<HotelOffers> {
  return Promise.resolve({ hotels: offers, nextQuestionAt: null })
}

function fail(reason: FailureReason, retryAfter = 0): () => Promise<HotelOffers> {
  return () => Promise.reject(new UpstreamFailure(reason, 'on purpose', { retryAfter }))
}

function createService(parts: Partial<ServiceParts> = {}): HotelService {
  return createHotelService({
    source: {
      name: 'partner',
      isSample: false,
      requestsPerMinute: 30,
      longestAnswerMs: 1000,
      findOffers: (stay) => {
        asked.push(stay)
        return next(stay)
      },
    },
    crawlsImages: false,
    clock: () => now,
    // Jitter makes backoffs three quarters of their length.
    random: () => 0.5,
    log: {
      warn: (_fields, message) => logged.push(['warn', message]),
      error: (_fields, message) => logged.push(['error', message]),
    },
    headers: { 'x-content-type-options': 'nosniff' },
    policy: { patienceMs: 20 },
    ...parts,
  })
}

beforeEach(() => {
  now = start
  asked = []
  next = give
  logged = []
  hotels = createService()
})

function query(search: Record<string, unknown> = {}): HotelQuery {
  return readHotelQuery({ endpoint: 'search-hotels', ...search }, now)
}

/** Returns the n-th of many different stays. */
function stayNumber(index: number): HotelQuery {
  const checkIn = new Date(start + (index + 5) * 24 * hour).toISOString().slice(0, 10)
  return query({ checkIn })
}

function isReady(answer: ReadyAnswer | HotelsUnavailable): answer is ReadyAnswer {
  return 'encodings' in answer
}

async function ask(wanted = query(), service = hotels): Promise<ReadyAnswer> {
  const answer = await service.answer(wanted)
  if (!isReady(answer)) throw new Error(`there are no hotels: ${answer.code}`)
  return answer
}

function read(answer: ReadyAnswer): HotelSearchAnswer {
  return hotelSearchAnswer.parse(readReadyAnswer(answer))
}

describe('an answer', () => {
  test('keeps to the contract', async () => {
    const answer = read(await ask())
    expect(answer).toMatchObject({
      total: 23,
      pageNumber: 1,
      pageSize: 10,
      checkIn: '2026-11-22',
      checkOut: '2026-11-24',
      adults: 2,
      isSample: false,
      fetchedAt: '2026-11-21T09:20:00.000Z',
      stale: false,
      categoriesWithBasis: ['all', 'luxury', 'budget', 'views'],
    })
    expect(answer.properties).toHaveLength(10)
    expect(answer.properties[0]).toMatchObject({
      id: 'h-0',
      propertyImage: { image: { url: '/api/hotel-images/h-0' } },
      price: {
        lead: { amount: 1990, currency: 'NOK', formatted: '1\u00a0990\u00a0kr' },
        strikeOut: null,
        total: { amount: 4457.6, formatted: '4\u00a0458\u00a0kr' },
      },
      amenities: { amenities: [{ name: 'Havutsikt' }] },
    })
    expect(answer.properties[1]).toMatchObject({ propertyImage: null, reviews: null, neighborhood: null })
  })

  test('is one page of many, and past the last one an empty page', async () => {
    const ids = async (pageNumber: number) => read(await ask(query({ pageNumber }))).properties.map(({ id }) => id)
    expect((await ids(2))[0]).toBe('h-10')
    expect(await ids(3)).toEqual(['h-20', 'h-21', 'h-22'])
    expect(read(await ask(query({ pageNumber: 4 })))).toMatchObject({ properties: [], total: 23, pageNumber: 4 })
    expect(asked).toHaveLength(1)
  })

  test('is cut by category and order from the same offers', async () => {
    const cheapest = read(await ask(query({ sortOrder: 'PRICE_LOW_TO_HIGH' })))
    expect(cheapest.properties[0]?.id).toBe('h-0')
    expect(cheapest.properties[1]?.id).toBe('h-22')
    expect(read(await ask(query({ category: 'luxury' })))).toMatchObject({ total: 1 })
    expect(read(await ask(query({ category: 'family' })))).toMatchObject({ total: 0, properties: [] })
    expect(asked).toHaveLength(1)
  })

  test('is the same bytes until something changes, compressed once, and kept by no cache', async () => {
    const answer = await ask()
    now += 4 * minute
    expect(hotels.findReady(query())).toBe(answer)
    expect(JSON.parse(String(brotliDecompressSync(readEncodedBody(answer, 'br'))))).toEqual(read(answer))
    expect(answer.encodings[0]?.headers.join('|')).toContain('cache-control|no-store')
    expect(answer.encodings[0]?.headers.join('|')).toContain('x-content-type-options|nosniff')
  })

  test('says no longer that a stay can be cancelled once it cannot', async () => {
    const messages = async () => read(await ask()).properties[0]?.featuredMessages.length
    expect(await messages()).toBe(1)
    next = fail('unreachable')
    now = Date.parse('2026-11-21T10:59:00Z')
    expect(await messages()).toBe(1)
    now += 5 * minute
    expect(await messages()).toBe(0)
  })

  test('names pages of hotels only where their pictures may be fetched', async () => {
    expect(read(await ask()).properties[0]?.informationUrl).toBeNull()
    const crawling = createService({ crawlsImages: true })
    expect(read(await ask(query(), crawling)).properties[0]?.informationUrl).toBe('https://partner.example/h-0')
  })

  test('marks examples as such', async () => {
    const sample = createService({
      source: { name: 'sample', isSample: true, requestsPerMinute: null, longestAnswerMs: 1000, findOffers: give },
    })
    expect(read(await ask(query(), sample)).isSample).toBe(true)
  })
})

describe('the rules for the partner', () => {
  test('one question serves every order, category and page of a stay, and many visitors', async () => {
    const orders = ['RECOMMENDED', 'REVIEW', 'PRICE_LOW_TO_HIGH']
    await Promise.all(Array.from({ length: 30 }, (_, index) => ask(query({ sortOrder: orders[index % 3] }))))
    expect(asked).toEqual([{ checkIn: '2026-11-22', checkOut: '2026-11-24', adults: 2, childAges: [] }])
  })

  test('nobody asks again within five minutes, and everybody has newer offers after them', async () => {
    await ask()
    now += 5 * minute - 1
    await ask(query({ pageNumber: 2 }))
    expect(asked).toHaveLength(1)
    now += 1
    for (const pageNumber of [1, 2])
      expect(read(await ask(query({ pageNumber })))).toMatchObject({
        fetchedAt: '2026-11-21T09:25:00.000Z',
        stale: false,
      })
    expect(asked).toHaveLength(2)
  })

  test('other dates and other adults are another stay', async () => {
    await ask()
    await ask(query({ adults: 3 }))
    await ask(query({ checkIn: '2026-12-01' }))
    expect(asked).toHaveLength(3)
  })

  test('two hundred stays are remembered', async () => {
    hotels = createService({ source: sourceWithoutBudget() })
    for (let index = 0; index < 201; index += 1) await ask(stayNumber(index))
    expect([0, 1, 200].map((index) => hotels.findReady(stayNumber(index)) !== undefined)).toEqual([false, true, true])
  })

  test('an older copy is sent as stale with its age, for a day', async () => {
    const wanted = query({ checkIn: '2026-12-10' })
    await ask(wanted)
    const second = { ...wanted, pageNumber: 2 }
    now += 4 * minute
    expect(read(await ask(second)).stale).toBe(false)
    next = fail('unreachable')
    now += 2 * minute
    expect(read(await ask(second)).stale).toBe(true)
    now = start + 24 * hour
    const answer = await ask(wanted)
    expect(read(answer)).toMatchObject({ stale: true, fetchedAt: '2026-11-21T09:20:00.000Z' })
    expect([hotels.findReady(wanted), answer.isStale]).toEqual([answer, true])
    now += 1
    expect(await hotels.answer(wanted)).toMatchObject({ code: 'hotels-unavailable' })
  })

  test('each failure in a row makes the wait longer, up to ten minutes', async () => {
    next = fail('unreachable')
    const waits = []
    for (let index = 0; index < 9; index += 1) {
      const answer = await hotels.answer(query({ checkIn: '2026-12-10' }))
      const seconds = 'code' in answer ? answer.retryAfterSeconds : Number.NaN
      waits.push(seconds)
      now += seconds * 1000
    }
    expect(waits).toEqual([12, 23, 45, 90, 180, 360, 450, 450, 450])
    expect(asked).toHaveLength(9)
  })

  test('three failures in a row, over whatever stays, leave the partner alone for a while', async () => {
    next = fail('unreachable')
    for (let index = 0; index < 3; index += 1) await hotels.answer(stayNumber(index))
    expect(await hotels.answer(stayNumber(3))).toEqual({ code: 'hotels-unavailable', retryAfterSeconds: 4 })
    expect(asked).toHaveLength(3)
  })

  test('no partner keeps us away for longer than an hour', async () => {
    next = fail('throttled', 48 * hour)
    expect(await hotels.answer(query())).toMatchObject({ retryAfterSeconds: 3600 })
  })

  test('nothing left of the minute means no question before the next, and the answer counts', async () => {
    next = () => Promise.resolve({ hotels: offers, nextQuestionAt: now + 40_000 })
    expect(read(await ask()).total).toBe(23)
    expect(await hotels.answer(query({ adults: 3 }))).toMatchObject({ retryAfterSeconds: 40 })
  })

  test('a refused key is tried again after an hour', async () => {
    next = fail('refused')
    expect(await hotels.answer(query())).toEqual({ code: 'hotels-unavailable', retryAfterSeconds: 3600 })
  })

  test('a wrong question is not repeated for ten minutes', async () => {
    next = fail('wrong-question')
    expect(await hotels.answer(query())).toMatchObject({ retryAfterSeconds: 600 })
  })

  test('a fifth of the budget of a minute is for the stay that everybody sees first', async () => {
    for (let index = 0; index < 40; index += 1) await hotels.answer(stayNumber(index))
    expect(asked).toHaveLength(24)
    // The minute began at 9:20:00.
    expect(await hotels.answer(stayNumber(39))).toEqual({ code: 'busy', retryAfterSeconds: 60 })
    await ask()
    expect(asked).toHaveLength(25)
  })
})

function sourceWithoutBudget(): ServiceParts['source'] {
  return { name: 'partner', isSample: false, requestsPerMinute: null, longestAnswerMs: 1000, findOffers: give }
}

describe('offers that are stored', () => {
  let store: UpstreamStore
  const key = 'hotels partner 2026-11-22 2026-11-24 2'

  beforeEach(() => {
    store = memoryUpstreamStore(() => now)
  })

  test('are found again by the partner and the stay, as the last release has stored them', async () => {
    await ask(query(), createService({ store }))
    expect(await store.read(key)).toEqual({
      value: { hotels: offers },
      version: null,
      fetchedAt: now,
      expiresAt: now + 5 * minute,
    })
    next = fail('unreachable')
    expect(read(await ask(query(), createService({ store })))).toMatchObject({ total: 23, stale: false })
    expect(await createService({ store }).answer(query({ adults: 3 }))).toMatchObject({ code: 'hotels-unavailable' })
  })

  test('as an older version of the guide wrote them are not taken for hotels', async () => {
    await store.write(key, { value: { hotels: [{ id: 1 }] }, version: null, fetchedAt: now, expiresAt: now + minute })
    expect(read(await ask(query(), createService({ store }))).total).toBe(23)
    expect(asked).toHaveLength(1)
  })

  test('by a clock ahead are not shown: nobody knows how old they are', async () => {
    const ahead = { fetchedAt: now + hour, expiresAt: now + 2 * hour }
    await store.write(key, { value: { hotels: [] }, version: null, ...ahead })
    expect(read(await ask(query(), createService({ store }))).total).toBe(23)
  })

  test('are no examples, which are made again instead', async () => {
    const write = vi.spyOn(store, 'write')
    await ask(query(), createService({ store, source: { ...sourceWithoutBudget(), isSample: true } }))
    expect(write).not.toHaveBeenCalled()
  })
})

describe('pictures', () => {
  const images = () => ({
    filterWithImages: vi.fn((ids: readonly string[]) => Promise.resolve(new Set(ids.filter((id) => id === 'h-1')))),
    rememberPartnerPictures: vi.fn(() => Promise.resolve()),
  })

  test('that were found on pages are shown, a minute later at the latest', async () => {
    const known = images()
    known.filterWithImages.mockResolvedValueOnce(new Set())
    hotels = createService({ images: known, crawlsImages: true })
    const urls = async () =>
      read(await ask())
        .properties.slice(0, 3)
        .map(({ propertyImage }) => propertyImage?.image.url)
    expect(await urls()).toEqual(['/api/hotel-images/h-0', undefined, undefined])
    now += 59_000
    await ask()
    expect(known.filterWithImages).toHaveBeenCalledTimes(1)
    now += 1000
    expect(await urls()).toEqual(['/api/hotel-images/h-0', '/api/hotel-images/h-1', undefined])
  })

  test('that were found before fetching was switched off are not shown', async () => {
    const known = images()
    hotels = createService({ images: known, crawlsImages: false })
    expect(read(await ask()).properties[1]?.propertyImage).toBeNull()
    expect(known.filterWithImages).not.toHaveBeenCalled()
  })

  test('that the partner names are remembered with each of its answers', async () => {
    const known = images()
    hotels = createService({ images: known })
    await ask()
    await ask(query({ pageNumber: 2 }))
    expect(known.rememberPartnerPictures.mock.calls).toEqual([
      [[{ hotelId: 'h-0', url: 'https://pictures.example/0.jpg' }]],
    ])
  })

  test('are looked up again for newer offers, and change nothing where they are the same', async () => {
    const known = images()
    hotels = createService({ images: known, crawlsImages: true })
    const first = await ask()
    now += minute
    expect(await ask()).toBe(first)
    now += 4 * minute - 1
    await ask()
    now += 1
    next = () => Promise.resolve({ hotels: [exampleOffer('h-1', {})], nextQuestionAt: null })
    expect(read(await ask()).properties[0]?.propertyImage).not.toBeNull()
    expect(known.filterWithImages).toHaveBeenLastCalledWith(['h-1'])
  })

  test('are looked up once for all who wait', async () => {
    const known = images()
    hotels = createService({ images: known, crawlsImages: true })
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()))
    expect(known.filterWithImages).toHaveBeenCalledTimes(1)
    expect(new Set(answers).size).toBe(1)
  })

  test('that cannot be looked up or remembered cost no visitor the hotels', async () => {
    const known = images()
    known.filterWithImages.mockRejectedValue(new Error('no database'))
    known.rememberPartnerPictures.mockRejectedValue(new Error('no database'))
    hotels = createService({ images: known, crawlsImages: true })
    expect(read(await ask()).total).toBe(23)
    expect(logged.map(([level]) => level)).toEqual(['warn', 'warn'])
  })

  test('that were known before are still shown while the database does not answer', async () => {
    const known = images()
    hotels = createService({ images: known, crawlsImages: true })
    await ask()
    known.filterWithImages.mockRejectedValue(new Error('no database'))
    now += 5 * minute
    expect(read(await ask())).toMatchObject({ stale: false, fetchedAt: '2026-11-21T09:25:00.000Z' })
    expect(read(await ask()).properties[1]?.propertyImage).not.toBeNull()
  })

  test('of a database that does not answer are not waited for', async () => {
    const known = images()
    known.filterWithImages.mockReturnValue(new Promise(() => undefined))
    known.rememberPartnerPictures.mockReturnValue(new Promise(() => undefined))
    hotels = createService({ images: known, crawlsImages: true })
    expect(read(await ask()).total).toBe(23)
  })
})
