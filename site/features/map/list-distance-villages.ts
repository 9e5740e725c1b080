import { listVillages } from '#site/editorial/village-queries.ts'
import { foldLetters } from '#site/search/fold-letters.ts'
import type { Village } from './distance-origin.ts'

/** The villages that distances can be measured from, by name; their ids stand in addresses, so they are plain letters. */
export function listDistanceVillages(): Village[] {
  return listVillages()
    .map(({ name, latitude, longitude }) => ({
      id: foldLetters(name).trim().replaceAll(' ', '-'),
      name,
      coordinates: { latitude, longitude },
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'nb'))
}
