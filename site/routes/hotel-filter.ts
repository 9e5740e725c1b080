import type { Language } from '#contract/languages.ts'
import { hotelFilter } from './hotel-filter-words.ts'
import { hrefFor } from './path-for.ts'

/** The id of the part of the page that holds the list. */
export const hotelListId = 'alle'

/**
 * The address of the hotels with charging. Its fragment names the list: the style sheet shows only these while the list
 * is the target, so the address works without script too.
 */
export function hrefForHotelsWithCharging(language: Language): string {
  const { parameter, charging } = hotelFilter
  return `${hrefFor('hotels', language)}?${parameter}=${charging}#${charging}`
}

/** The address of all hotels, at the list. */
export function hrefForAllHotels(language: Language): string {
  return `${hrefFor('hotels', language)}#${hotelListId}`
}
