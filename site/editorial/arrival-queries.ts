import { z } from 'zod'
import type { Language } from '#site/i18n/languages.ts'
import { ContentError, readYaml } from './read-content.ts'
import { checkedOn, idOfFact, source } from './sourced.ts'

const file = 'road/arrivals.yaml'
const words = z.string().min(3)
const way = z.tuple([z.number().int().positive(), z.number().int().positive()])

/** Where people come to Lofoten, and the way from there to each village (`content/road/arrivals.yaml`). */
export const arrivalsSchema = z
  .strictObject({
    source,
    checkedOn,
    arrivals: z
      .array(
        z.strictObject({
          id: idOfFact,
          kilometre: z.number().min(-200).max(140).describe('Along the E10 from Svolvær, negative to the east'),
          name: z.string().min(2),
          by: z.strictObject({ no: words, en: words, de: words }).describe('What stops there'),
        }),
      )
      .min(2)
      .refine(
        (arrivals) =>
          arrivals.every((each, index) => index === 0 || each.kilometre > (arrivals[index - 1]?.kilometre ?? 0)),
        'the arrivals must stand in the order of their kilometres',
      ),
    villages: z.record(z.string(), z.record(z.string(), way)),
  })
  .superRefine(({ arrivals, villages }, context) => {
    for (const [village, ways] of Object.entries(villages)) {
      const missing = arrivals.find(({ id }) => !ways[id])
      if (missing)
        context.addIssue({
          code: 'custom',
          path: ['villages', village],
          message: `the way from "${missing.id}" is missing. Write it as [kilometres, minutes].`,
        })
      const stray = Object.keys(ways).find((id) => !arrivals.some((arrival) => arrival.id === id))
      if (stray)
        context.addIssue({
          code: 'custom',
          path: ['villages', village, stray],
          message: 'is no arrival of the list. Correct its spelling.',
        })
    }
  })

/** A place where people arrive, and the way from there. */
export interface Arrival {
  id: string
  name: string
  /** What stops there: «ferje fra Bodø». */
  by: string
  /** Along the E10 from Svolvær, negative to the east. */
  position: number
  /** By road from there to the village. */
  kilometres: number
  minutes: number
}

/** The ways to a village from every place of arrival, from east to west. Throws a `ContentError` for a village without ways. */
export function listArrivals(village: string, language: Language): Arrival[] {
  const { arrivals, villages } = readYaml(file, arrivalsSchema)
  const ways = villages[village]
  if (!ways) {
    throw new ContentError(`content/${file}: villages.${village} is missing, and an entry lies there. Write its ways.`)
  }
  return arrivals.map(({ id, name, by, kilometre }) => {
    const [kilometres, minutes] = ways[id] ?? [0, 0]
    return { id, name, by: by[language], position: kilometre, kilometres, minutes }
  })
}

/** Who says how far it is, and when that was checked. */
export function sourceOfArrivals(): Pick<z.infer<typeof arrivalsSchema>, 'source' | 'checkedOn'> {
  return readYaml(file, arrivalsSchema)
}
