import type { Language } from '#contract/languages.ts'
import { weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import { namesOfPoints, pointOfVillage, wayBetween } from '#site/content/roads/way-queries.ts'
import type { NotThenCondition } from '#site/domain/calendar/not-then.ts'
import type { OpeningHours } from '#site/domain/calendar/opening-hours.ts'
import { distanceBetween, findNearest } from '#site/domain/geography/distance-between.ts'
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
  /** Something for children is known of it. */
  hasChildren: boolean
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
  ].map(([{ id, facts, words }, kind]: readonly [Eating, 'restaurants' | 'hotels']) => ({
    longitude: facts.coordinates.longitude,
    name: facts.name,
    href: linkToEntry(kind, id, language),
    village: facts.village,
    isHotel: kind === 'hotels',
    hasChildren: Object.hasOwn(words.facts, 'children'),
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
      village: findNearest(coordinates, listVillages())?.name,
      isHotel: false,
      hasChildren: false,
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

/** A village with a house for dinner: where it is, and how far by road from each place with a forecast (`weatherPlaceKeys`), in kilometres. */
export type DinnerVillage = [latitude: number, longitude: number, ...kilometres: number[]]

/** Returns the villages of some houses by name, as they come; a village off the road network is as far as the nearest on it. */
export function listDinnerVillages(houses: readonly DinnerHouse[]): Record<string, DinnerVillage> {
  const villages = listVillages()
  const onRoad = villages.filter(({ name }) => Object.values(namesOfPoints()).includes(name))
  const names = [...new Set(houses.flatMap(({ village }) => village ?? []))]
  const described = names.flatMap((name) => {
    const position = villages.find((each) => each.name === name)
    if (!position) return []
    const nearest = findNearest(position, onRoad)
    const kilometres = weatherPlaceKeys.map((place) =>
      nearest
        ? Math.round(
            wayBetween(pointOfVillage(weatherPlaces[place].name), pointOfVillage(nearest.name)).kilometres +
              distanceBetween(position, nearest),
          )
        : 0,
    )
    return [[name, [position.latitude, position.longitude, ...kilometres]] as const]
  })
  return Object.fromEntries(described) as Record<string, DinnerVillage>
}
