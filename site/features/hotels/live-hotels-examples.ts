import type { HotelSearchAnswer, LiveHotel } from '#contract/hotels.ts'

/** Returns a made-up hotel for tests. */
export function exampleHotel(id: string, changes: Partial<LiveHotel> = {}): LiveHotel {
  return {
    id,
    name: `Hotell ${id}`,
    starRating: 3.5,
    address: { line1: 'Kaigata 1', cityName: 'Svolvær' },
    neighborhood: null,
    propertyImage: { image: { url: `/api/hotel-images/${id}` } },
    featuredMessages: [
      { kind: 'freeCancellation', title: 'Gratis avbestilling', subtitle: null, until: '2026-11-21T18:00:00+01:00' },
    ],
    price: {
      lead: { amount: 1990, currency: 'NOK', formatted: '1 990 kr' },
      strikeOut: { amount: 2350, currency: 'NOK', formatted: '2 350 kr' },
      total: { amount: 4457.6, currency: 'NOK', formatted: '4 458 kr' },
      breakfast: null,
    },
    reviews: { score: 4.4, outOf: 5, total: 1412 },
    amenities: { amenities: [] },
    link: `https://partner.example/Hotel.h${id}`,
    informationUrl: null,
    ...changes,
  }
}

/** Returns a response for two nights from the day after `2026-11-21T07:20Z`, fetched four minutes before that. */
export function exampleAnswer(changes: Partial<HotelSearchAnswer> = {}): HotelSearchAnswer {
  const properties = changes.properties ?? [exampleHotel('a'), exampleHotel('b')]
  return {
    properties,
    total: properties.length,
    pageNumber: 1,
    pageSize: 10,
    checkIn: '2026-11-22',
    checkOut: '2026-11-24',
    adults: 2,
    childAges: [],
    highestPrice: null,
    place: null,
    places: ['Reine', 'Svolvær'],
    isSample: false,
    fetchedAt: '2026-11-21T07:16:00Z',
    stale: false,
    categoriesWithBasis: ['all', 'luxury', 'budget'],
    ...changes,
  }
}
