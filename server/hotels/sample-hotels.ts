import { countDays, shiftDay } from '#server/calendar/shift-day.ts'
import type { HotelOffer, HotelSource, HotelStay } from './hotel-source.ts'

/** What stays the same of an example hotel, whatever stay is asked for. */
interface SampleHotel {
  id: string
  name: string
  city: string
  stars: number | null
  /** Kroner for one night in a double room outside the seasons; null where there is never a price. */
  kroner: number | null
  /** How many adults its largest room takes. */
  mostAdults: number
  /** Out of five, and how many examples of reviews it pretends to have; null where there are none. */
  reviews: [score: number, total: number] | null
  amenities: string[]
  message: 'freeCancellation' | 'nonRefundable' | 'breakfast' | 'promotion' | null
  hasPage: boolean
}

// Villages are real, from east to west; houses are not, and say so in their names. `null` and odd values are there on
// purpose: a page has to look right with them.
const hotels: readonly SampleHotel[] = [
  {
    id: 'eksempel-moloen',
    name: 'Eksempelhotellet Moloen',
    city: 'Svolvær',
    stars: 4,
    kroner: 1790,
    mostAdults: 4,
    reviews: [4.4, 412],
    amenities: ['Gratis wifi', 'Havutsikt', 'Restaurant', 'Badstue', 'Parkering'],
    message: 'freeCancellation',
    hasPage: true,
  },
  {
    id: 'eksempel-kaihjornet',
    name: 'Kaihjørnet Eksempel Gjestehus',
    city: 'Svolvær',
    stars: 2.5,
    kroner: 980,
    mostAdults: 3,
    reviews: [3.9, 188],
    amenities: ['Gratis wifi', 'Felles kjøkken'],
    message: 'nonRefundable',
    hasPage: true,
  },
  {
    id: 'eksempel-storvagan',
    name: 'Eksempel Storvågan Brygge',
    city: 'Kabelvåg',
    stars: 3.5,
    kroner: 1490,
    mostAdults: 8,
    reviews: [4.2, 236],
    amenities: ['Gratis wifi', 'Familierom', 'Lekeplass', 'Kjøkken', 'Parkering'],
    message: 'breakfast',
    hasPage: true,
  },
  {
    id: 'eksempel-heimsundet',
    name: 'Eksempelhotellet Heimsundet',
    city: 'Henningsvær',
    stars: 4.5,
    kroner: 2390,
    mostAdults: 2,
    reviews: [4.7, 331],
    amenities: ['Gratis wifi', 'Utsikt mot havna', 'Restaurant', 'Badstue', 'Sykkelutleie', 'Frokost'],
    message: 'promotion',
    hasPage: true,
  },
  {
    id: 'eksempel-klippfisken',
    name: 'Klippfisken Eksempel Pensjonat',
    city: 'Henningsvær',
    stars: null,
    kroner: 1280,
    mostAdults: 2,
    reviews: null,
    amenities: [],
    message: null,
    hasPage: false,
  },
  {
    id: 'eksempel-nordsia',
    name: 'Eksempel Nordsia Strandhotell',
    city: 'Laukvik',
    stars: 3,
    kroner: 1350,
    mostAdults: 4,
    reviews: [4, 74],
    amenities: ['Gratis wifi', 'Havutsikt', 'Parkering', 'Lading av elbil'],
    message: 'freeCancellation',
    hasPage: true,
  },
  {
    id: 'eksempel-kaia',
    name: 'Eksempelhotellet Kaia i Stamsund',
    city: 'Stamsund',
    stars: 3,
    kroner: 1220,
    mostAdults: 4,
    reviews: [3.7, 129],
    amenities: ['Gratis wifi', 'Restaurant', 'Kjæledyr er velkomne'],
    message: 'nonRefundable',
    hasPage: true,
  },
  {
    id: 'eksempel-buksnes',
    name: 'Eksempel Buksnes Hotell',
    city: 'Leknes',
    stars: 3.5,
    kroner: 1590,
    mostAdults: 4,
    reviews: [4.1, 267],
    amenities: ['Gratis wifi', 'Parkering', 'Lading av elbil', 'Familierom', 'Frokost'],
    message: 'breakfast',
    hasPage: true,
  },
  {
    id: 'eksempel-flyplassen',
    name: 'Eksempelmotellet ved rundkjøringen',
    city: 'Leknes',
    stars: 2,
    kroner: 890,
    mostAdults: 3,
    reviews: [3.2, 98],
    amenities: ['Parkering'],
    message: null,
    hasPage: false,
  },
  {
    id: 'eksempel-ballstadheia',
    name: 'Eksempel Ballstadheia Rorbuhotell',
    city: 'Ballstad',
    stars: 4,
    kroner: 2090,
    mostAdults: 6,
    reviews: [4.5, 205],
    amenities: ['Gratis wifi', 'Kjøkken', 'Fjordutsikt', 'Familievennlig', 'Båtutleie', 'Badstue'],
    message: 'promotion',
    hasPage: true,
  },
  {
    id: 'eksempel-mortsundet',
    name: 'Mortsundet Eksempel Sjøhus',
    city: 'Mortsund',
    stars: 3.5,
    kroner: 1690,
    mostAdults: 8,
    reviews: [4.3, 143],
    amenities: ['Kjøkken', 'Båtutleie', 'Barneseng', 'Parkering'],
    message: 'freeCancellation',
    hasPage: true,
  },
  {
    id: 'eksempel-nusfjordbukta',
    name: 'Eksempelhotellet Nusfjordbukta',
    city: 'Nusfjord',
    stars: 5,
    kroner: 3690,
    mostAdults: 2,
    reviews: [4.8, 96],
    amenities: ['Gratis wifi', 'Restaurant', 'Spa', 'Badestamp', 'Utsikt mot fjorden', 'Kun for voksne'],
    message: 'freeCancellation',
    hasPage: true,
  },
  {
    id: 'eksempel-flakstadsanden',
    name: 'Eksempel Flakstadsanden Gård',
    city: 'Ramberg',
    stars: null,
    // Asks for a call; there is a hotel of this kind in every list.
    kroner: null,
    mostAdults: 6,
    reviews: [4.6, 51],
    amenities: ['Utsikt mot stranda', 'Kjøkken', 'Familierom', 'Parkering'],
    message: null,
    hasPage: true,
  },
  {
    id: 'eksempel-olstinden',
    name: 'Eksempelhotellet Olstinden',
    city: 'Hamnøy',
    stars: 4,
    kroner: 2590,
    mostAdults: 4,
    reviews: [4.6, 378],
    amenities: ['Gratis wifi', 'Fjellutsikt', 'Kjøkken', 'Parkering'],
    message: 'promotion',
    hasPage: true,
  },
  {
    id: 'eksempel-reinefjorden',
    name: 'Reinefjorden Eksempel Rorbuer og Hotell',
    city: 'Reine',
    stars: 4.5,
    kroner: 2790,
    mostAdults: 6,
    reviews: [4.7, 290],
    amenities: ['Gratis wifi', 'Restaurant', 'Fjordutsikt', 'Familierom', 'Kajakkutleie'],
    message: 'breakfast',
    hasPage: true,
  },
  {
    id: 'eksempel-enden-av-veien',
    name: 'Eksempel Vandrerhjem ved enden av veien',
    city: 'Å i Lofoten',
    stars: 1.5,
    kroner: 790,
    mostAdults: 8,
    reviews: [3.8, 164],
    amenities: ['Felles kjøkken', 'Familierom', 'Parkering'],
    message: 'nonRefundable',
    hasPage: false,
  },
]

// Norwegian VAT on a night, as the difference between the price of a night and what a stay costs in the end.
const taxes = 1.12
const adultsInADoubleRoom = 2
const shareOfOneMoreAdult = 0.25
const weeksDiscountFromNights = 5
const weeksDiscount = 0.1

/**
 * Promises example hotels of our own, for work and for trying the guide out without a contract with anybody. The same stay
 * always has the same offers. Every twelfth house or so is full on a given day of arrival, rooms take only so many adults,
 * and all are closed in the nights after 24 and 25 December, so that a list can be short or empty.
 * `pagesBaseUrl` is where the stand-in shows their pages; null where it does not run.
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
            .filter((hotel) => hotel.mostAdults >= stay.adults && !isFull(hotel, stay))
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
  const moreAdults = Math.max(0, stay.adults - adultsInADoubleRoom)
  const usual = roundToTens(kroner * seasonOf(stay.checkIn) * (1 + shareOfOneMoreAdult * moreAdults))
  const isCheaper = hotel.message === 'promotion' || nights >= weeksDiscountFromNights
  const lead = isCheaper ? roundToTens(usual * (1 - weeksDiscount)) : usual
  const inKroner = (amount: number) => ({ amount, currency: 'NOK' })
  return {
    lead: inKroner(lead),
    strikeOut: isCheaper ? inKroner(usual) : null,
    total: inKroner(Math.round(lead * nights * taxes)),
  }
}

function describeMessage(hotel: SampleHotel, stay: HotelStay): HotelOffer['featuredMessages'] {
  switch (hotel.message) {
    case 'freeCancellation':
      // Noon of the day before, by a clock that runs an hour before UTC all year.
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

/** High in summer, a little raised while the fish and the northern lights draw people. */
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
