import { parse } from 'node-html-parser'

/** Returns whether a page has an island whose properties contain this tile address. */
export function showsTiles(html: string, tileAddress: string): boolean {
  // Pages without islands need no parsing.
  if (!html.includes('<astro-island')) return false
  const written = JSON.stringify(tileAddress)
  return parse(html)
    .querySelectorAll('astro-island')
    .some((island) => island.getAttribute('props')?.includes(written))
}
