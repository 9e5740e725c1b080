import { foldLetters } from '#site/i18n/fold-letters.ts'
import type { SearchData } from './search-data.ts'

/** Returns the address of a result: the weather opens at the place that was asked for. */
export function addressOfHit(href: string, searched: string, { weather }: Pick<SearchData, 'weather'>): string {
  if (href !== weather.href) return href
  const name = foldLetters(searched)
    .split(' ')
    .find((word) => Object.hasOwn(weather.places, word))
  return name ? `${href}?sted=${weather.places[name]}` : href
}
