import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { type WeatherPlace, weatherPlaceKeys } from '#contract/weather-places.ts'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'
import { namesOfPoints, pointOfVillage, wayBetween } from '#site/content/roads/way-queries.ts'
import type { NotThenCondition } from '#site/domain/calendar/not-then.ts'
import type { OpeningHours } from '#site/domain/calendar/opening-hours.ts'
import { findNearest } from '#site/domain/geography/distance-between.ts'
import { hotels } from './hotel-queries.ts'
import { linkToEntry } from './link-to-entry.ts'
import { listMapPoints } from './map-point-queries.ts'
import { listClosedEvenings } from './not-then-queries.ts'
import { pickOpeningTimes } from './practical.ts'
import { restaurants } from './restaurant-queries.ts'
import { findVillageOf } from './village-of-point.ts'
import { listVillages } from './village-queries.ts'

const file = 'advice/dinner.yaml'
/** The rows of a restaurant's facts that decide an evening. */
const rowsOfEvening = ['hours', 'vegetarian']

/** A house that may serve dinner, with what is known of its evenings. */
export interface DinnerHouse {
  name: string
  href?: string | undefined
  village?: string | undefined
  /** Of a house at which one has to look in. */
  address?: string | undefined
  isHotel: boolean
  /** Something for children is known of it. */
  hasChildren: boolean
  phone?: string | undefined
  website?: string | undefined
  hours?: OpeningHours | undefined
  /** What its page tells of its usual hours and of food without fish or meat. */
  told: { name: string; value: string }[]
  /** When its kitchen is usually shut in the evening (`content/advice/not-then.yaml`). */
  closed: NotThenCondition[]
}

const looksIn = z
  .array(
    z.strictObject({
      name: z.string().min(2),
      village: z.string().min(2),
      page: z.string().min(3),
      phone: z.string().startsWith('+47 ').optional().describe('Of the village or the firm that answers for the house'),
    }),
  )
  .describe(
    'Houses without a number or a website of their own to which a page of the guide sends guests in the evening',
  )

/** Returns the address of the point of the map that is a house in a village; undefined where there is none, or none that is known. */
function findAddress(name: string, village: string, language: Language): string | undefined {
  return listMapPoints(language).find(
    (point) => (point.name === name || point.name.startsWith(`${name} `)) && findVillageOf(point).name === village,
  )?.address
}

/** Returns the houses without a number or a website of their own, with the longitude of their village. */
function listToLookIn(language: Language): (DinnerHouse & { longitude: number })[] {
  return readYaml(file, looksIn).map(({ name, village, phone }) => {
    const position = listVillages().find((each) => each.name === village)
    if (!position)
      throw new ContentError(`content/${file}: "${village}" is no village of road/villages.yaml. Correct it.`)
    const { longitude } = position
    return {
      longitude,
      name,
      village,
      phone,
      address: findAddress(name, village, language),
      isHotel: false,
      hasChildren: false,
      told: [],
      closed: listClosedEvenings(name),
    }
  })
}

type Eating = ReturnType<typeof restaurants.list>[number] | ReturnType<typeof hotels.list>[number]

/**
 * Returns the houses with a kitchen that one can ask, or of which somebody says when they are shut, from east to west: restaurants,
 * hotels with one, and restaurants of the map. A house that nobody can be asked about is left to the map, but for those to which our own
 * pages send.
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
    told: kind === 'restaurants' ? rowsOfEvening.flatMap((id) => words.facts[id] ?? []) : [],
    closed: listClosedEvenings(`${kind}/${id}`),
  }))
  const points = listMapPoints(language)
    .filter(({ category, entry }) => category === 'restaurant' && !entry)
    .map(({ name, coordinates, address, phone, website, hours }) => ({
      longitude: coordinates.longitude,
      name,
      village: findVillageOf({ coordinates, address }).name,
      isHotel: false,
      hasChildren: false,
      phone,
      website,
      hours: hours === 'always' ? undefined : hours,
      told: [],
      closed: listClosedEvenings(name),
    }))
  const asked = [...entries, ...points].filter(
    ({ phone, website, hours, closed }) => phone || website || hours || closed.length > 0,
  )
  const lookedIn = listToLookIn(language).filter(({ name }) => !asked.some((each) => each.name === name))
  return [...asked, ...lookedIn]
    .toSorted((one, other) => other.longitude - one.longitude)
    .map(({ longitude: _, ...house }) => house)
}

/** Where houses for dinner are. */
export interface DinnerVillage {
  name: string
  /** By which one drives there in the road table: of a village off the roads the nearest. */
  point: string
  isOnRoad: boolean
  /** The nearest place with a forecast, by road. */
  place: WeatherPlace
}

/** Returns the villages of some houses, as they come. */
export function listDinnerVillages(houses: readonly DinnerHouse[]): DinnerVillage[] {
  const villages = listVillages()
  const onRoad = villages.filter(({ name }) => Object.values(namesOfPoints()).includes(name))
  const names = [...new Set(houses.flatMap(({ village }) => village ?? []))]
  return names.flatMap((name) => {
    const position = villages.find((each) => each.name === name)
    const nearest = position && findNearest(position, onRoad)
    if (!nearest) return []
    const point = pointOfVillage(nearest.name)
    const minutesTo = (place: WeatherPlace) => wayBetween(point, place).minutes
    const [place] = weatherPlaceKeys.toSorted((one, other) => minutesTo(one) - minutesTo(other))
    return place ? [{ name, point, isOnRoad: nearest.name === name, place }] : []
  })
}

registerReader(listDinnerHouses)
