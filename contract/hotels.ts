import * as z from 'zod/mini'
import { day, moment } from './time.ts'

/**
 * The live hotels of `POST /functions/v1/expedia-api`, and the pictures that are fetched for them: one schema for the
 * server that answers, the page that asks, and a stock `@supabase/supabase-js` client. `zod/mini` keeps it small.
 */

/** In which order hotels can be asked for; the first is the partner's own. */
export const hotelSortOrders = ['RECOMMENDED', 'PRICE_LOW_TO_HIGH', 'REVIEW', 'PROPERTY_CLASS'] as const
export type HotelSortOrder = (typeof hotelSortOrders)[number]

/** What the list can be narrowed to; the tabs of the page. */
export const hotelCategories = ['all', 'luxury', 'budget', 'views', 'family'] as const
export type HotelCategory = (typeof hotelCategories)[number]

/** Stars from which a hotel counts as luxury, and kroner a night up to which it counts as cheap. The page says both. */
export const luxuryFromStars = 4
export const budgetUpToKroner = 1500

/** For so many minutes offers count as fresh, on the server and on the page. */
export const hotelFreshMinutes = 5

/** The only area that can be asked for. */
export const hotelLocation = 'Lofoten, Norway'

export const hotelSearchLimits = { pageSize: 10, pageNumber: 100, adults: 8, nights: 28, daysAhead: 500 } as const
export const hotelSearchDefaults = {
  location: hotelLocation,
  sortOrder: 'RECOMMENDED',
  category: 'all',
  pageNumber: 1,
  pageSize: 10,
  adults: 2,
  nights: 2,
} as const

const money = z.object({
  amount: z.number(),
  /** ISO 4217: NOK. */
  currency: z.string(),
  /** In Norwegian style: «1 990 kr». */
  formatted: z.string(),
})

/** What the partner says of an offer. Known kinds are said in the page's language; the texts are Norwegian. */
export const featuredMessageKinds = ['freeCancellation', 'nonRefundable', 'breakfast', 'promotion'] as const

/** A hotel as the specification names its fields. What the partner does not say is null or empty. */
export const liveHotel = z.object({
  id: z.string(),
  name: z.string(),
  /** 1 to 5 in halves, as the partner classes it. */
  starRating: z.nullable(z.number()),
  address: z.object({ line1: z.nullable(z.string()), cityName: z.nullable(z.string()) }),
  neighborhood: z.nullable(z.object({ name: z.string() })),
  /** On our own server, which fetches it from the partner: `/api/hotel-images/{id}`. */
  propertyImage: z.nullable(z.object({ image: z.object({ url: z.string() }) })),
  featuredMessages: z.array(
    z.object({
      kind: z.enum(featuredMessageKinds),
      title: z.string(),
      subtitle: z.nullable(z.string()),
      /** Until when an offer can be cancelled without cost. */
      until: z.nullable(moment),
    }),
  ),
  /** Null when the partner gives none for these dates. `lead`: for one night without taxes; `total`: the stay with them. */
  price: z.nullable(z.object({ lead: money, strikeOut: z.nullable(money), total: z.nullable(money) })),
  /** The score as the partner gives it, out of `outOf`. */
  reviews: z.nullable(z.object({ score: z.number(), outOf: z.number(), total: z.number() })),
  amenities: z.object({ amenities: z.array(z.object({ name: z.string() })) }),
  /** The partner's own deep link, used as given; null for an example. */
  link: z.nullable(z.string()),
  /** The page whose pictures may be fetched (`crawl-hotel-images`); null where there is none or fetching is off. */
  informationUrl: z.nullable(z.string()),
})
export type LiveHotel = z.infer<typeof liveHotel>

/** The answer to a search. `properties` is one page of `total`. */
export const hotelSearchAnswer = z.object({
  properties: z.array(liveHotel),
  total: z.number(),
  pageNumber: z.number(),
  pageSize: z.number(),
  checkIn: day,
  checkOut: day,
  adults: z.number(),
  /** Everything in it is an example of our own, and has to be marked as such. */
  isSample: z.boolean(),
  /** When the partner gave these offers. */
  fetchedAt: moment,
  /** True when the partner could not be asked again, so that the offers are older than five minutes. */
  stale: z.boolean(),
  /** Which categories can be told apart by what is known of at least one hotel: a tab without a basis says so. */
  categoriesWithBasis: z.array(z.enum(hotelCategories)),
})
export type HotelSearchAnswer = z.infer<typeof hotelSearchAnswer>

/** Where our server gives the picture of a hotel. */
export function hotelImagePath(id: string): string {
  return `/api/hotel-images/${encodeURIComponent(id)}`
}

/** The answer of `POST /functions/v1/crawl-hotel-images`. */
export const crawlAnswer = z.object({ success: z.boolean(), error: z.optional(z.string()) })

/** An error of `/functions/v1`, as a supabase-js client finds it in `error.context`. */
export const functionsProblem = z.object({ code: z.string(), message: z.string() })
export type FunctionsProblem = z.infer<typeof functionsProblem>
