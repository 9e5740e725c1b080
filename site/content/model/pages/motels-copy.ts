import { z } from 'zod'
import { readYaml } from '#site/content/files/read-yaml.ts'
import { checkedOn, haveDifferentIds, idOfFact, phoneNumber, source } from '#site/content/files/sourced.ts'
import { pageHead } from '#site/content/files/words-schema.ts'
import { ids, matchKeys } from '#site/content/model/match-keys.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const words = z.string().trim().min(3)

const motelsCopySchema = z.strictObject({
  ...pageHead,
  heading: words,
  lead: words,
  notice: z.strictObject({
    title: words,
    text: words,
    hotels: words,
    activities: words,
  }),
  places: z.strictObject({
    title: words,
    intro: words,
    label: words,
    offRoad: words.describe('With {kilometres}'),
    onRoad: words,
    office: z.strictObject({ name: words, phone: phoneNumber }).describe('Whom to ask about a place without a number'),
    about: z.record(idOfFact, words).describe('What beds each place has'),
    sources: words.describe('With {date}'),
  }),
})

const simplePlacesSchema = z.strictObject({
  stops: z
    .array(
      z.strictObject({
        id: idOfFact,
        name: z.string().min(2),
        village: z.string().min(1).optional().describe('As in road/network.yaml; absent where none is near'),
        kilometre: z.number().int().min(0).max(140).describe('Where one leaves or passes it on the E10, from Svolvær'),
        offRoad: z.number().int().positive().optional(),
        address: z.string().min(5),
        phone: phoneNumber.optional(),
        website: z.url({ protocol: /^https$/ }).optional(),
        source,
        checkedOn,
      }),
    )
    .min(1)
    .refine(haveDifferentIds, 'two places have the same id. Rename or delete one.'),
})

export type SimplePlace = z.infer<typeof simplePlacesSchema>['stops'][number]
export type MotelsCopy = z.infer<typeof motelsCopySchema>

export const readMotels = pageCopy(
  'motels',
  motelsCopySchema,
  (copy, _language, file): { copy: MotelsCopy; places: SimplePlace[] } => {
    const places = readYaml('pages/motels/places.yaml', simplePlacesSchema).stops
    matchKeys(ids(places), copy.places.about, { file, field: 'places.about', source: 'places.yaml' })
    return { copy, places }
  },
)
