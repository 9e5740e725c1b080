import { z } from 'zod'
import { inEveryLanguage } from '#contract/in-every-language.ts'
import type { Language } from '#contract/languages.ts'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { idOfFact } from '#site/content/files/sourced.ts'
import { registerReaderOfEach } from '#site/content/reader/content-readers.ts'
import { pointOfVillage, sourceOfWays, wayBetween } from '#site/content/roads/way-queries.ts'
import { listIdsOf, readEntry } from './entries.ts'
import type { EntryFacts } from './entry-schema.ts'
import { type EntryKind, entryKinds } from './kinds.ts'
import { positionOnE10 } from './road-queries.ts'

const words = z.string().min(3)

/** Schema of `content/road/arrivals.yaml`. */
export const arrivalsSchema = z.strictObject({
  arrivals: z
    .array(
      z.strictObject({
        id: idOfFact,
        at: z.string().describe('Its point of network.yaml'),
        kilometre: z.number().min(-200).max(140).describe('Along the E10 from Svolvær, negative to the east'),
        name: z.string().min(2),
        by: inEveryLanguage(words).describe('What stops there'),
      }),
    )
    .min(2)
    .refine(
      (arrivals) =>
        arrivals.every((each, index) => index === 0 || each.kilometre > (arrivals[index - 1]?.kilometre ?? 0)),
      'the arrivals must stand in the order of their kilometres',
    ),
})

export interface PlaceOfArrival {
  id: string
  /** Its point of the road network. */
  at: string
  name: string
  /** The means of transport that stops there: «ferje fra Bodø». */
  by: string
  /** Along the E10 from Svolvær, negative to the east. */
  position: number
}

/** A place of arrival with the drive from there to a village. */
export interface Arrival extends PlaceOfArrival {
  kilometres: number
  minutes: number
}

/** Returns the places of arrival, from east to west. */
export function listPlacesOfArrival(language: Language): PlaceOfArrival[] {
  return readYaml('road/arrivals.yaml', arrivalsSchema).arrivals.map(({ id, at, name, by, kilometre }) => ({
    id,
    at,
    name,
    by: by[language],
    position: kilometre,
  }))
}

/**
 * Returns the drives to a village from the places of arrival, east to west. What is within a kilometre is a walk, which an
 * entry's text tells better than minutes in a car. Throws a `ContentError` without a road.
 */
export function listArrivals(village: string, language: Language): Arrival[] {
  const point = pointOfVillage(village)
  return listPlacesOfArrival(language)
    .map((place) => {
      const { kilometres, minutes } = wayBetween(place.at, point)
      return { ...place, kilometres: Math.round(kilometres), minutes }
    })
    .filter(({ kilometres }) => kilometres > 1)
}

/** The source of the distances, and the day it was last checked. */
export const sourceOfArrivals = sourceOfWays

/** Kinds whose entries stand in their village; an outing may begin anywhere. */
const houses = ['hotels', 'cabins', 'restaurants', 'stations'] as const satisfies EntryKind[]

/** Throws a `ContentError` when a house lies elsewhere along the E10 than the road table has its village. */
export function refuseOtherKilometre(
  { road, village }: Pick<EntryFacts, 'road' | 'village'>,
  file: string,
  { kilometre } = positionOnE10(pointOfVillage(village)),
): void {
  if (road && road.kilometre !== kilometre)
    throw new ContentError(
      `${file}: road.kilometre is ${road.kilometre}, but content/road/network.yaml puts ${village} at ${kilometre}. Write ${kilometre}.`,
    )
}

for (const kind of houses) {
  registerReaderOfEach(
    () => listIdsOf(kind),
    (id, language) => refuseOtherKilometre(readEntry(kind, id, language).facts, `content/${kind}/${id}/facts.yaml`),
  )
}

// Every entry's page lists the drives to its village.
for (const kind of entryKinds) {
  registerReaderOfEach(
    () => listIdsOf(kind),
    (id, language) => listArrivals(readEntry(kind, id, language).facts.village, language),
  )
}
