import type { HotelOffer } from '#server/services/hotels/hotel-source.ts'

export function exampleOffer(id: string, known: Partial<HotelOffer> = {}): HotelOffer {
  return {
    id,
    name: `Eksempel ${id}`,
    starRating: null,
    addressLine: null,
    cityName: null,
    neighborhood: null,
    pictureUrl: null,
    featuredMessages: [],
    price: null,
    reviews: null,
    amenities: [],
    link: null,
    informationUrl: null,
    ...known,
  }
}

export function examplePrice(kroner: number): NonNullable<HotelOffer['price']> {
  return { lead: { amount: kroner, currency: 'NOK' }, strikeOut: null, total: null, breakfast: null }
}
