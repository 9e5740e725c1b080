import type { Language } from '#contract/languages.ts'
import type { NotThenCondition } from '#site/domain/calendar/not-then.ts'
import type { OpeningHours } from '#site/domain/calendar/opening-hours.ts'
import { distanceBetween, type Position } from '#site/domain/geography/distance-between.ts'
import { hotels } from './hotel-queries.ts'
import { linkToEntry } from './link-to-entry.ts'
import { listMapPoints } from './map-point-queries.ts'
import { listClosedEvenings } from './not-then-queries.ts'
import { pickOpeningTimes } from './practical.ts'
import { restaurants } from './restaurant-queries.ts'
import { listVillages } from './village-queries.ts'

/** A house that may serve dinner, with what is known of its evenings. */
export interface DinnerHouse {
  name: string
  href?: string | undefined
  village?: string | undefined
  isHotel: boolean
  phone?: string | undefined
  website?: string | undefined
  hours?: OpeningHours | undefined
  /** When its kitchen is usually shut in the evening (`content/advice/not-then.yaml`). */
  closed: NotThenCondition[]
}

type Eating = ReturnType<typeof restaurants.list>[number] | ReturnType<typeof hotels.list>[number]

/**
 * Returns the houses with a kitchen that one can ask, or of which somebody says when they are shut, from east to west: restaurants,
 * hotels with one, and restaurants of the map. A house that nobody can be asked about is left to the map.
 */
export function listDinnerHouses(language: Language): DinnerHouse[] {
  const entries = [
    ...restaurants.list(language).map((entry) => [entry, 'restaurants'] as const),
    ...hotels
      .list(language)
      .filter(({ facts }) => facts.amenities.some(({ id }) => id === 'restaurant'))
      .map((entry) => [entry, 'hotels'] as const),
  ].map(([{ id, facts }, kind]: readonly [Eating, 'restaurants' | 'hotels']) => ({
    longitude: facts.coordinates.longitude,
    name: facts.name,
    href: linkToEntry(kind, id, language),
    village: facts.village,
    isHotel: kind === 'hotels',
    phone: facts.phone?.value,
    website: facts.website?.value,
    // The hours of a hotel are those of its door.
    hours: kind === 'restaurants' && facts.hours ? pickOpeningTimes(facts.hours) : undefined,
    closed: listClosedEvenings(`${kind}/${id}`),
  }))
  const points = listMapPoints(language)
    .filter(({ category, entry }) => category === 'restaurant' && !entry)
    .map(({ name, coordinates, phone, website, hours }) => ({
      longitude: coordinates.longitude,
      name,
      village: nameNearestVillage(coordinates),
      isHotel: false,
      phone,
      website,
      hours: hours === 'always' ? undefined : hours,
      closed: listClosedEvenings(name),
    }))
  return [...entries, ...points]
    .filter(({ phone, website, hours, closed }) => phone || website || hours || closed.length > 0)
    .toSorted((one, other) => other.longitude - one.longitude)
    .map(({ longitude: _, ...house }) => house)
}

function nameNearestVillage(position: Position): string | undefined {
  const far = (village: Position) => distanceBetween(position, village)
  return listVillages().toSorted((one, other) => far(one) - far(other))[0]?.name
}
