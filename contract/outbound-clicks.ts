import * as z from 'zod/mini'

/** The affiliate programmes whose links are counted: the keys of `content/partners.yaml`. */
export const clickPartners = ['hotels', 'tours'] as const

/**
 * A click on a paying link, as the page tells it with `POST /api/outbound-clicks`: nothing about the person. `position` is
 * the place of the link among the paying links of the page, from 1.
 */
export const outboundClick = z.strictObject({
  partner: z.enum(clickPartners),
  /** The path of the page, decoded: `/beste-rorbuer`. */
  page: z.string().check(z.startsWith('/'), z.maxLength(200)),
  position: z.int().check(z.gte(1), z.lte(200)),
})
export type OutboundClick = z.infer<typeof outboundClick>

/** Counts below this are not shown to anybody: so few clicks could be one person. */
export const smallestShownCount = 5
