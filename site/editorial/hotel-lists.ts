import type { Language } from '#site/i18n/languages.ts'
import { type Hotel, hotels } from './hotel-queries.ts'
import { ContentError } from './read-content.ts'

/** Refuses two hotels with one number: their order would be chance. */
function refuseTwins(list: Hotel[], field: 'order' | 'featured'): void {
  const seen = new Map<number, string>()
  for (const { id, facts } of list) {
    const number = facts[field]
    if (number === undefined) continue
    const other = seen.get(number)
    if (other)
      throw new ContentError(
        `content/hotels/${id}/facts.yaml: ${field} is ${number}, as in content/hotels/${other}. Give each its own.`,
      )
    seen.set(number, id)
  }
}

/** The recommended hotels in the order of the road, from east to west along the E10. */
export function listHotels(language: Language): Hotel[] {
  const list = hotels.list(language)
  refuseTwins(list, 'order')
  return list.toSorted((one, other) => one.facts.order - other.facts.order)
}

/** The hotels of the home page, the favourite first. */
export function listFeaturedHotels(language: Language): Hotel[] {
  const list = hotels.list(language).filter(({ facts }) => facts.featured !== undefined)
  refuseTwins(list, 'featured')
  return list.toSorted((one, other) => (one.facts.featured ?? 0) - (other.facts.featured ?? 0))
}

/** Tells whether a source says that one can charge a car at the hotel. */
export function hasCharging({ facts }: Pick<Hotel, 'facts'>): boolean {
  return facts.amenities.some(({ id }) => id === 'charging')
}
