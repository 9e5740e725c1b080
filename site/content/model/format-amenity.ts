import type { Language } from '#contract/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import type { Amenity } from './entry-schema.ts'

/** Returns an amenity in words: «Badestamp». */
export function formatAmenity(amenity: Amenity, language: Language): string {
  return translator(language)(`amenity.${amenity}`)
}
