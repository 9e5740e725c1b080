export interface ListingsQuestion {
  checkIn: string
  checkOut: string
  adults: number
  /** In years. */
  childAges: number[]
  currency: string
  contentDetails: string
  limit: number
  /** `links=WD`. */
  withLinks: boolean
  thumbnailSize: string
}

interface StubHotel {
  id: string
  name: string
  city: string
  stars: string
  rating: string | undefined
  reviews: number
  nightly: number
  amenities: string[]
  latitude: string
  longitude: string
  /** Discount in percent. */
  saving: number
  refundable: boolean
  breakfast: boolean
  status: 'AVAILABLE' | 'NOT_AVAILABLE'
  hasPicture: boolean
}

// Invented houses in real villages; the names say so.
const villages: [name: string, latitude: string, longitude: string][] = [
  ['Svolvær', '68.2342', '14.5682'],
  ['Kabelvåg', '68.2109', '14.4738'],
  ['Henningsvær', '68.1569', '14.2019'],
  ['Stamsund', '68.1309', '13.8419'],
  ['Leknes', '68.1475', '13.6115'],
  ['Ballstad', '68.0703', '13.5383'],
  ['Ramberg', '68.0897', '13.2319'],
  ['Reine', '67.9324', '13.0887'],
]
const kinds = ['Testhotell', 'Prøverorbuer', 'Attrapp Gjestehus']

const hotels: readonly StubHotel[] = villages.flatMap(([city, latitude, longitude], village) =>
  kinds.map((kind, place): StubHotel => {
    const number = village * kinds.length + place
    return {
      id: String(91_000_001 + number * 137),
      name: `${kind} ${city} (finnes ikke)`,
      city,
      stars: ['4.0', '3.5', '2.5', '4.5', '3.0'][number % 5] ?? '3.0',
      rating: number % 7 === 6 ? undefined : (3.4 + ((number * 37) % 16) / 10).toFixed(1),
      reviews: 12 + ((number * 83) % 900),
      nightly: 820 + ((number * 331) % 2400),
      amenities: [
        'Gratis wifi',
        'Parkering',
        ...(number % 2 === 0 ? ['Havutsikt'] : []),
        ...(number % 3 === 0 ? ['Familierom', 'Barneseng'] : []),
        ...(number % 4 === 0 ? ['Restaurant'] : []),
      ],
      latitude,
      longitude,
      saving: number % 3 === 0 ? 10 : 0,
      refundable: number % 4 !== 1,
      breakfast: number % 5 === 2,
      status: number % 11 === 10 ? 'NOT_AVAILABLE' : 'AVAILABLE',
      hasPicture: number % 9 !== 8,
    }
  }),
)

const dayMs = 86_400_000

/** Returns a body of `GET /hotels/listings` (XAP v3) with invented hotels; deterministic. */
export function makeListings(question: ListingsQuestion, transactionId: string) {
  const nights = (Date.parse(question.checkOut) - Date.parse(question.checkIn)) / dayMs
  const found = hotels.slice(0, question.limit)
  return {
    Count: found.length,
    TotalHotelCount: hotels.length,
    TransactionId: transactionId,
    StayDates: { CheckInDate: question.checkIn, CheckOutDate: question.checkOut },
    LengthOfStay: nights,
    NumberOfRooms: 1,
    Occupants: [{ Adults: question.adults, ChildAges: question.childAges }],
    Hotels: found.map((hotel) => describeHotel(hotel, question, nights, transactionId)),
  }
}

function describeHotel(hotel: StubHotel, question: ListingsQuestion, nights: number, transactionId: string) {
  const isRich = ['medium', 'high'].includes(question.contentDetails)
  return {
    Id: hotel.id,
    Name: hotel.name,
    PropertyType: { Id: 1, Name: 'Hotel' },
    LocalCurrencyCode: 'NOK',
    Location: {
      Address: {
        Address1: 'Eksempelveien 1',
        City: hotel.city,
        Province: 'Nordland',
        Country: 'NOR',
        PostalCode: '0000',
      },
      GeoLocation: { Latitude: hotel.latitude, Longitude: hotel.longitude, Obfuscated: false },
      Neighborhood: { Id: '0', Name: hotel.city },
    },
    Distance: { Value: '12.40', Unit: 'km', Direction: 'E' },
    Description: { LocationTeaser: '', HotelTeaser: '', RoomTeaser: '' },
    Status: hotel.status,
    ...(hotel.hasPicture
      ? {
          ThumbnailUrl: `https://images.trvl-media.com/lodging/91000000/${hotel.id}/stub_${question.thumbnailSize}.jpg`,
        }
      : {}),
    StarRating: hotel.stars,
    ...(hotel.rating === undefined ? {} : { GuestRating: hotel.rating, GuestReviewCount: hotel.reviews }),
    PetFriendly: false,
    ...(isRich ? { HotelAmenities: hotel.amenities.map((Name, index) => ({ Id: String(2000 + index), Name })) } : {}),
    ...(hotel.status === 'AVAILABLE' ? { RoomTypes: [describeRoom(hotel, question, nights, transactionId)] } : {}),
  }
}

function describeRoom(hotel: StubHotel, question: ListingsQuestion, nights: number, transactionId: string) {
  const money = (amount: number) => ({ Value: amount.toFixed(2), Currency: question.currency })
  const guests = question.adults + question.childAges.length
  const usual = hotel.nightly * (1 + 0.2 * Math.max(0, guests - 2))
  const nightly = usual * (1 - hotel.saving / 100)
  const base = nightly * nights
  const taxes = base * 0.12
  const isSaving = hotel.saving > 0
  const price = {
    BaseRate: money(base),
    TaxesAndFees: money(taxes),
    TotalPrice: money(base + taxes),
    ...(isSaving ? { TotalStrikeOutPrice: money(usual * nights * 1.12) } : {}),
    AvgNightlyRate: money(nightly),
    ...(isSaving ? { AvgNightlyStrikeOutRate: money(usual) } : {}),
  }
  const promotions = isSaving
    ? { Promotions: [{ Description: `Spar ${hotel.saving} %`, Amount: money((usual - nightly) * nights) }] }
    : {}
  const cancelUntil = new Date(Date.parse(question.checkIn) - 2 * dayMs).toISOString().slice(0, 10)
  const details = new URLSearchParams({
    chkin: question.checkIn,
    chkout: question.checkOut,
    rm1: [`a${question.adults}`, ...question.childAges.map((age) => `c${age}`)].join(':'),
    currency: question.currency,
    langid: '1044',
    tpid: '1',
    eapid: '0',
    mpb: taxes.toFixed(2),
    mpa: base.toFixed(2),
    chid: transactionId,
  })
  return {
    Description: 'Dobbeltrom',
    RoomKey: `stub-${hotel.id}`,
    OfferId: `stub-${hotel.id}`,
    RatePlanType: 'standalone',
    RatePlans: [
      {
        RoomTypeId: `${hotel.id}1`,
        RatePlanId: `${hotel.id}2`,
        StayDates: { CheckInDate: question.checkIn, CheckOutDate: question.checkOut },
        RemainingCount: 4,
        Price: price,
        ...promotions,
        PaymentTime: 'PayLater',
        FreeBreakfast: hotel.breakfast,
        CancellationPolicy: hotel.refundable
          ? {
              Refundable: true,
              FreeCancellation: true,
              FreeCancellationEndDateTime: `${cancelUntil}T23:59:00+01:00`,
            }
          : { Refundable: false, FreeCancellation: false },
      },
    ],
    Price: price,
    ...promotions,
    ...(question.withLinks
      ? {
          Links: {
            WebDetails: {
              Method: 'GET',
              Href: `https://www.expedia.com/Hotel.h${hotel.id}.Hotel-Information?${details}`,
            },
          },
        }
      : {}),
    SmokingOption: 'NonSmoking',
  }
}
