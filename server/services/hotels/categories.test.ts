import { describe, expect, test } from 'vitest'
import type { HotelSortOrder, hotelCategories } from '#contract/hotel-search.ts'
import { exampleOffer, examplePrice } from '#server/testing/example-hotels.ts'
import { arrangeHotels, belongsTo, findCategoriesWithBasis, listPlaces } from './categories.ts'
import type { HotelOffer } from './hotel-source.ts'

const reviews = (score: number, outOf = 5) => ({ score, outOf, total: 10 })

describe('a hotel belongs to', () => {
  test.each<[string, Partial<HotelOffer>, boolean]>([
    ['luxury', { starRating: 4 }, true],
    ['luxury', { starRating: 3.5 }, false],
    ['luxury', { starRating: null }, false],
    ['budget', { price: examplePrice(1500) }, true],
    ['budget', { price: examplePrice(1500.5) }, false],
    ['budget', { price: null }, false],
    ['budget', { price: { ...examplePrice(90), lead: { amount: 90, currency: 'EUR' } } }, false],
    ['views', { amenities: ['Wifi', 'Havutsikt'] }, true],
    ['views', { amenities: ['Utsikt mot fjorden'] }, true],
    ['views', { amenities: ['Ocean view'] }, true],
    ['views', { amenities: ['Ingen utsikt'] }, false],
    ['views', { amenities: ['Guest reviews', 'Overview map', 'Interviews'] }, false],
    ['family', { amenities: ['Familierom'] }, true],
    ['family', { amenities: ['Barneseng'] }, true],
    ['family', { amenities: ['Aktiviteter for barn'] }, true],
    ['family', { amenities: ['Lekeplass'] }, true],
    ['family', { amenities: ["Children's club"] }, true],
    ['family', { amenities: ['Kids stay free'] }, true],
    ['family', { amenities: ['Barnefritt', 'Adults only (no children)'] }, false],
    ['family', { amenities: ['No children under 12'] }, false],
    ['family', { amenities: ['Barnacle museum'] }, false],
    ['all', {}, true],
  ])('%s: %j is %s', (category, known, expected) => {
    expect(belongsTo(category as (typeof hotelCategories)[number], exampleOffer('a', known))).toBe(expected)
  })
})

describe('a category has a basis', () => {
  test('where stars or prices are known at all, even if none is high or low enough', () => {
    const hotels = [exampleOffer('a', { starRating: 2, price: examplePrice(4000) }), exampleOffer('b')]
    expect(findCategoriesWithBasis(hotels)).toEqual(['all', 'luxury', 'budget'])
  })

  test('by amenities only where a hotel belongs to it: saying nothing is no knowledge', () => {
    const hotels = [exampleOffer('a', { amenities: ['Wifi', 'Fjordutsikt'] })]
    expect(findCategoriesWithBasis(hotels)).toEqual(['all', 'views'])
  })

  test('of nothing only where everything is shown anyway', () => {
    expect(findCategoriesWithBasis([])).toEqual(['all'])
  })
})

const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03' }

describe('hotels are arranged', () => {
  const hotels = [
    exampleOffer('none'),
    exampleOffer('dear', { price: examplePrice(3000), starRating: 5, reviews: reviews(4) }),
    exampleOffer('cheap', { price: examplePrice(900), starRating: 3, reviews: reviews(9, 10) }),
    exampleOffer('also cheap', { price: examplePrice(900), starRating: 5, reviews: reviews(4.5) }),
    exampleOffer('nor here'),
  ]

  test.each<[HotelSortOrder, string[]]>([
    ['RECOMMENDED', ['none', 'dear', 'cheap', 'also cheap', 'nor here']],
    ['PRICE_LOW_TO_HIGH', ['cheap', 'also cheap', 'dear', 'none', 'nor here']],
    ['REVIEW', ['cheap', 'also cheap', 'dear', 'none', 'nor here']],
    ['PROPERTY_CLASS', ['dear', 'also cheap', 'cheap', 'none', 'nor here']],
  ])('by %s, with ties as recommended and the unknown last', (sortOrder, expected) => {
    expect(
      arrangeHotels(hotels, { category: 'all', sortOrder, highestPrice: null, place: null, ...stay }).map(
        ({ id }) => id,
      ),
    ).toEqual(expected)
  })

  test('within a category, without changing what they came from', () => {
    const luxury = {
      category: 'luxury',
      sortOrder: 'PRICE_LOW_TO_HIGH',
      highestPrice: null,
      place: null,
      ...stay,
    } as const
    expect(arrangeHotels(hotels, luxury).map(({ id }) => id)).toEqual(['also cheap', 'dear'])
    expect(hotels[0]?.id).toBe('none')
  })

  test('of one place, and the places are listed once, Å last', () => {
    const inPlace = (id: string, cityName: string | null) => exampleOffer(id, { cityName })
    const all = [inPlace('a', 'Å'), inPlace('b', 'Svolvær'), inPlace('c', null), inPlace('d', 'Svolvær')]
    const svolvaer = {
      category: 'all',
      sortOrder: 'RECOMMENDED',
      highestPrice: null,
      place: 'Svolvær',
      ...stay,
    } as const
    expect(arrangeHotels(all, svolvaer).map(({ id }) => id)).toEqual(['b', 'd'])
    expect(listPlaces(all)).toEqual(['Svolvær', 'Å'])
  })

  test('up to a highest price only where the price in kroner is known and no higher', () => {
    const inEuro = exampleOffer('in euro', { price: { ...examplePrice(80), lead: { amount: 80, currency: 'EUR' } } })
    const cheap = { category: 'all', sortOrder: 'RECOMMENDED', highestPrice: 900, place: null, ...stay } as const
    expect(arrangeHotels([inEuro, ...hotels], cheap).map(({ id }) => id)).toEqual(['cheap', 'also cheap'])
    expect(arrangeHotels(hotels, { ...cheap, highestPrice: 899 })).toEqual([])
  })

  test('by what a night costs with taxes, where the sum of the stay is known', () => {
    const total = { amount: 2200, currency: 'NOK' }
    const taxed = exampleOffer('taxed', { price: { ...examplePrice(950), total } })
    const of = (highestPrice: number) =>
      arrangeHotels([taxed], { category: 'all', sortOrder: 'RECOMMENDED', highestPrice, place: null, ...stay })
    expect([of(1099).length, of(1100).length]).toEqual([0, 1])
  })
})
