import { z } from 'zod'
import { inEveryLanguage } from '#contract/in-every-language.ts'
import type { Language } from '#contract/languages.ts'
import { registerReaderOfEach } from './content-readers.ts'
import { listIdsOf, readEntry } from './entries.ts'
import { entryKinds } from './kinds.ts'
import { readYaml } from './read-content.ts'
import { idOfFact } from './sourced.ts'
import { pointOfVillage, sourceOfWays, wayBetween } from './way-queries.ts'

const words = z.string().min(3)

/** Where people come to Lofoten (`content/road/arrivals.yaml`), as a schema. */
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

/** A place where people arrive. */
export interface PlaceOfArrival {
  id: string
  /** Its point of the road network. */
  at: string
  name: string
  /** What stops there: «ferje fra Bodø». */
  by: string
  /** Along the E10 from Svolvær, negative to the east. */
  position: number
}

/** A place where people arrive, and the way from there. */
export interface Arrival extends PlaceOfArrival {
  /** By road from there to the village. */
  kilometres: number
  minutes: number
}

/** The places of arrival, from east to west. */
export function listPlacesOfArrival(language: Language): PlaceOfArrival[] {
  return readYaml('road/arrivals.yaml', arrivalsSchema).arrivals.map(({ id, at, name, by, kilometre }) => ({
    id,
    at,
    name,
    by: by[language],
    position: kilometre,
  }))
}

/** The ways to a village from every place of arrival, from east to west. Throws a `ContentError` for a village without a road. */
export function listArrivals(village: string, language: Language): Arrival[] {
  const point = pointOfVillage(village)
  return listPlacesOfArrival(language).map((place) => {
    const { kilometres, minutes } = wayBetween(place.at, point)
    // A bed on the quay is still a walk away.
    return { ...place, kilometres: Math.max(1, Math.round(kilometres)), minutes }
  })
}

/** Who says how far it is, and when that was checked. */
export const sourceOfArrivals = sourceOfWays

// The page of every entry shows the ways from everywhere to its village.
for (const kind of entryKinds) {
  registerReaderOfEach(
    () => listIdsOf(kind),
    (id, language) => listArrivals(readEntry(kind, id, language).facts.village, language),
  )
}
