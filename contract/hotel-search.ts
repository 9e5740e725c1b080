// What a search for hotels may ask and starts with. Apart from the schemas of the answers, which weigh more than all of this.

/** Sort orders; the first is the partner's own. */
export const hotelSortOrders = ['RECOMMENDED', 'PRICE_LOW_TO_HIGH', 'REVIEW', 'PROPERTY_CLASS'] as const
export type HotelSortOrder = (typeof hotelSortOrders)[number]

/** The tabs of the page. */
export const hotelCategories = ['all', 'luxury', 'budget', 'views', 'family'] as const
export type HotelCategory = (typeof hotelCategories)[number]

/** Stars from which a hotel counts as luxury, and kroner per night up to which it is cheap; both are on the page. */
export const luxuryFromStars = 4
export const budgetUpToKroner = 1500

/** Minutes for which offers count as fresh, on the server and on the page. */
export const hotelFreshMinutes = 5

/** The only area that can be searched. */
export const hotelLocation = 'Lofoten, Norway'

export const hotelSearchLimits = {
  pageSize: 10,
  pageNumber: 100,
  adults: 8,
  children: 6,
  /** In years: partners count a traveller as a child until 17. */
  childAge: 17,
  /** In kroner per night. */
  highestPrice: 100_000,
  /** Letters of a place's name. */
  place: 60,
  nights: 28,
  daysAhead: 500,
} as const
export const hotelSearchDefaults = {
  location: hotelLocation,
  sortOrder: 'RECOMMENDED',
  category: 'all',
  pageNumber: 1,
  pageSize: 10,
  adults: 2,
  nights: 2,
} as const
