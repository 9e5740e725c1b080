import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type HotelSearchAnswer, hotelSearchAnswer } from '#contract/hotels.ts'
import type { ReadyAnswer } from '#server/http/ready-answer.ts'
import type { KeptAnswers } from '#server/kept/kept-answers.ts'
import { exampleOffer, examplePrice } from '#server/testing/example-hotels.ts'
import { memoryKeptAnswers } from '#server/testing/memory-kept-answers.ts'
import { readEncodedBody, readReadyAnswer } from '#server/testing/read-ready-answer.ts'
import { createHotelService, type HotelService, type HotelsUnavailable } from './hotel-service.ts'
import { type HotelFailureReason, type HotelOffers, HotelSourceFailure, type HotelStay } from './hotel-source.ts'
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

// More than two pages of them; the first has all that can be known.
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

function fail(reason: HotelFailureReason, retryAfter = 0): () => Promise<HotelOffers> {
  return () => Promise.reject(new HotelSourceFailure(reason, 'on purpose', { retryAfter }))
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
    // Jitter at its middle: backoffs are three quarters of their length.
    random: () => 0.5,
    log: {
      warn: (_fields, message) => logged.push(['warn', message]),
      error: (_fields, message) => logged.push(['error', message]),
    },
    headers: { 'x-content-type-options': 'nosniff' },
    patienceMs: 20,
    pollMs: 5,
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

/** Promises the question for the n-th of many different stays. */
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
    expect(read(await ask()).properties[0]?.featuredMessages).toHaveLength(1)
    now = Date.parse('2026-11-21T11:30:00Z')
    next = fail('unreachable')
    expect(read(await ask()).properties[0]?.featuredMessages).toEqual([])
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

describe('asking', () => {
  test('visitors at the same time share one question, whatever part of the answer they want', async () => {
    const orders = ['RECOMMENDED', 'REVIEW', 'PRICE_LOW_TO_HIGH']
    await Promise.all(Array.from({ length: 1000 }, (_, index) => ask(query({ sortOrder: orders[index % 3] }))))
    expect(asked).toEqual([{ checkIn: '2026-11-22', checkOut: '2026-11-24', adults: 2 }])
  })

  test('nobody asks again within five minutes, and everybody has newer offers after them', async () => {
    await ask()
    now += 5 * minute - 1
    await ask()
    expect(asked).toHaveLength(1)
    now += 1
    expect(read(await ask())).toMatchObject({ fetchedAt: '2026-11-21T09:25:00.000Z', stale: false })
    expect(asked).toHaveLength(2)
  })

  test('other dates and other adults are another stay', async () => {
    await ask()
    await ask(query({ adults: 3 }))
    await ask(query({ checkIn: '2026-12-01' }))
    expect(asked).toHaveLength(3)
  })

  test('remembers two hundred stays, and those that are asked for rather than others', async () => {
    hotels = createService({ source: { ...sourceWithoutBudget(), findOffers: countAndGive } })
    await ask(stayNumber(0))
    await ask(stayNumber(1))
    for (let index = 2; index < 201; index += 1) {
      hotels.findReady(stayNumber(0))
      await ask(stayNumber(index))
    }
    const before = asked.length
    await ask(stayNumber(0))
    expect(asked.length).toBe(before)
    await ask(stayNumber(1))
    expect(asked.length).toBe(before + 1)
  })
})

function countAndGive(stay: HotelStay): Promise<HotelOffers> {
  asked.push(stay)
  return give()
}

function sourceWithoutBudget(): ServiceParts['source'] {
  return { name: 'partner', isSample: false, requestsPerMinute: null, longestAnswerMs: 1000, findOffers: give }
}

describe('when the partner fails', () => {
  test('there is no answer without a copy, and it is said when to come again', async () => {
    next = fail('unreachable')
    const expected = { code: 'hotels-unavailable', retryAfterSeconds: 12 }
    expect(await hotels.answer(query())).toEqual(expected)
    expect(await hotels.answer(query())).toEqual(expected)
    expect(asked).toHaveLength(1)
    now += 12_000
    next = give
    expect(read(await ask()).total).toBe(23)
  })

  test('the older copy is sent as stale with its age, for a day', async () => {
    const wanted = query({ checkIn: '2026-12-10' })
    await ask(wanted)
    next = fail('unreachable')
    now += 24 * hour
    const answer = await ask(wanted)
    expect(read(answer)).toMatchObject({ stale: true, fetchedAt: '2026-11-21T09:20:00.000Z' })
    expect(hotels.findReady(wanted)).toBe(answer)
  })

  test('after a day the older copy is no answer any more', async () => {
    const wanted = query({ checkIn: '2026-12-10' })
    await ask(wanted)
    next = fail('unreachable')
    now += 24 * hour + 1
    expect(await hotels.answer(wanted)).toMatchObject({ code: 'hotels-unavailable' })
  })

  test('a slow partner holds nobody up who can be shown an older copy, and its answer comes to the next', async () => {
    await ask()
    now += 10 * minute
    let deliver: (found: HotelOffers) => void = () => undefined
    next = () =>
      new Promise((resolve) => {
        deliver = resolve
      })
    expect(read(await ask()).stale).toBe(true)
    expect(read(await ask()).stale).toBe(true)
    expect(asked).toHaveLength(2)
    deliver({ hotels: offers, nextQuestionAt: null })
    await vi.waitFor(() => expect(hotels.findReady(query())).toBeDefined())
    expect(read(await ask()).stale).toBe(false)
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
    now += 4000
    next = give
    await ask(stayNumber(3))
    expect(asked).toHaveLength(4)
  })

  test('a throttle holds for all stays, for as long as the partner says and at least a minute', async () => {
    next = fail('throttled', 90_000)
    await hotels.answer(query())
    next = give
    now += 89_000
    expect(await hotels.answer(query({ adults: 3 }))).toEqual({ code: 'hotels-unavailable', retryAfterSeconds: 1 })
    expect(asked).toHaveLength(1)
    now += 1000
    await ask(query({ adults: 3 }))
    next = fail('throttled', 0)
    await hotels.answer(query({ adults: 4 }))
    expect(await hotels.answer(query({ adults: 5 }))).toMatchObject({ retryAfterSeconds: 60 })
  })

  test('no partner keeps us away for longer than an hour', async () => {
    next = fail('throttled', 48 * hour)
    expect(await hotels.answer(query())).toMatchObject({ retryAfterSeconds: 3600 })
  })

  test('nothing left of the minute means no question before the next, and the answer counts', async () => {
    next = () => Promise.resolve({ hotels: offers, nextQuestionAt: now + 40_000 })
    expect(read(await ask()).total).toBe(23)
    expect(await hotels.answer(query({ adults: 3 }))).toMatchObject({ retryAfterSeconds: 40 })
    expect(asked).toHaveLength(1)
    now += 40_000
    await ask(query({ adults: 3 }))
  })

  test('a refusal is told to the owner, and tried again after an hour', async () => {
    next = fail('refused')
    expect(await hotels.answer(query())).toEqual({ code: 'hotels-unavailable', retryAfterSeconds: 3600 })
    expect(logged).toEqual([['error', 'the hotel partner refuses our key']])
    now += hour
    next = give
    await ask()
  })

  test('a wrong question is about one stay', async () => {
    next = fail('wrong-question')
    expect(await hotels.answer(query())).toMatchObject({ retryAfterSeconds: 600 })
    next = give
    await ask(query({ adults: 3 }))
    expect(asked).toHaveLength(2)
  })

  test('an error nobody foresaw is a failure like others', async () => {
    next = () => Promise.reject(new TypeError('a bug'))
    expect(await hotels.answer(query())).toMatchObject({ code: 'hotels-unavailable' })
    expect(logged).toEqual([['warn', 'no newer hotels']])
  })
})

describe('the budget of the minute', () => {
  test('is never exceeded, keeps a fifth for the stay that everybody sees first, and starts again', async () => {
    for (let index = 0; index < 40; index += 1) await hotels.answer(stayNumber(index))
    expect(asked).toHaveLength(24)
    // The minute began twenty minutes past nine sharp.
    expect(await hotels.answer(stayNumber(39))).toEqual({ code: 'busy', retryAfterSeconds: 60 })
    await ask()
    expect(asked).toHaveLength(25)
    expect(logged).toEqual([['warn', 'the budget of questions to the partner is spent']])
    now += minute
    await ask(stayNumber(39))
  })

  test('spent, shows an older copy of a stay', async () => {
    await ask(query({ checkIn: '2026-12-10' }))
    now += 10 * minute
    for (let index = 0; index < 24; index += 1) await ask(stayNumber(index + 30))
    expect(read(await ask(query({ checkIn: '2026-12-10' }))).stale).toBe(true)
  })
})

describe('answers that are kept', () => {
  let kept: KeptAnswers
  let other: HotelService

  beforeEach(() => {
    kept = memoryKeptAnswers(() => now)
    hotels = createService({ kept })
    other = createService({ kept })
  })

  test('are found by a process whose database was not open yet when the partner failed', async () => {
    await ask()
    now += hour
    next = fail('unreachable')
    const reading = vi.spyOn(kept, 'read').mockResolvedValue(null)
    expect(await other.answer(query())).toMatchObject({ code: 'hotels-unavailable' })
    reading.mockRestore()
    now += 2000
    expect(read(await ask(query(), other))).toMatchObject({ fetchedAt: '2026-11-21T09:20:00.000Z', stale: true })
    expect(asked).toHaveLength(2)
  })

  test('two processes at the same time ask once, and both answer', async () => {
    next = async () => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      return give()
    }
    const answers = await Promise.all(
      [hotels, other].flatMap((service) => [ask(query(), service), ask(query(), service)]),
    )
    expect(asked).toHaveLength(1)
    expect(new Set(answers.map((answer) => JSON.stringify(read(answer)))).size).toBe(1)
  })

  test('a process that starts later asks nobody while they are fresh, and has their true age', async () => {
    await ask()
    now += 4 * minute
    expect(read(await ask(query(), other))).toMatchObject({ fetchedAt: '2026-11-21T09:20:00.000Z', stale: false })
    expect(asked).toHaveLength(1)
  })

  test('a process that starts while the partner is away has the older copy', async () => {
    await ask()
    now += 3 * hour
    next = fail('unreachable')
    expect(read(await ask(query(), other))).toMatchObject({ fetchedAt: '2026-11-21T09:20:00.000Z', stale: true })
  })

  test('who waits for another process asks itself when that one fails', async () => {
    next = async () => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      next = give
      throw new HotelSourceFailure('unreachable', 'on purpose')
    }
    const answers = await Promise.all([hotels.answer(query()), other.answer(query())])
    expect(answers.filter(isReady)).toHaveLength(1)
    expect(asked).toHaveLength(2)
  })

  test('who waits for a process that came to no end gives up in time', async () => {
    await kept.claim('hotels partner 2026-11-22 2026-11-24 2', hour)
    expect(await hotels.answer(query())).toMatchObject({ code: 'hotels-unavailable' })
    expect(asked).toEqual([])
  })

  test('nobody here waits until they are, and nobody else may ask before that', async () => {
    let end: () => void = () => undefined
    vi.spyOn(kept, 'write').mockReturnValue(
      new Promise((resolve) => {
        end = resolve
      }),
    )
    const release = vi.spyOn(kept, 'release')
    expect(read(await ask()).total).toBe(23)
    expect(release).not.toHaveBeenCalled()
    end()
    await expect.poll(() => release.mock.calls.length).toBe(1)
  })

  test('the budget is that of all processes together', async () => {
    for (let index = 0; index < 40; index += 1) {
      await (index % 2 === 0 ? hotels : other).answer(stayNumber(index))
    }
    expect(asked).toHaveLength(24)
  })

  test('what an older version of the guide wrote is not taken for hotels', async () => {
    const key = 'hotels partner 2026-11-22 2026-11-24 2'
    await kept.write(key, { body: { hotels: [{ id: 1 }] }, version: null, fetchedAt: now, expiresAt: now + minute })
    expect(read(await ask()).total).toBe(23)
    expect(asked).toHaveLength(1)
  })

  test('examples are made again instead', async () => {
    const write = vi.spyOn(kept, 'write')
    const sample = createService({ kept, source: { ...sourceWithoutBudget(), isSample: true } })
    await ask(query(), sample)
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

  test('of a database that does not answer are not waited for', async () => {
    const known = images()
    known.filterWithImages.mockReturnValue(new Promise(() => undefined))
    known.rememberPartnerPictures.mockReturnValue(new Promise(() => undefined))
    hotels = createService({ images: known, crawlsImages: true })
    expect(read(await ask()).total).toBe(23)
  })
})
