import type { Language } from '#contract/languages.ts'
import { hotelFilter } from './hotel-filter-words.ts'
import { hrefFor } from './path-for.ts'

export const hotelListId = 'alle'

/**
 * Returns the address of the hotels with charging. The style sheet filters the list when it is the fragment's target, so it
 * works without script.
 */
export function hrefForHotelsWithCharging(language: Language): string {
  const { parameter, charging } = hotelFilter
  return `${hrefFor('hotels', language)}?${parameter}=${charging}#${charging}`
}

export function hrefForAllHotels(language: Language): string {
  return `${hrefFor('hotels', language)}#${hotelListId}`
}
