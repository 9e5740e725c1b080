import * as z from 'zod/mini'

/** The affiliate programmes whose links are counted: the keys of `content/partners.yaml`. */
export const clickPartners = ['hotels', 'tours'] as const

/** On a page. */
export const mostPayingLinks = 200

/** Body of `POST /api/outbound-clicks`. `position`: index of the link among the page's partner links, from 1. */
export const outboundClick = z.strictObject({
  partner: z.enum(clickPartners),
  /** Decoded: `/beste-rorbuer`. */
  page: z.string().check(z.startsWith('/'), z.maxLength(200)),
  position: z.int().check(z.gte(1), z.lte(mostPayingLinks)),
})
export type OutboundClick = z.infer<typeof outboundClick>

/** Smaller counts are never shown, because they could be one person. */
export const smallestShownCount = 5
