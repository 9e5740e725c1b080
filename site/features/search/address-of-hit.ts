import type { WeatherPlace } from '#contract/weather-places.ts'
import { foldLetters } from '#site/i18n/fold-letters.ts'
import type { SearchData } from './search-data.ts'

/** Returns the address of a result: the weather opens at the place that was asked for. */
export function addressOfHit(href: string, searched: string, { weather }: Pick<SearchData, 'weather'>): string {
  const place = href === weather.href ? placeAskedFor(searched, { weather }) : undefined
  return place ? `${href}?sted=${place}` : href
}

/** Returns the place with a forecast that a question names, or that is nearest to what it names. */
export function placeAskedFor(searched: string, { weather }: Pick<SearchData, 'weather'>): WeatherPlace | undefined {
  const name = foldLetters(searched)
    .split(' ')
    .find((word) => Object.hasOwn(weather.places, word))
  return name ? weather.places[name] : undefined
}
