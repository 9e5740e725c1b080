import * as z from 'zod/mini'
import { hotelCategories } from './hotel-search.ts'
import { day, moment } from './time.ts'

/** The live hotels of `POST /functions/v1/expedia-api`, for server, page and supabase-js. `zod/mini` keeps it small. */

const money = z.object({
  amount: z.number(),
  currency: z.string(),
  /** Norwegian style: «1 990 kr». */
  formatted: z.string(),
})

/** Kinds of messages that the page translates; the texts are Norwegian. */
export const featuredMessageKinds = ['freeCancellation', 'nonRefundable', 'breakfast', 'promotion'] as const

/** A hotel with the field names of the specification; unknown values are null or empty. */
export const liveHotel = z.object({
  id: z.string(),
  name: z.string(),
  /** 1 to 5 in halves. */
  starRating: z.nullable(z.number()),
  address: z.object({ line1: z.nullable(z.string()), cityName: z.nullable(z.string()) }),
  neighborhood: z.nullable(z.object({ name: z.string() })),
  /** On our own server: `/api/hotel-images/{id}`. */
  propertyImage: z.nullable(z.object({ image: z.object({ url: z.string() }) })),
  featuredMessages: z.array(
    z.object({
      kind: z.enum(featuredMessageKinds),
      title: z.string(),
      subtitle: z.nullable(z.string()),
      /** End of free cancellation. */
      until: z.nullable(moment),
    }),
  ),
  /**
   * Null without a price for these dates. `lead`: one night without taxes and fees; `total`: the whole stay with both;
   * `breakfast`: whether it is included, null where the partner does not say.
   */
  price: z.nullable(
    z.object({
      lead: money,
      strikeOut: z.nullable(money),
      total: z.nullable(money),
      breakfast: z.nullable(z.boolean()),
    }),
  ),
  /** `score` out of `outOf`. */
  reviews: z.nullable(z.object({ score: z.number(), outOf: z.number(), total: z.number() })),
  amenities: z.object({ amenities: z.array(z.object({ name: z.string() })) }),
  /** The partner's deep link, unchanged; null for samples. */
  link: z.nullable(z.string()),
  /** The page that may be crawled for pictures; null without one or with crawling off. */
  informationUrl: z.nullable(z.string()),
})
export type LiveHotel = z.infer<typeof liveHotel>

/** `properties` is one page of `total`. */
export const hotelSearchAnswer = z.object({
  properties: z.array(liveHotel),
  total: z.number(),
  pageNumber: z.number(),
  pageSize: z.number(),
  checkIn: day,
  checkOut: day,
  adults: z.number(),
  /** In years, youngest first. */
  childAges: z.array(z.number()),
  /** In kroner per night, with taxes where they are known; hotels above it or without a price are left out. Null: no limit. */
  highestPrice: z.nullable(z.number()),
  /** Only hotels of this place are in the answer; null: all. */
  place: z.nullable(z.string()),
  /** The places that the offers of the stay are in, as the partner names them. */
  places: z.array(z.string()),
  /** The offers are samples and have to be marked as such. */
  isSample: z.boolean(),
  fetchedAt: moment,
  /** Older than five minutes, because the partner could not be asked again. */
  stale: z.boolean(),
  /** Categories that the known data can tell apart; tabs without a basis say so. */
  categoriesWithBasis: z.array(z.enum(hotelCategories)),
})
export type HotelSearchAnswer = z.infer<typeof hotelSearchAnswer>

/** Returns the path of a hotel's picture on our server. */
export function hotelImagePath(id: string): string {
  return `/api/hotel-images/${encodeURIComponent(id)}`
}

/** Response of `POST /functions/v1/crawl-hotel-images`. */
export const crawlAnswer = z.object({ success: z.boolean(), error: z.optional(z.string()) })

/** An error of `/functions/v1`, in `error.context` of supabase-js. */
export const functionsProblem = z.object({ code: z.string(), message: z.string() })
export type FunctionsProblem = z.infer<typeof functionsProblem>
