import * as z from 'zod'
import { featuredMessageKinds } from '#contract/hotels.ts'

/** What the guide wants from a hotel partner, in its own words. Times are milliseconds since 1970. */

/** One question to the partner: these nights, so many adults in one room, all of Lofoten. Dates are days (`2026-12-01`). */
export interface HotelStay {
  checkIn: string
  checkOut: string
  adults: number
}

const money = z.object({ amount: z.number(), currency: z.string() })

/**
 * One hotel as the partner offers it for a stay. A schema, because offers come back from the database too, perhaps as an
 * older version of the guide wrote them.
 */
export const hotelOffer = z.object({
  id: z.string(),
  name: z.string(),
  /** 1 to 5 in halves. */
  starRating: z.number().nullable(),
  addressLine: z.string().nullable(),
  cityName: z.string().nullable(),
  neighborhood: z.string().nullable(),
  /** Where the partner's own picture lies. */
  pictureUrl: z.string().nullable(),
  /** In the order of their weight for a visitor. Texts are Norwegian. */
  featuredMessages: z.array(
    z.object({
      kind: z.enum(featuredMessageKinds),
      title: z.string(),
      subtitle: z.string().nullable(),
      until: z.string().nullable(),
    }),
  ),
  /** `lead` is for one night without taxes, `total` for the whole stay with them. */
  price: z.object({ lead: money, strikeOut: money.nullable(), total: money.nullable() }).nullable(),
  reviews: z.object({ score: z.number(), outOf: z.number(), total: z.number() }).nullable(),
  amenities: z.array(z.string()),
  /** The partner's own deep link, as it was given. */
  link: z.string().nullable(),
  /** The page that shows the hotel's pictures. */
  informationUrl: z.string().nullable(),
})
export type HotelOffer = z.infer<typeof hotelOffer>

export interface HotelOffers {
  /** Every hotel of the stay, in the order in which the partner recommends them. */
  hotels: HotelOffer[]
  /** Before this the partner does not want another question; null where it did not say. */
  nextQuestionAt: number | null
}

export interface HotelSource {
  /** Names the partner and its address, in keys and in the log: what a stand-in said is never shown as the partner's word. */
  name: string
  /** Everything it offers is an example of our own, made here: asking costs nothing, and nothing has to be kept. */
  isSample: boolean
  /** How often the partner may be asked in a minute, over all processes; null where nobody counts. */
  requestsPerMinute: number | null
  /** Longer than any answer of the source takes, in ms, whether it comes or fails. */
  longestAnswerMs: number
  /** Returns the offers for one stay. Throws `UpstreamFailure`. Asks each time; when to ask is the caller's part. */
  findOffers: (stay: HotelStay) => Promise<HotelOffers>
}
