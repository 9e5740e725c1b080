import { z } from 'zod'
import { type WeatherPlace, weatherPlaceKeys } from '#contract/weather-places.ts'
import {
  checkedOn,
  coordinatesInLofoten,
  factRow,
  haveDifferentIds,
  phoneNumber,
  proseSources,
  source,
  sourced,
  yearBar,
} from '#site/content/files/sourced.ts'
import { pictureName } from '#site/content/pictures/pictures.ts'
import { questions } from './questions.ts'
import { slugWord } from './slugs.ts'

export const islands = ['austvagoya', 'gimsoya', 'vestvagoya', 'flakstadoya', 'moskenesoya'] as const
export type Island = (typeof islands)[number]

/** Amenities of a house; their messages are `amenity.<id>`. What no source mentions is left out. */
export const amenities = [
  'bar',
  'boatHire',
  'breakfast',
  'charging',
  'concerts',
  'fishing',
  'hotTub',
  'kitchen',
  'laundry',
  'lift',
  'meetings',
  'parking',
  'petsAllowed',
  'restaurant',
  'sauna',
  'seaView',
  'terrace',
  'wheelchair',
  'wifi',
] as const
export type Amenity = (typeof amenities)[number]

export const amenityRows = z
  .array(z.strictObject({ id: z.enum(amenities).describe('What the house has'), source, checkedOn }))
  .refine(haveDifferentIds, 'the same amenity stands here twice. Delete one.')
  .meta(questions.amenities)
  .describe('Only what a source says; the first five stand on cards')

/** Of an activity or an article. */
export const showsTonight = z
  .boolean()
  .default(false)
  .describe('Says at its head whether there may be northern lights tonight')

/** The facts of every entry (`facts.yaml`); kinds add their own. */
export const entryFacts = {
  name: z.string().min(2).describe('As it calls itself, the same in all languages'),
  order: z
    .number()
    .int()
    .positive()
    .describe('Where it stands in the list of its kind: from east to west along the E10'),
  picture: pictureName.describe('The drawing at the head of its page; no other entry has it'),
  isSubjectLow: z.boolean().default(false).describe('The drawing’s subject stands low, so the title takes less of it'),
  village: z.string().min(1).describe('The place it belongs to, Norwegian spelling'),
  municipality: z.string().min(1).describe('The municipality that the village is in'),
  island: z.enum(islands).describe('The island that the village is on'),
  inStorm: z
    .enum(['stayAway', 'notOnFoot'])
    .optional()
    .describe('Where its words say not to come in a storm, or not on foot: today’s advice then does not send there'),
  weatherPlace: z.enum(weatherPlaceKeys as [WeatherPlace, ...WeatherPlace[]]).describe('The forecast that is nearest'),
  road: z
    .strictObject({
      kilometre: z.number().min(0).max(140).describe('Along the E10 from the centre of Svolvær'),
      offRoad: z.number().min(0).max(40).optional().describe('Kilometres beside the E10'),
      source,
      checkedOn,
    })
    .optional()
    .describe('How far along the road it lies; absent for what no car comes to'),
  coordinates: coordinatesInLofoten.describe('Where its point on the map is; no other entry has the same'),
  address: sourced(z.string().min(5).describe('Street, number, postcode and place'))
    .optional()
    .meta(questions.address)
    .describe('As a letter would carry it; absent when no source says so'),
  phone: sourced(phoneNumber.describe('Like +47 76 06 99 30'))
    .optional()
    .meta(questions.phone)
    .describe('Absent when no source says so'),
  website: sourced(z.url({ protocol: /^https?$/ }).describe('The whole address, with https://'))
    .optional()
    .meta(questions.website)
    .describe('The house’s own address, never a partner’s'),
  facts: z
    .array(factRow)
    .min(1)
    .refine(haveDifferentIds, 'two rows have the same id. Rename or delete one.')
    .describe('The table of what can be looked up'),
  year: z
    .array(yearBar)
    .default([])
    .refine(haveDifferentIds, 'two bars have the same id. Rename or delete one.')
    .describe('Bars of the year under the text: from when to when something is'),
  prose: proseSources,
}

const words = z.string().trim().min(3)

export const noticeWords = z.strictObject({
  title: words.describe('A few words'),
  text: words.describe('One to three sentences'),
})

export const rowWords = z.strictObject({
  name: z.string().min(2).describe('What the row is about, a word or two'),
  value: z.string().min(1).describe('What the source says, short'),
})

/** The words of every entry (front matter of `<language>.md`); kinds add their own. */
export const entryWords = {
  slug: slugWord,
  name: z
    .string()
    .min(2)
    .max(60)
    .optional()
    .describe('Its name in this language, where it is no proper name; else that of the facts'),
  title: z.string().min(3).max(60).describe('For search results and shared links; the heading on the page is the name'),
  lead: words.max(180).describe('One sentence under the name'),
  description: z.string().min(50).max(160).describe('One or two sentences for search engines'),
  summary: words.max(300).describe('One or two sentences for lists'),
  season: words.describe('When it is open or best, in one or two sentences'),
  gettingThere: words.describe('How to get there with and without a car'),
  cost: words.describe('What it costs, with the year of the figures; where nobody has said so, whom to ask'),
  facts: z.record(z.string(), rowWords).describe('The words of each row of the table'),
  year: z.record(z.string(), words).default({}).describe('The name of each bar of the year'),
  keywords: z.array(z.string().min(1)).default([]).describe('Words people search for that stand nowhere on the page'),
}

/** Whom a house or an activity suits, and what nobody could confirm, which its practical card names in one line. */
export const houseWords = {
  forYou: z.array(words).min(2).max(5).describe('Continues «For deg som …»'),
  notForYou: z.array(words).min(2).max(5).describe('Continues «Ikke for deg som …»'),
  unconfirmed: z
    .strictObject({
      what: words
        .regex(/[^.]$/, 'must end without a full stop')
        .describe('A list without a full stop: "prices, breakfast and charging"'),
      ask: words.describe('Whom to ask, in a sentence, without the telephone number, which stands above'),
    })
    .optional()
    .describe('Continues «Ikke bekreftet: …», beside the rows that the facts leave open'),
}

export const entryFactsSchema = z.object(entryFacts)
export const entryWordsSchema = z.object(entryWords)
export type EntryFacts = z.infer<typeof entryFactsSchema>
export type EntryWords = z.infer<typeof entryWordsSchema>

/** A guest's quote; always an example, because the guide collects no reviews. */
export const sampleReview = z.strictObject({
  evidence: z.literal('sample', 'guests’ words can only be examples: evidence: sample'),
  author: z.string().min(2).describe('Who is made to say it: a first name'),
  date: z.iso.date().optional().describe('A day like "2026-08-14"'),
  rating: z.number().min(0).max(5).multipleOf(0.5).optional().describe('Stars from 0 to 5, in halves'),
})
