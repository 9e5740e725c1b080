import type { Language } from '#contract/languages.ts'
import { registerReader } from '#site/content-reader/content-readers.ts'
import { sortByOrder } from './define-kind.ts'
import { type Hotel, hotels } from './hotel-queries.ts'

/** Returns the hotels of the home page, the favourite first. */
export function listFeaturedHotels(language: Language): Hotel[] {
  const featured = hotels.list(language).filter(({ facts }) => facts.featured !== undefined)
  return sortByOrder(featured, ({ facts }) => facts.featured ?? 0, 'featured')
}

registerReader(listFeaturedHotels)

/** Returns whether a source says that the hotel has charging. */
export function hasCharging({ facts }: Pick<Hotel, 'facts'>): boolean {
  return facts.amenities.some(({ id }) => id === 'charging')
}
