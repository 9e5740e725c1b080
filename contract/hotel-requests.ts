import * as z from 'zod/mini'
import { hotelCategories, hotelLocation, hotelSearchLimits, hotelSortOrders } from './hotel-search.ts'

/** Request schemas of hotels; separate from the answers (`hotels.ts`), so that these checks stay out of the browser. */

/** A search; defaults apply to all fields but `endpoint`. Dates are days (`2026-12-01`) in Europe/Oslo. */
export const hotelSearch = z.strictObject({
  endpoint: z.literal('search-hotels'),
  useV6: z.optional(z.boolean()),
  location: z.optional(z.literal(hotelLocation)),
  sortOrder: z.optional(z.enum(hotelSortOrders)),
  category: z.optional(z.enum(hotelCategories)),
  pageNumber: z.optional(z.int().check(z.gte(1), z.lte(hotelSearchLimits.pageNumber))),
  pageSize: z.optional(z.int().check(z.gte(1), z.lte(hotelSearchLimits.pageSize))),
  checkIn: z.optional(z.iso.date()),
  checkOut: z.optional(z.iso.date()),
  adults: z.optional(z.int().check(z.gte(1), z.lte(hotelSearchLimits.adults))),
  childAges: z.optional(
    z.array(z.int().check(z.gte(0), z.lte(hotelSearchLimits.childAge))).check(z.maxLength(hotelSearchLimits.children)),
  ),
  place: z.optional(z.string().check(z.minLength(1), z.maxLength(hotelSearchLimits.place))),
  highestPrice: z.optional(z.int().check(z.gte(1), z.lte(hotelSearchLimits.highestPrice))),
})
export type HotelSearch = z.infer<typeof hotelSearch>

/** Part of addresses, so only letters, digits, `-` and `_`. */
export const hotelId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** Body of `POST /functions/v1/crawl-hotel-images`. */
export const crawlRequest = z.strictObject({ hotelId, url: z.url().check(z.maxLength(2000)) })

/** Error codes of a hotel search, besides those of every function: 400, or 503 without offers. Meanings are fixed. */
export const hotelProblemCodes = [
  'unknown-endpoint',
  'unknown-field',
  'wrong-value',
  'date-in-past',
  'dates-reversed',
  'stay-too-long',
  'date-too-far',
  'busy',
  'hotels-unavailable',
] as const
export type HotelProblemCode = (typeof hotelProblemCodes)[number]
