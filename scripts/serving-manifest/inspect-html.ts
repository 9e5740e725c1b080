import { parse } from 'node-html-parser'
import { hotelSearchLimits } from '#contract/hotel-search.ts'
import { clickPartners } from '#contract/outbound-clicks.ts'
import type { PayingLinks } from '#contract/serving-manifest.ts'
import { foreignOrigin } from '#contract/serving-manifest.ts'

/** Returns whether a page has an island whose properties contain this tile address. */
export function showsTiles(html: string, tileAddress: string): boolean {
  // Pages without islands need no parsing.
  if (!html.includes('<astro-island')) return false
  const written = JSON.stringify(tileAddress)
  return parse(html)
    .querySelectorAll('astro-island')
    .some((island) => island.getAttribute('props')?.includes(written))
}

/**
 * Returns the origins that a page may load from after a click (`data-foreign-origins`), each once. Throws for anything but a
 * plain https origin or the machine itself, which would open the page’s content security policy too far.
 */
export function listForeignOrigins(html: string): string[] {
  const named = parse(html)
    .querySelectorAll('[data-foreign-origins]')
    .flatMap((gate) => (gate.getAttribute('data-foreign-origins') ?? '').split(/\s+/).filter(Boolean))
  for (const origin of named) {
    if (!foreignOrigin.safeParse(origin).success)
      throw new Error(`"${origin}" is no origin like https://www.partner.com. Correct it in content/partners.yaml.`)
  }
  return [...new Set(named)]
}

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
