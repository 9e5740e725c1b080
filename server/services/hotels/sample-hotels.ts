import { countDays, shiftDay } from '#server/services/calendar/oslo-calendar.ts'
import type { HotelOffer, HotelSource, HotelStay } from './hotel-source.ts'
import list from './sample-hotels.json' with { type: 'json' }

interface SampleHotel {
  id: string
  name: string
  city: string
  stars: number | null
  /** Per night in a double room off season; null: never a price. */
  kroner: number | null
  /** In its largest room. */
  mostAdults: number
  /** Score out of five and number of reviews. */
  reviews: [score: number, total: number] | null
  amenities: string[]
  message: 'freeCancellation' | 'nonRefundable' | 'breakfast' | 'promotion' | null
  hasPage: boolean
}

// Real villages from east to west, invented houses that say so in their names. `null` and odd values test the page.
const hotels = list as SampleHotel[]

// Norwegian VAT, the difference between the nightly price and the total.
const taxes = 1.12
const adultsInADoubleRoom = 2
const shareOfOneMoreAdult = 0.25
const weeksDiscountFromNights = 5
const weeksDiscount = 0.1

/**
 * Returns sample hotels for development without a partner contract, the same for the same stay. About every twelfth
 * house is full on a given day, rooms limit the adults, and all are closed in the nights after 24 and 25 December, so
 * that a list can be short or empty. `pagesBaseUrl`: the stand-in's hotel pages; null when it does not run.
 */
export function sampleHotels({ pagesBaseUrl }: { pagesBaseUrl: string | null }): HotelSource {
  return {
    name: 'sample',
    isSample: true,
    requestsPerMinute: null,
    longestAnswerMs: 1000,
    findOffers: async (stay) => ({
      hotels: isChristmas(stay)
        ? []
        : hotels
            .filter((hotel) => hotel.mostAdults >= stay.adults + stay.childAges.length && !isFull(hotel, stay))
            .map((hotel) => describeOffer(hotel, stay, pagesBaseUrl)),
      nextQuestionAt: null,
    }),
  }
}

function describeOffer(hotel: SampleHotel, stay: HotelStay, pagesBaseUrl: string | null): HotelOffer {
  return {
    id: hotel.id,
    name: hotel.name,
    starRating: hotel.stars,
    addressLine: null,
    cityName: hotel.city,
    neighborhood: null,
    pictureUrl: null,
    featuredMessages: describeMessage(hotel, stay),
    price: hotel.kroner === null ? null : describePrice(hotel, hotel.kroner, stay),
    reviews: hotel.reviews && { score: hotel.reviews[0], outOf: 5, total: hotel.reviews[1] },
    amenities: hotel.amenities,
    link: null,
    informationUrl: pagesBaseUrl !== null && hotel.hasPage ? `${pagesBaseUrl}/${hotel.id}` : null,
  }
}

function describePrice(hotel: SampleHotel, kroner: number, stay: HotelStay): HotelOffer['price'] {
  const nights = countDays(stay.checkIn, stay.checkOut)
  const moreAdults = Math.max(0, stay.adults + stay.childAges.length - adultsInADoubleRoom)
  const usual = roundToTens(kroner * seasonOf(stay.checkIn) * (1 + shareOfOneMoreAdult * moreAdults))
  const isCheaper = hotel.message === 'promotion' || nights >= weeksDiscountFromNights
  const lead = isCheaper ? roundToTens(usual * (1 - weeksDiscount)) : usual
  const inKroner = (amount: number) => ({ amount, currency: 'NOK' })
  return {
    lead: inKroner(lead),
    strikeOut: isCheaper ? inKroner(usual) : null,
    total: inKroner(Math.round(lead * nights * taxes)),
    breakfast: hotel.message === 'breakfast' ? true : null,
  }
}

function describeMessage(hotel: SampleHotel, stay: HotelStay): HotelOffer['featuredMessages'] {
  switch (hotel.message) {
    case 'freeCancellation':
      // Noon of the day before, in Norwegian winter time.
      return [
        {
          kind: 'freeCancellation',
          title: 'Gratis avbestilling',
          subtitle: 'Fram til dagen før ankomst',
          until: `${shiftDay(stay.checkIn, -1)}T12:00:00+01:00`,
        },
      ]
    case 'nonRefundable':
      return [{ kind: 'nonRefundable', title: 'Kan ikke refunderes', subtitle: null, until: null }]
    case 'breakfast':
      return [{ kind: 'breakfast', title: 'Frokost inkludert', subtitle: null, until: null }]
    case 'promotion':
      return [{ kind: 'promotion', title: 'Eksempeltilbud', subtitle: '10 % avslag på oppholdet', until: null }]
    case null:
      return []
  }
}

/** High in summer, slightly raised in the fishing and northern lights season. */
function seasonOf(day: string): number {
  const month = Number(day.slice(5, 7))
  if (month >= 6 && month <= 8) return 1.35
  return month === 2 || month === 3 || month === 9 ? 1.1 : 1
}

function isChristmas(stay: HotelStay): boolean {
  for (let night = stay.checkIn; night < stay.checkOut; night = shiftDay(night, 1)) {
    if (night.endsWith('-12-24') || night.endsWith('-12-25')) return true
  }
  return false
}

function isFull(hotel: SampleHotel, stay: HotelStay): boolean {
  let mixed = 0
  for (const letter of hotel.id + stay.checkIn) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x9e3779b1)
  return ((mixed ^ (mixed >>> 15)) >>> 0) % 12 === 0
}

function roundToTens(amount: number): number {
  return Math.round(amount / 10) * 10
}
