import { type HotelSearchAnswer, hotelImagePath, type LiveHotel } from '#contract/hotels.ts'
import { arrangeHotels, findCategoriesWithBasis, listPlaces } from './categories.ts'
import type { HotelOffer } from './hotel-source.ts'
import type { HotelQuery } from './read-hotel-query.ts'

interface OffersState {
  hotels: readonly HotelOffer[]
  isSample: boolean
  fetchedAt: number
  stale: boolean
  /** Ids of hotels with crawled pictures. */
  withImages: ReadonlySet<string>
  /** Milliseconds since 1970. */
  now: number
}

const wholeNumbers = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 0 })

/** Returns one page of one category of a stay's offers, in one order. */
export function describeHotels(query: HotelQuery, offers: OffersState): HotelSearchAnswer {
  const { pageNumber, pageSize, checkIn, checkOut, adults, childAges, highestPrice, place } = query
  const chosen = arrangeHotels(offers.hotels, query)
  const start = (pageNumber - 1) * pageSize
  return {
    properties: chosen.slice(start, start + pageSize).map((hotel) => describeHotel(hotel, offers)),
    total: chosen.length,
    pageNumber,
    pageSize,
    checkIn,
    checkOut,
    adults,
    childAges: [...childAges],
    highestPrice,
    place,
    places: listPlaces(offers.hotels),
    isSample: offers.isSample,
    fetchedAt: new Date(offers.fetchedAt).toISOString(),
    stale: offers.stale,
    categoriesWithBasis: findCategoriesWithBasis(offers.hotels),
  }
}

function describeHotel(hotel: HotelOffer, { withImages, now }: OffersState): LiveHotel {
  const { id, name, starRating, price, reviews, link, informationUrl } = hotel
  const hasPicture = hotel.pictureUrl !== null || withImages.has(id)
  return {
    id,
    name,
    starRating,
    address: { line1: hotel.addressLine, cityName: hotel.cityName },
    neighborhood: hotel.neighborhood === null ? null : { name: hotel.neighborhood },
    propertyImage: hasPicture ? { image: { url: hotelImagePath(id) } } : null,
    featuredMessages: hotel.featuredMessages.filter(({ until }) => until === null || Date.parse(until) > now),
    price: price && {
      lead: describeMoney(price.lead),
      strikeOut: price.strikeOut && describeMoney(price.strikeOut),
      total: price.total && describeMoney(price.total),
      breakfast: price.breakfast,
    },
    reviews,
    amenities: { amenities: hotel.amenities.map((amenity) => ({ name: amenity })) },
    link,
    informationUrl,
  }
}

/** Whole numbers with Norwegian thousands separators; the exact amount is kept beside it. */
function describeMoney({ amount, currency }: { amount: number; currency: string }): {
  amount: number
  currency: string
  formatted: string
} {
  const unit = currency === 'NOK' ? 'kr' : currency
  return { amount, currency, formatted: `${wholeNumbers.format(amount)}\u00a0${unit}` }
}
