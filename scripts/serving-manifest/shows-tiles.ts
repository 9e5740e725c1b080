import { parse } from 'node-html-parser'

/** Tells whether a page shows the map with tiles from this address, which then stands in the properties of an island. */
export function showsTiles(html: string, tileAddress: string): boolean {
  // A page without an island need not be parsed for it.
  if (!html.includes('<astro-island')) return false
  const written = JSON.stringify(tileAddress)
  return parse(html)
    .querySelectorAll('astro-island')
    .some((island) => island.getAttribute('props')?.includes(written))
}
