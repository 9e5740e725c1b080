import type { Language } from '#contract/languages.ts'
import { sortByOrder } from './entry-queries.ts'
import { type Hotel, hotels } from './hotel-queries.ts'

/** The hotels of the home page, the favourite first. */
export function listFeaturedHotels(language: Language): Hotel[] {
  const featured = hotels.list(language).filter(({ facts }) => facts.featured !== undefined)
  return sortByOrder(featured, ({ facts }) => facts.featured ?? 0, 'featured')
}

/** Tells whether a source says that one can charge a car at the hotel. */
export function hasCharging({ facts }: Pick<Hotel, 'facts'>): boolean {
  return facts.amenities.some(({ id }) => id === 'charging')
}
