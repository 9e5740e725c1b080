import { listVillages } from '#site/content/model/village-queries.ts'
import type { Village } from './distance-origin.ts'

/** As in the ids of the road table: `sorvagen`, `a`. */
const plainLetters: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a' }

/** Returns the villages that distances can be measured from, by name; ids are ASCII since they appear in addresses. */
export function listDistanceVillages(): Village[] {
  return listVillages()
    .map(({ name, latitude, longitude }) => ({
      id: name.toLowerCase().replace(/[æøå]/g, (letter) => plainLetters[letter] ?? letter),
      name,
      coordinates: { latitude, longitude },
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'nb'))
}
