import { describe, expect, test } from 'vitest'
import { hotelId } from '#contract/hotel-requests.ts'
import { hotelCategories } from '#contract/hotel-search.ts'
import { featuredMessageKinds } from '#contract/hotels.ts'
import { arrangeHotels, findCategoriesWithBasis } from './categories.ts'
import type { HotelStay } from './hotel-source.ts'
import { type HotelOffer, hotelOffer } from './hotel-source.ts'
import { sampleHotels } from './sample-hotels.ts'

const source = sampleHotels({ pagesBaseUrl: 'http://127.0.0.1:4100/hotels' })
const winter: HotelStay = { checkIn: '2027-01-18', checkOut: '2027-01-20', adults: 2, childAges: [] }

async function find(stay = winter): Promise<HotelOffer[]> {
  return (await source.findOffers(stay)).hotels
}

/** Collects all sample hotels over several days, since some are full on a day. */
async function findAll(): Promise<HotelOffer[]> {
  const found = new Map<string, HotelOffer>()
  for (let day = 10; day < 28; day += 1) {
    const stay = { checkIn: `2027-01-${day}`, checkOut: `2027-01-${day + 1}`, adults: 2, childAges: [] }
    for (const hotel of await find(stay)) found.set(hotel.id, hotel)
  }
  return [...found.values()]
}

describe('the example hotels', () => {
  test('are more than a page, say what they are, and lead nowhere outside', async () => {
    const hotels = await findAll()
    expect(hotels.length).toBeGreaterThanOrEqual(14)
    expect(hotels.filter(({ name }) => !name.includes('Eksempel'))).toEqual([])
    expect(hotels.every(({ link, addressLine }) => link === null && addressLine === null)).toBe(true)
    const isBroken = (hotel: HotelOffer) => !hotelOffer.safeParse(hotel).success || !hotelId.safeParse(hotel.id).success
    expect(hotels.filter(isBroken)).toEqual([])
  })

  test('show every state a card can have', async () => {
    const hotels = await findAll()
    const states = {
      'no price': hotels.some(({ price }) => price === null),
      'a price struck out': hotels.some(({ price }) => price?.strikeOut),
      'no stars': hotels.some(({ starRating }) => starRating === null),
      'half a star': hotels.some(({ starRating }) => starRating !== null && starRating % 1 === 0.5),
      'no reviews': hotels.some(({ reviews }) => reviews === null),
      'no amenities': hotels.some(({ amenities }) => amenities.length === 0),
      'no message': hotels.some(({ featuredMessages }) => featuredMessages.length === 0),
      'no page with pictures': hotels.some(({ informationUrl }) => informationUrl === null),
      ...Object.fromEntries(
        featuredMessageKinds.map((kind) => [
          kind,
          hotels.some(({ featuredMessages }) => featuredMessages.some((message) => message.kind === kind)),
        ]),
      ),
    }
    expect(Object.entries(states).filter(([, isShown]) => !isShown)).toEqual([])
  })

  test('give every tab a basis and something to show, and none all', async () => {
    const hotels = await findAll()
    expect(findCategoriesWithBasis(hotels)).toEqual(hotelCategories)
    for (const category of hotelCategories.filter((name) => name !== 'all')) {
      const { length } = arrangeHotels(hotels, {
        category,
        sortOrder: 'RECOMMENDED',
        highestPrice: null,
        place: null,
        checkIn: '2026-12-01',
        checkOut: '2026-12-03',
      })
      expect(length).toBeGreaterThan(1)
      expect(length).toBeLessThan(hotels.length)
    }
  })

  test('cost the same whenever they are asked, more in summer, and more for more guests', async () => {
    expect(await find()).toEqual(await find())
    const priceOf = async (stay: HotelStay) =>
      (await find(stay)).find(({ id }) => id === 'eksempel-ballstadheia')?.price?.lead.amount ?? Number.NaN
    const usual = await priceOf(winter)
    expect(await priceOf({ ...winter, checkIn: '2027-07-12', checkOut: '2027-07-14' })).toBeGreaterThan(usual)
    expect(await priceOf({ ...winter, adults: 4 })).toBeGreaterThan(usual)
    expect(await priceOf({ ...winter, childAges: [4, 9] })).toBe(await priceOf({ ...winter, adults: 4 }))
  })

  test('ask for the whole stay what the nights cost, with taxes', async () => {
    const [hotel] = (await find()).filter(({ price }) => price !== null)
    expect(hotel?.price?.total?.amount).toBe(Math.round((hotel?.price?.lead.amount ?? 0) * 2 * 1.12))
  })

  test('are few for eight, and none at Christmas', async () => {
    const forEight = await find({ ...winter, adults: 8 })
    expect(forEight.length).toBeGreaterThan(0)
    expect(forEight.length).toBeLessThan(5)
    expect(await find({ ...winter, checkIn: '2026-12-23', checkOut: '2026-12-25' })).toEqual([])
    expect(await find({ ...winter, checkIn: '2026-12-25', checkOut: '2026-12-26' })).toEqual([])
    expect((await find({ ...winter, checkIn: '2026-12-22', checkOut: '2026-12-24' })).length).toBeGreaterThan(10)
  })

  test('have no page while the stand-in does not run', async () => {
    const { hotels } = await sampleHotels({ pagesBaseUrl: null }).findOffers(winter)
    expect(hotels.filter(({ informationUrl }) => informationUrl !== null)).toEqual([])
  })
})
