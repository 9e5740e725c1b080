import {
  budgetUpToKroner,
  type HotelCategory,
  type HotelSortOrder,
  hotelCategories,
  luxuryFromStars,
} from '#contract/hotel-search.ts'
import type { HotelOffer } from './hotel-source.ts'
import type { HotelQuery } from './read-hotel-query.ts'

// Partners name amenities in the requested language, occasionally in English.
const viewWords = /utsikt|\bviews?\b/i
const familyWords =
  /famil(ie|y|ies)|\bbarn(e(seng|stol|pass|klubb|meny|vennlig|basseng|aktivitet)\w*)?\b|leke(plass|rom)|\bchild(ren)?\b|\bkids?\b|playground|babysitting|\bcribs?\b/i
const saysNo = /^(ingen|ikke|uten|no|not|without)\b|\b(kun for voksne|adults[- ]only|barnefri\w*)/i

/** Returns whether a hotel is known to belong to a category. */
export function belongsTo(category: HotelCategory, hotel: HotelOffer): boolean {
  switch (category) {
    case 'all':
      return true
    case 'luxury':
      return hotel.starRating !== null && hotel.starRating >= luxuryFromStars
    case 'budget':
      return hasPriceInKroner(hotel) && hotel.price.lead.amount <= budgetUpToKroner
    case 'views':
      return hasAmenity(hotel, viewWords)
    case 'family':
      return hasAmenity(hotel, familyWords)
  }
}

/** Returns the categories that the known data can tell apart; amenity categories need a hotel that belongs to them. */
export function findCategoriesWithBasis(hotels: readonly HotelOffer[]): HotelCategory[] {
  return hotelCategories.filter((category) => {
    if (category === 'all') return true
    if (category === 'luxury') return hotels.some((hotel) => hotel.starRating !== null)
    if (category === 'budget') return hotels.some(hasPriceInKroner)
    return hotels.some((hotel) => belongsTo(category, hotel))
  })
}

/**
 * Returns the hotels of a category and a place up to a highest price in an order; ties stay as recommended, unknown values come last.
 * The partner's interface has neither place nor highest price, so this list applies them: the price to hotels whose price in
 * kroner is known.
 */
export function arrangeHotels(
  hotels: readonly HotelOffer[],
  {
    category,
    sortOrder,
    highestPrice,
    place,
    ...stay
  }: Pick<HotelQuery, 'category' | 'sortOrder' | 'highestPrice' | 'place' | 'checkIn' | 'checkOut'>,
): HotelOffer[] {
  const nights = countNights(stay)
  const chosen = hotels.filter(
    (hotel) =>
      belongsTo(category, hotel) &&
      (place === null || hotel.cityName === place) &&
      (highestPrice === null || costOfNight(hotel, nights) <= highestPrice),
  )
  const rankOf = ranks[sortOrder]
  return rankOf ? chosen.toSorted((one, other) => compare(rankOf(one), rankOf(other))) : chosen
}

const { compare: compareNames } = new Intl.Collator('nb')

/** Returns the places of the hotels, each once, in Norwegian order. */
export function listPlaces(hotels: readonly HotelOffer[]): string[] {
  return [...new Set(hotels.flatMap(({ cityName }) => cityName ?? []))].toSorted(compareNames)
}

/** Sort keys, ascending. */
const ranks: Record<HotelSortOrder, ((hotel: HotelOffer) => number | null | undefined) | null> = {
  RECOMMENDED: null,
  PRICE_LOW_TO_HIGH: (hotel) => hotel.price?.lead.amount,
  REVIEW: (hotel) => hotel.reviews && -hotel.reviews.score / hotel.reviews.outOf,
  PROPERTY_CLASS: (hotel) => hotel.starRating && -hotel.starRating,
}

function compare(one: number | null | undefined, other: number | null | undefined): number {
  if (one === other) return 0
  return (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY)
}

function hasPriceInKroner(hotel: HotelOffer): hotel is HotelOffer & { price: NonNullable<HotelOffer['price']> } {
  return hotel.price?.lead.currency === 'NOK'
}

const dayMs = 86_400_000

function countNights({ checkIn, checkOut }: Pick<HotelQuery, 'checkIn' | 'checkOut'>): number {
  return Math.max(1, Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / dayMs))
}

/** Returns what a night costs in kroner, with taxes where the partner says the sum of the stay; endless where no price is known. */
function costOfNight(hotel: HotelOffer, nights: number): number {
  if (!hasPriceInKroner(hotel)) return Number.POSITIVE_INFINITY
  const { lead, total } = hotel.price
  return total?.currency === 'NOK' ? total.amount / nights : lead.amount
}

function hasAmenity(hotel: HotelOffer, words: RegExp): boolean {
  return hotel.amenities.some((name) => words.test(name) && !saysNo.test(name))
}
