import { z } from 'zod'
import { inEveryLanguage } from '#contract/in-every-language.ts'
import { listLanguageKeys } from '#contract/languages.ts'
import { checkedOn } from './sourced.ts'

/** What the map covers, in degrees: the islands and the airports that people come by, Bodø and Evenes. */
const box = { south: 67.2, north: 68.7, west: 11.6, east: 16.8 } as const

function degreesBetween(low: number, high: number, name: string) {
  return z
    .number()
    .refine(
      (degrees) => degrees >= low && degrees <= high,
      `${name} must lie on the map, between ${low} and ${high} degrees. Perhaps latitude and longitude were swapped.`,
    )
    .refine(
      (degrees) => Math.abs(Math.round(degrees * 1e5) - degrees * 1e5) < 1e-6,
      `${name} takes at most five decimals (about one metre). Round it.`,
    )
}

/** The name of a source in `content/map-points/credits.yaml`. */
const creditId = z.string().regex(/^[a-z][A-Za-z]+$/, 'must be the name of a source in content/map-points/credits.yaml')

function creditOf(fact: string) {
  return creditId.describe(`Who gives the ${fact}: the name of a source in content/map-points/credits.yaml`)
}

const words = z.string().trim().min(2)
const wordsInEveryLanguage = inEveryLanguage(words)

/** A point of the map that has no page of its own. */
const mapPointSchema = z
  .strictObject({
    name: z
      .union([words, wordsInEveryLanguage], `must be a name, or a name in each of ${listLanguageKeys()}`)
      .describe('A proper name is the same in every language; "Leknes lufthavn" is not'),
    coordinates: z.strictObject({
      latitude: degreesBetween(box.south, box.north, 'latitude'),
      longitude: degreesBetween(box.west, box.east, 'longitude'),
    }),
    isApproximate: z.literal(true).optional().describe('The source places it only roughly; the map says so'),
    source: creditOf('position'),
    confidence: z.enum(['high', 'medium', 'low']),
    checkedOn,
    address: z.strictObject({ value: z.string().min(5), source: creditOf('address') }).optional(),
    phone: z
      .strictObject({
        value: z
          .string()
          .regex(/^\+47 (\d{2} \d{2} \d{2} \d{2}|\d{3} \d{2} \d{3})$/, 'must look like "+47 76 06 99 30"'),
        source: creditOf('phone number'),
      })
      .optional(),
    website: z.strictObject({ value: z.url({ protocol: /^https?$/ }), source: creditOf('website') }).optional(),
    description: wordsInEveryLanguage.describe('One sober sentence in each language'),
  })
  .refine((point) => point.confidence !== 'low' || point.isApproximate === true, {
    path: ['isApproximate'],
    message: 'a position of low confidence is shown as approximate. Write `isApproximate: true`.',
  })

const pointId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug like "haukland-beach"')

/** The points of one category, each under its id: `content/map-points/<category>.yaml`. */
export const mapPointsSchema = z.record(pointId, mapPointSchema)

/** Who gave the positions, names and addresses, and on what terms: `content/map-points/credits.yaml`. */
export const creditsSchema = z.record(
  creditId,
  z.strictObject({
    name: wordsInEveryLanguage.describe('As the source wants to be named, with its date'),
    provides: wordsInEveryLanguage.describe('What the map has from it'),
    licence: z.string().min(3).optional().describe('Absent where no licence was seen; then only facts were taken'),
    href: z.url({ protocol: /^https$/ }).optional(),
  }),
)
