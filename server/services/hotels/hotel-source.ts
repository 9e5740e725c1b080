import * as z from 'zod'
import { featuredMessageKinds } from '#contract/hotels.ts'

/** One partner request: all of Lofoten, one room. Dates are days (`2026-12-01`). */
export interface HotelStay {
  checkIn: string
  checkOut: string
  adults: number
  /** In years, youngest first; empty without children. */
  childAges: readonly number[]
}

const money = z.object({ amount: z.number(), currency: z.string() })

/** A hotel as offered for a stay; a schema, because stored offers may come from an older release. */
export const hotelOffer = z.object({
  id: z.string(),
  name: z.string(),
  /** 1 to 5 in halves. */
  starRating: z.number().nullable(),
  addressLine: z.string().nullable(),
  cityName: z.string().nullable(),
  neighborhood: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  /** Most important first; texts are Norwegian. */
  featuredMessages: z.array(
    z.object({
      kind: z.enum(featuredMessageKinds),
      title: z.string(),
      subtitle: z.string().nullable(),
      until: z.string().nullable(),
    }),
  ),
  /** `lead`: one night without taxes and fees; `total`: the whole stay with both; `breakfast`: null if unknown. */
  price: z
    .object({ lead: money, strikeOut: money.nullable(), total: money.nullable(), breakfast: z.boolean().nullable() })
    .nullable(),
  reviews: z.object({ score: z.number(), outOf: z.number(), total: z.number() }).nullable(),
  amenities: z.array(z.string()),
  /** The partner's deep link, unchanged. */
  link: z.string().nullable(),
  /** The page to crawl for pictures. */
  informationUrl: z.string().nullable(),
})
export type HotelOffer = z.infer<typeof hotelOffer>

export interface HotelOffers {
  /** All hotels of the stay, as recommended by the partner. */
  hotels: HotelOffer[]
  /** Earliest next request in ms since 1970; null: unknown. */
  nextQuestionAt: number | null
}

export interface HotelSource {
  /** Partner and address, for keys and the log, so that data of a stand-in is never shown as the real one. */
  name: string
  /** The offers are made up locally: free to request, nothing to store. */
  isSample: boolean
  /** Over all processes; null: unlimited. */
  requestsPerMinute: number | null
  /** Longer than any response takes, in ms, including failures. */
  longestAnswerMs: number
  /** Requests the offers of a stay, uncached. Throws `UpstreamFailure`. */
  findOffers: (stay: HotelStay) => Promise<HotelOffers>
}
