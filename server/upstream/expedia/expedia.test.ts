import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import type { HotelOffer } from '#server/services/hotels/hotel-source.ts'
import { failureOf, retryAfterExamples, upstreamFailures } from '#server/testing/upstream-failures.ts'
import { stubKey, stubPassword } from '#stubs/expedia/partner-settings.ts'
import { type ExpediaFault, startExpediaStub } from '#stubs/expedia/start-expedia-stub.ts'
import { expedia } from './expedia.ts'
import { readListingsBody } from './listings-body.ts'

const now = Date.parse('2026-11-21T09:20:44Z')
const stay = { checkIn: '2027-02-11', checkOut: '2027-02-14', adults: 2, childAges: [] }

let stub: Awaited<ReturnType<typeof startExpediaStub>>
let warnings: [fields: object, message: string][]

beforeEach(async () => {
  stub = await startExpediaStub()
  warnings = []
})

afterEach(() => stub.close())

function source(options: Partial<Parameters<typeof expedia>[0]> = {}) {
  return expedia({
    baseUrl: stub.url,
    key: stubKey,
    password: stubPassword,
    requestsPerMinute: 30,
    clock: () => now,
    log: { warn: (fields, message) => warnings.push([fields, message]) },
    ...options,
  })
}

function failToFind(asked = source()): Promise<UpstreamFailure> {
  return failureOf(UpstreamFailure, asked.findOffers(stay))
}

async function findHotels(): Promise<HotelOffer[]> {
  return (await source().findOffers(stay)).hotels
}

test('the source is named with its address, under which its offers are kept: a stand-in is not Expedia', () => {
  expect(source().name).not.toBe(source({ baseUrl: 'https://apim.expedia.com' }).name)
})

describe('the usual answer', () => {
  test('is hotels in our words, with links letter by letter as they came', async () => {
    const { hotels, nextQuestionAt } = await source().findOffers(stay)
    expect(hotels).toHaveLength(24)
    expect(nextQuestionAt).toBeNull()
    expect(hotels[0]).toMatchObject({
      id: '91000001',
      name: 'Testhotell Svolvær (finnes ikke)',
      starRating: 4,
      addressLine: 'Eksempelveien 1',
      cityName: 'Svolvær',
      neighborhood: 'Svolvær',
      pictureUrl: 'https://images.trvl-media.com/lodging/91000000/91000001/stub_y.jpg',
      price: {
        lead: { amount: 738, currency: 'NOK' },
        strikeOut: { amount: 820, currency: 'NOK' },
        total: { amount: 2479.68, currency: 'NOK' },
      },
      reviews: { score: 3.4, outOf: 5, total: 12 },
      amenities: expect.arrayContaining(['Gratis wifi', 'Havutsikt']),
      informationUrl: 'https://www.expedia.com/Hotel.h91000001.Hotel-Information',
    })
    expect(hotels[0]?.link).toMatch(
      /^https:\/\/www\.expedia\.com\/Hotel\.h91000001\.Hotel-Information\?chkin=2027-02-11&chkout=2027-02-14&rm1=a2&/,
    )
  })

  test('says first what binds a visitor, then what is included, then what is cheaper', async () => {
    const kinds = (await findHotels()).map(({ featuredMessages }) => featuredMessages.map(({ kind }) => kind))
    expect(kinds.slice(0, 3)).toEqual([
      ['freeCancellation', 'promotion'],
      ['nonRefundable'],
      ['freeCancellation', 'breakfast'],
    ])
  })

  test('tells until when a stay can be cancelled, and calls a promotion what the partner calls it', async () => {
    const [first] = await findHotels()
    expect(first?.featuredMessages).toEqual([
      { kind: 'freeCancellation', title: 'Gratis avbestilling', subtitle: null, until: '2027-02-09T23:59:00+01:00' },
      { kind: 'promotion', title: 'Spar 10 %', subtitle: null, until: null },
    ])
  })

  test('was asked for as Expedia demands, once for all of Lofoten', async () => {
    await source().findOffers(stay)
    expect(stub.requests).toHaveLength(1)
    const [{ path, headers } = { path: '', headers: {} }] = stub.requests
    expect(Object.fromEntries(new URL(path, stub.url).searchParams)).toEqual({
      geoLocation: '68.15,13.9',
      radius: '100',
      unit: 'km',
      checkIn: '2027-02-11',
      checkOut: '2027-02-14',
      'room1.adults': '2',
      currency: 'NOK',
      locale: 'nb_NO',
      contentDetails: 'medium',
      limit: '200',
      links: 'WD',
      thumbnailImageSize: 'y',
    })
    expect(headers).toMatchObject({
      key: stubKey,
      authorization: `Basic ${Buffer.from('stub-key:stub-password').toString('base64')}`,
      accept: 'application/vnd.exp-hotel.v3+json',
      'partner-transaction-id': expect.stringMatching(/^[a-z0-9]{32}$/),
      'accept-encoding': expect.stringContaining('gzip'),
    })
  })

  test('says of every price whether breakfast is in it', async () => {
    const known = (await findHotels()).flatMap(({ price, featuredMessages }) =>
      price ? [[price.breakfast, featuredMessages.some(({ kind }) => kind === 'breakfast')]] : [],
    )
    expect(new Set(known.map(String))).toEqual(new Set(['true,true', 'false,false']))
  })

  test('is asked for with the ages of the children, which its deep links carry on', async () => {
    const { hotels } = await source().findOffers({ ...stay, childAges: [0, 9] })
    const [{ path } = { path: '' }] = stub.requests
    expect(new URL(path, stub.url).searchParams.get('room1.childAges')).toBe('0,9')
    expect(new URL(hotels[0]?.link ?? '').searchParams.get('rm1')).toBe('a2:c0:c9')
  })

  test('of a full hotel has no price and no link', async () => {
    const full = (await findHotels()).filter(({ price }) => price === null)
    expect(full.length).toBeGreaterThan(0)
    expect(full.every(({ link, featuredMessages }) => link === null && featuredMessages.length === 0)).toBe(true)
  })

  test('without reviews has no score', async () => {
    expect((await findHotels()).some(({ reviews }) => reviews === null)).toBe(true)
  })

  test.each(['empty', 'no-hotels-key'] as const)('with %s is an empty list', async (kind) => {
    stub.setFault({ kind })
    expect(await findHotels()).toEqual([])
  })

  test('of hotels with nothing but a name is those names', async () => {
    stub.setFault({ kind: 'bare-hotels' })
    const hotels = await findHotels()
    expect(hotels).toHaveLength(24)
    expect(hotels[0]).toMatchObject({ starRating: null, cityName: null, price: null, reviews: null, amenities: [] })
  })

  test('leaves out hotels that make no sense, and says how many', async () => {
    stub.setFault({ kind: 'some-broken' })
    expect(await findHotels()).toHaveLength(23)
    expect(warnings).toEqual([[{ brokenCount: 3 }, expect.stringContaining('left out')]])
  })

  test('hands warnings to the log', async () => {
    stub.setFault({ kind: 'warnings' })
    expect(await findHotels()).toHaveLength(24)
    expect(warnings).toEqual([[{ warnings: ['PARTIAL_RESULT'] }, expect.any(String)]])
  })

  test('keeps no link that leads anywhere but to the partner over https', async () => {
    stub.setFault({ kind: 'foreign-links' })
    const hotels = await findHotels()
    expect(hotels).toHaveLength(24)
    expect(hotels.map(({ link }) => link).filter((link) => link !== null)).toEqual([])
  })

  test('keeps no word that presses a visitor', async () => {
    stub.setFault({ kind: 'pressing-promotions' })
    const titles = (await findHotels()).flatMap(({ featuredMessages }) =>
      featuredMessages.filter(({ kind }) => kind === 'promotion').map(({ title }) => title),
    )
    expect(new Set(titles)).toEqual(new Set(['Spar 15 %', 'Spar 10 %']))
  })

  test('says when the minute has nothing left, and when it starts again', async () => {
    const resetAt = now / 1000 + 42
    stub.setFault({ kind: 'last-of-the-minute', resetAt: Math.ceil(resetAt) })
    expect((await source().findOffers(stay)).nextQuestionAt).toBe(Math.ceil(resetAt) * 1000)
  })

  test('with a reset that is over already is asked for again in a minute', async () => {
    stub.setFault({ kind: 'last-of-the-minute', resetAt: 1 })
    expect((await source().findOffers(stay)).nextQuestionAt).toBe(now + 60_000)
  })
})

describe('a failure has one of five reasons', () => {
  test.each<[ExpediaFault, string]>([
    ...upstreamFailures,
    [{ kind: 'ambiguous-location' }, 'wrong-question'],
    [{ kind: 'status', status: 504 }, 'unreachable'],
    [{ kind: 'other-dates' }, 'wrong-answer'],
    [{ kind: 'all-broken' }, 'wrong-answer'],
  ])('%j is %s', async (fault, reason) => {
    stub.setFault(fault)
    expect((await failToFind()).reason).toBe(reason)
  })

  test('an answer that takes too long is given up', async () => {
    stub.setFault({ kind: 'slow', delayMs: 60_000 })
    expect((await failToFind(source({ timeLimitMs: 50 }))).reason).toBe('unreachable')
  })

  test('a refused connection is unreachable', async () => {
    await stub.close()
    expect((await failToFind()).reason).toBe('unreachable')
  })

  test('a redirect is not followed, wherever it leads: the key would go with it', async () => {
    const other = await startExpediaStub()
    for (const location of [`${other.url}/hotels/listings`, '/hotels/listings?moved']) {
      stub.setFault({ kind: 'redirect', location })
      expect((await failToFind()).reason).toBe('unreachable')
    }
    expect(other.requests).toEqual([])
    expect(stub.requests).toHaveLength(2)
    await other.close()
  })

  test('a question with what is wrong with it is told by its code', async () => {
    stub.setFault({ kind: 'status', status: 400 })
    const failure = await failToFind()
    expect(failure.message).toBe('Expedia answered 400 COMBINED_HOTEL_SELECT_CRITERIA')
  })

  test.each(retryAfterExamples(now))(
    'Retry-After in %s tells when to come again',
    async (_, retryAfter, milliseconds) => {
      stub.setFault({ kind: 'status', status: 503, retryAfter })
      expect((await failToFind()).retryAfter).toBe(milliseconds)
    },
  )

  test('a throttle says when the minute of the key is over', async () => {
    await stub.close()
    stub = await startExpediaStub({ requestsPerMinute: 1 })
    const realTime = source({ clock: Date.now })
    await realTime.findOffers(stay)
    const { reason, retryAfter } = await failToFind(realTime)
    expect(reason).toBe('throttled')
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60_000)
  })
})

describe('the key and the password', () => {
  const key = 'sesam-key-7f3a'
  const password = 'sesam-password-91bc'
  const secrets = [key, password, Buffer.from(`${key}:${password}`).toString('base64')]

  test.each<ExpediaFault | 'wrong key' | 'unreachable'>([
    'wrong key',
    'unreachable',
    { kind: 'reset' },
    { kind: 'redirect', location: 'https://evil.example/' },
  ])('stand in no message and no log, whatever fails: %j', async (fault) => {
    if (typeof fault !== 'string') stub.setFault(fault)
    if (fault === 'unreachable') await stub.close()
    const failure = await failToFind(source({ key, password }))
    const told: string[] = []
    for (let error: unknown = failure; error instanceof Error; error = error.cause) {
      told.push(error.message, String(error.stack), JSON.stringify(error))
    }
    for (const secret of secrets) expect(told.join('\n') + JSON.stringify(warnings)).not.toContain(secret)
  })
})

describe('readListingsBody', () => {
  const options = {
    checkIn: '2027-02-11',
    checkOut: '2027-02-14',
    informationPage: (id: string) => `https://x.example/${id}`,
  }
  const read = (hotel: object) => readListingsBody(JSON.stringify({ Count: 1, Hotels: [hotel] }), options).hotels[0]
  const room = (price: object) => ({ Id: '1', Name: 'X', RoomTypes: [{ Price: price }] })
  const kroner = (Value: string) => ({ Value, Currency: 'NOK' })

  test('strikes no price out that is not higher', () => {
    const offer = read(room({ AvgNightlyRate: kroner('900.00'), AvgNightlyStrikeOutRate: kroner('900.00') }))
    expect(offer?.price).toEqual({
      lead: { amount: 900, currency: 'NOK' },
      strikeOut: null,
      total: null,
      breakfast: null,
    })
  })

  test.each([
    ['no price for a night', { TotalPrice: kroner('900.00') }],
    ['a price of nothing', { AvgNightlyRate: kroner('0.00') }],
    ['a price in words', { AvgNightlyRate: kroner('free') }],
    ['no currency', { AvgNightlyRate: { Value: '900.00' } }],
  ])('%s is no price', (_, price) => {
    expect(read(room(price))?.price).toBeNull()
  })

  test.each([
    [{ StarRating: '4.7' }, { starRating: 4.5 }],
    [{ StarRating: '0.0' }, { starRating: null }],
    [{ StarRating: 'four' }, { starRating: null }],
    [{ GuestRating: '4.6' }, { reviews: null }],
    [{ GuestReviewCount: 5 }, { reviews: null }],
    [{ GuestRating: '9.2', GuestReviewCount: 5 }, { reviews: null }],
    [{ ThumbnailUrl: 'data:image/png;base64,AA' }, { pictureUrl: null }],
    [{ HotelAmenities: 'none' }, { amenities: [] }],
    [{ Location: { Address: { Address1: '  ' } } }, { addressLine: null }],
  ])('%j becomes %j', (fields, expected) => {
    expect(read({ Id: '1', Name: 'X', ...fields })).toMatchObject(expected)
  })

  test('leaves out who does not take so many guests, and whoever is named twice', () => {
    const listing = {
      Count: 3,
      Hotels: [
        { Id: '1', Name: 'X', Status: 'NUMBER_OF_ADULTS_NOT_ACCEPTED' },
        { Id: '2', Name: 'Y' },
        { Id: 2, Name: 'Y again' },
      ],
    }
    const found = readListingsBody(JSON.stringify(listing), options)
    expect([found.hotels.map(({ name }) => name), found.brokenCount]).toEqual([['Y'], 0])
  })

  test.each(['{}', '[]', 'null', '{"Count":3}', '{"a', '"<html>"'])('%s is no listing', (text) => {
    expect(() => readListingsBody(text, options)).toThrow()
  })
})
