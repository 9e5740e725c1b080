import { listVillages } from '#site/editorial/village-queries.ts'
import type { Village } from './distance-origin.ts'

/** As the road table spells its ids: `sorvagen`, `a`. */
const plainLetters: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a' }

/** The villages that distances can be measured from, by name; their ids stand in addresses, so they are plain letters. */
export function listDistanceVillages(): Village[] {
  return listVillages()
    .map(({ name, latitude, longitude }) => ({
      id: name.toLowerCase().replace(/[æøå]/g, (letter) => plainLetters[letter] ?? letter),
      name,
      coordinates: { latitude, longitude },
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'nb'))
}
