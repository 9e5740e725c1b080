import * as z from 'zod'
import { hotelId } from '#contract/hotel-requests.ts'
import { type HotelOffer, hotelOffer } from '#server/services/hotels/hotel-source.ts'

// The fields used from `GET /hotels/listings` (XAP v3). Numbers are strings, and almost anything may be missing.

const numberWord = z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)]).transform(Number)
const money = z
  .object({ Value: numberWord.pipe(z.number().positive()), Currency: z.string().regex(/^[A-Z]{3}$/) })
  .transform(({ Value, Currency }) => ({ amount: Value, currency: Currency }))
/** Treats an invalid value as missing: one odd field must not cost the hotel. */
const orMissing = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)
const text = z.string().trim().min(1)
const promotions = orMissing(z.array(orMissing(z.object({ Description: text }))))

const roomType = z.object({
  RatePlans: orMissing(
    z.array(
      z.object({
        FreeBreakfast: orMissing(z.boolean()),
        Promotions: promotions,
        CancellationPolicy: orMissing(
          z.object({
            Refundable: orMissing(z.boolean()),
            FreeCancellation: orMissing(z.boolean()),
            FreeCancellationEndDateTime: orMissing(z.iso.datetime({ offset: true })),
          }),
        ),
      }),
    ),
  ),
  Price: orMissing(
    z.object({
      TotalPrice: orMissing(money),
      AvgNightlyRate: orMissing(money),
      AvgNightlyStrikeOutRate: orMissing(money),
    }),
  ),
  Promotions: promotions,
  Links: orMissing(z.object({ WebDetails: orMissing(z.object({ Href: text })) })),
})

const listedHotel = z.object({
  Id: z
    .union([z.string(), z.number()])
    .transform(String)
    .refine((id) => hotelId.safeParse(id).success),
  Name: text,
  Status: orMissing(text),
  Location: orMissing(
    z.object({
      Address: orMissing(z.object({ Address1: orMissing(text), City: orMissing(text) })),
      Neighborhood: orMissing(z.object({ Name: text })),
    }),
  ),
  ThumbnailUrl: orMissing(z.url({ protocol: /^https?$/ })),
  StarRating: orMissing(numberWord.pipe(z.number().min(0.5).max(5))),
  GuestRating: orMissing(numberWord.pipe(z.number().min(1).max(5))),
  GuestReviewCount: orMissing(numberWord.pipe(z.int().min(1))),
  HotelAmenities: orMissing(z.array(orMissing(z.object({ Name: text })))),
  RoomTypes: orMissing(z.array(roomType)),
})
type ListedHotel = z.infer<typeof listedHotel>

const listings = z.object({
  Warnings: orMissing(z.array(orMissing(z.object({ Code: orMissing(text), Description: orMissing(text) })))),
  Count: orMissing(z.number()),
  TotalHotelCount: orMissing(z.number()),
  StayDates: orMissing(z.object({ CheckInDate: text, CheckOutDate: text })),
  // Missing if nothing was found.
  Hotels: z.array(z.unknown()).optional(),
})

export interface Listings {
  hotels: HotelOffer[]
  /** Number of hotels left out as invalid. */
  brokenCount: number
  /** Total number of hotels; more than sent if the limit was reached. */
  totalCount: number | null
  warnings: string[]
}

interface ReadingOptions {
  checkIn: string
  checkOut: string
  /** Returns a hotel's page. */
  informationPage: (id: string) => string
}

// Links lead visitors away, so only to the partner's own sites.
const expediaEndings = ['com', 'no', 'se', 'dk', 'fi', 'de', 'at', 'ch', 'fr', 'nl', 'co.uk']
const linkDomains = ['hotels.com', ...expediaEndings.map((ending) => `expedia.${ending}`)]

// Such as «Only two rooms left»: the guide does not pressure visitors.
const pressingWords =
  /(?<!\p{L})(hurry|last[ -]chance|limited|ends?|expires?|left|today|tonight|now|skynd|siste sjanse|igjen|utløper|begrenset|snart|kun|bare|haster|i dag|i kveld|nå)(?!\p{L})/iu

/** Returns the hotels of a listing. Throws if it is invalid, for other dates, or contains only invalid hotels. */
export function readListingsBody(body: string, { checkIn, checkOut, informationPage }: ReadingOptions): Listings {
  const answer = listings.parse(JSON.parse(body))
  const { StayDates: dates } = answer
  if (dates && (dates.CheckInDate !== checkIn || dates.CheckOutDate !== checkOut)) {
    throw new Error('the listing is about other days')
  }
  const listed = answer.Hotels ?? []
  if (answer.Hotels === undefined && answer.Count !== 0) throw new Error('the listing has no hotels and no count')
  const hotels = new Map<string, HotelOffer>()
  let brokenCount = 0
  for (const entry of listed) {
    const parsed = listedHotel.safeParse(entry)
    if (!parsed.success || parsed.data.Status === 'ERROR') {
      brokenCount += 1
      continue
    }
    const { Id, Status = '' } = parsed.data
    // Such as NUMBER_OF_ADULTS_NOT_ACCEPTED: no room for these guests. A full hotel stays, without a price.
    if (Status.endsWith('_NOT_ACCEPTED') || hotels.has(Id)) continue
    hotels.set(Id, translate(parsed.data, informationPage))
  }
  if (listed.length > 0 && brokenCount === listed.length) throw new Error('no hotel of the listing can be understood')
  return {
    hotels: [...hotels.values()],
    brokenCount,
    totalCount: answer.TotalHotelCount ?? null,
    warnings: (answer.Warnings ?? []).map((warning) => warning?.Code ?? warning?.Description ?? 'without a word'),
  }
}

function translate(hotel: ListedHotel, informationPage: (id: string) => string): HotelOffer {
  const room = hotel.RoomTypes?.[0]
  const { GuestRating: score, GuestReviewCount: total } = hotel
  return hotelOffer.parse({
    id: hotel.Id,
    name: hotel.Name,
    starRating: hotel.StarRating === undefined ? null : Math.round(hotel.StarRating * 2) / 2,
    addressLine: hotel.Location?.Address?.Address1 ?? null,
    cityName: hotel.Location?.Address?.City ?? null,
    neighborhood: hotel.Location?.Neighborhood?.Name ?? null,
    pictureUrl: hotel.ThumbnailUrl ?? null,
    featuredMessages: room ? describeMessages(room) : [],
    price: room ? describePrice(room) : null,
    // A score without its count, or the reverse, would mislead.
    reviews: score === undefined || total === undefined ? null : { score, outOf: 5, total },
    amenities: (hotel.HotelAmenities ?? []).flatMap((amenity) => (amenity ? [amenity.Name] : [])),
    link: readLink(room?.Links?.WebDetails?.Href),
    informationUrl: informationPage(hotel.Id),
  } satisfies HotelOffer)
}

type RoomType = z.infer<typeof roomType>

function describePrice({ Price: price, RatePlans: plans }: RoomType): HotelOffer['price'] {
  const lead = price?.AvgNightlyRate
  if (!lead) return null
  const strikeOut = price.AvgNightlyStrikeOutRate
  const isReduced = strikeOut && strikeOut.currency === lead.currency && strikeOut.amount > lead.amount
  return {
    lead,
    strikeOut: isReduced ? strikeOut : null,
    total: price.TotalPrice ?? null,
    breakfast: plans?.[0]?.FreeBreakfast ?? null,
  }
}

/** In order of weight: conditions, what is included, discounts. */
function describeMessages(room: RoomType): HotelOffer['featuredMessages'] {
  const plan = room.RatePlans?.[0]
  const policy = plan?.CancellationPolicy
  const messages: HotelOffer['featuredMessages'] = []
  if (policy?.FreeCancellation === true) {
    const until = policy.FreeCancellationEndDateTime ?? null
    messages.push({ kind: 'freeCancellation', title: 'Gratis avbestilling', subtitle: null, until })
  } else if (policy?.Refundable === false) {
    messages.push({ kind: 'nonRefundable', title: 'Kan ikke refunderes', subtitle: null, until: null })
  }
  if (plan?.FreeBreakfast === true) {
    messages.push({ kind: 'breakfast', title: 'Frokost inkludert', subtitle: null, until: null })
  }
  const descriptions = [...(room.Promotions ?? []), ...(plan?.Promotions ?? [])].flatMap((promotion) =>
    promotion && !pressingWords.test(promotion.Description) ? [promotion.Description] : [],
  )
  for (const title of new Set(descriptions)) messages.push({ kind: 'promotion', title, subtitle: null, until: null })
  return messages
}

/** Returns the link unchanged, since the commission depends on it; null if it leads elsewhere. */
function readLink(href: string | undefined): string | null {
  if (href === undefined || !URL.canParse(href)) return null
  const { protocol, hostname, username, password, port } = new URL(href)
  const isPlain = protocol === 'https:' && username === '' && password === '' && port === ''
  const isPartners = linkDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
  return isPlain && isPartners ? href : null
}
