import type { Language } from '#contract/languages.ts'
import type { Amenity } from '#site/editorial/entry-schema.ts'
import { type MessageKey, translator } from './translate.ts'

const words: Record<Amenity, MessageKey> = {
  bar: 'amenity.bar',
  boatHire: 'amenity.boatHire',
  breakfast: 'amenity.breakfast',
  charging: 'amenity.charging',
  concerts: 'amenity.concerts',
  fishing: 'amenity.fishing',
  hotTub: 'amenity.hotTub',
  kitchen: 'amenity.kitchen',
  laundry: 'amenity.laundry',
  lift: 'amenity.lift',
  meetings: 'amenity.meetings',
  parking: 'amenity.parking',
  petsAllowed: 'amenity.petsAllowed',
  restaurant: 'amenity.restaurant',
  sauna: 'amenity.sauna',
  seaView: 'amenity.seaView',
  terrace: 'amenity.terrace',
  wheelchair: 'amenity.wheelchair',
  wifi: 'amenity.wifi',
}

/** What a house offers, in the words of a language: «Badestamp». */
export function sayAmenity(amenity: Amenity, language: Language): string {
  return translator(language)(words[amenity])
}
