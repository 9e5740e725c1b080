import type { Language } from '#contract/languages.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'
import { pointOfVillage } from '#site/content/roads/way-queries.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { cabins } from './cabin-queries.ts'
import { hotels } from './hotel-queries.ts'
import { linkToEntry } from './link-to-entry.ts'
import { readMotels } from './pages/motels-copy.ts'

/** How to ask a house, as far as anybody knows. */
export interface Contactable {
  phone?: string | undefined
  website?: string | undefined
}

/** A house that one can ask for a bed tonight. */
export interface Bed extends Contactable {
  name: string
  href: string
  /** Its village in the road table. */
  point: string
}

/** Returns the houses with beds that lie in a village of the road table: hotels, cabins and simple places, those with a telephone first. */
export function listBeds(language: Language): Bed[] {
  const entries = [...hotels.list(language), ...cabins.list(language)].map(({ kind, id, facts }) => ({
    name: facts.name,
    href: linkToEntry(kind, id, language),
    point: pointOfVillage(facts.village),
    phone: facts.phone?.value,
    website: facts.website?.value,
  }))
  const simple = readMotels(language).places.flatMap(({ id, name, village, phone, website }) =>
    village
      ? [{ name, href: `${hrefFor('motels', language)}#${id}`, point: pointOfVillage(village), phone, website }]
      : [],
  )
  return [...entries, ...simple].toSorted((one, other) => Number(!one.phone) - Number(!other.phone))
}

registerReader(listBeds)
