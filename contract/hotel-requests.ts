import * as z from 'zod/mini'
import { hotelCategories, hotelLocation, hotelSearchLimits, hotelSortOrders } from './hotels.ts'

/**
 * What the server is asked with about hotels. Apart from the answers (`hotels.ts`), so that the checks of requests do not
 * travel to the browser.
 */

/**
 * What a search is asked with. Everything but the endpoint may be left out and is then the default: check-in tomorrow in
 * Europe/Oslo, check-out two days after check-in. Dates are days (`2026-12-01`).
 */
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
})
export type HotelSearch = z.infer<typeof hotelSearch>

/** An id of a hotel: it stands in addresses, so nothing but letters, digits, `-` and `_`. */
export const hotelId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** What `POST /functions/v1/crawl-hotel-images` is asked with. */
export const crawlRequest = z.strictObject({ hotelId, url: z.url().check(z.maxLength(2000)) })

/**
 * What a hotel search is refused or fails with, besides what every function may answer: a wrong body (400), and no offers
 * (503: the partner is asked too much at the moment, or gives none). A code never changes its meaning.
 */
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
