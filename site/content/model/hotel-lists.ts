import type { Language } from '#contract/languages.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'
import type { Hotel } from './hotel-queries.ts'
import { readRanking } from './ranking-queries.ts'

const mostFeatured = 4

/** Returns the hotels of the home page: the first four of the ranking, the favourite first. */
export function listFeaturedHotels(language: Language): Hotel[] {
  return readRanking('hotels', language)
    .ranked.flatMap(({ entry }) => (entry.kind === 'hotels' ? [entry] : []))
    .slice(0, mostFeatured)
}

registerReader(listFeaturedHotels)

/** Returns whether a source says that the hotel has charging. */
export function hasCharging({ facts }: Pick<Hotel, 'facts'>): boolean {
  return facts.amenities.some(({ id }) => id === 'charging')
}
