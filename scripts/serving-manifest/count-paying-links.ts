import { parse } from 'node-html-parser'
import { hotelSearchLimits } from '#contract/hotel-search.ts'
import { clickPartners } from '#contract/outbound-clicks.ts'
import type { PayingLinks } from '#contract/serving-manifest.ts'

/**
 * Returns the partners that a page has paying links to, with the highest position that one can have: the number of all paying
 * links, live hotels included, since a link's position is its place among them (site/ui/count-clicks-behaviour.ts).
 */
export function countPayingLinks(html: string): PayingLinks {
  // Pages without either need no parsing.
  if (!/data-partner=|<astro-island/.test(html)) return {}
  const page = parse(html)
  const partners = page
    .querySelectorAll('a[rel~="sponsored"][data-partner]')
    .map((link) => link.getAttribute('data-partner'))
  const hasLiveHotels = page.querySelector('astro-island[component-export="LiveHotels"]') !== null
  const highest = partners.length + (hasLiveHotels ? hotelSearchLimits.pageSize : 0)
  const isThere = (partner: string) => partners.includes(partner) || (hasLiveHotels && partner === 'hotels')
  return Object.fromEntries(clickPartners.filter(isThere).map((partner) => [partner, highest]))
}
