import { z } from 'zod'
import { inEveryLanguage } from '#contract/in-every-language.ts'
import { listLanguageKeys } from '#contract/languages.ts'
import { checkedOn, degreesBetween, phoneNumber } from '#site/content/files/sourced.ts'
import { accessInShort, openingHours } from './practical.ts'

/** The area of the map in degrees: the islands and the airports Bodø and Evenes. */
const box = { south: 67.2, north: 68.7, west: 11.6, east: 16.8 } as const

/** The name of a source in `content/map-points/credits.yaml`. */
const creditId = z.string().regex(/^[a-z][A-Za-z]+$/, 'must be the name of a source in content/map-points/credits.yaml')

function creditOf(fact: string) {
  return creditId.describe(`Who gives the ${fact}: the name of a source in content/map-points/credits.yaml`)
}

const words = z.string().trim().min(2)
const wordsInEveryLanguage = inEveryLanguage(words)

const mapPointSchema = z
  .strictObject({
    name: z
      .union([words, wordsInEveryLanguage], `must be a name, or a name in each of ${listLanguageKeys()}`)
      .describe('A proper name is the same in every language; "Leknes lufthavn" is not'),
    coordinates: z.strictObject({
      latitude: degreesBetween(box.south, box.north, 'latitude', 'on the map'),
      longitude: degreesBetween(box.west, box.east, 'longitude', 'on the map'),
    }),
    isApproximate: z.literal(true).optional().describe('The source places it only roughly; the map says so'),
    source: creditOf('position'),
    confidence: z.enum(['high', 'medium', 'low']),
    checkedOn,
    address: z.strictObject({ value: z.string().min(5), source: creditOf('address') }).optional(),
    phone: z.strictObject({ value: phoneNumber, source: creditOf('phone number') }).optional(),
    website: z.strictObject({ value: z.url({ protocol: /^https?$/ }), source: creditOf('website') }).optional(),
    hours: z
      .union([z.literal('always'), openingHours])
      .optional()
      .describe('`always` for what stands outdoors and has no door; absent when no source says so'),
    access: accessInShort(creditOf('access')),
    description: wordsInEveryLanguage
      .optional()
      .describe('One sober sentence in each language; absent where it could only repeat the address'),
  })
  .refine((point) => point.confidence !== 'low' || point.isApproximate === true, {
    path: ['isApproximate'],
    message: 'a position of low confidence is shown as approximate. Write `isApproximate: true`.',
  })

const pointId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug like "haukland-beach"')

/** Schema of `content/map-points/<category>.yaml`: the points of one category by id. */
export const mapPointsSchema = z.record(pointId, mapPointSchema)

/** Schema of `content/map-points/credits.yaml`: the data sources and their licences. */
export const creditsSchema = z.record(
  creditId,
  z.strictObject({
    name: wordsInEveryLanguage.describe('As the source wants to be named, with its date'),
    provides: wordsInEveryLanguage.describe('What the map has from it'),
    licence: z.string().min(3).optional().describe('Absent where no licence was seen; then only facts were taken'),
    href: z.url({ protocol: /^https$/ }).optional(),
  }),
)
