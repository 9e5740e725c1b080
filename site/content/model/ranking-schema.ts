import { z } from 'zod'
import { inEveryLanguage } from '#contract/in-every-language.ts'
import { checkedOn, idOfFact, source } from '#site/content/files/sourced.ts'
import { pageHead, searchKeywords } from '#site/content/files/words-schema.ts'
import type { PictureId } from '#site/content/pictures/pictures.ts'
import type { PageId } from '#site/routes/pages.ts'
import { figure } from './evidence.ts'
import type { EntryKind } from './kinds.ts'

// A ranking is computed from questions with points (content/rankings/criteria.yaml) and the answers of each entry
// (content/<kind>/<id>/assessment.yaml); what a link pays plays no part.

/** Every ranking: page, head picture, kinds of entries, tabs besides «all», picks, and its two closing links (specification §2). */
export const rankings = {
  hotels: {
    page: 'bestHotels',
    picture: 'reine-host',
    kinds: ['hotels'],
    categories: ['luxury', 'budget', 'views', 'family'],
    picks: ['withoutCar', 'seaView', 'sauna', 'outings'],
    waysOn: ['hotels', 'cabins'],
  },
  restaurants: {
    page: 'bestRestaurants',
    picture: 'molje-kjokken',
    kinds: ['restaurants'],
    categories: ['seafood', 'traditional', 'international', 'budget'],
    picks: ['openInWinter', 'withoutCar', 'withoutFish', 'view'],
    waysOn: ['restaurants', 'foodExperiences'],
  },
  activities: {
    page: 'bestActivities',
    picture: 'trollfjorden',
    kinds: ['activities', 'trips'],
    categories: ['water', 'mountain', 'winter', 'culture', 'family'],
    picks: ['longSeason', 'inRain', 'noFitness', 'withoutCar'],
    waysOn: ['activities', 'trips'],
  },
  cabins: {
    page: 'bestCabins',
    picture: 'hamnoy-sommer',
    kinds: ['cabins'],
    categories: ['luxury', 'traditional', 'views', 'family'],
    picks: ['withoutCar', 'foodOnFoot', 'sauna', 'original'],
    waysOn: ['cabins', 'hotels'],
  },
} as const satisfies Record<string, RankingDefinition>

interface RankingDefinition {
  page: PageId
  picture: PictureId
  kinds: readonly EntryKind[]
  categories: readonly string[]
  /** Questions whose answers stand above the list: what visitors ask first. */
  picks: readonly string[]
  waysOn: readonly [PageId, PageId]
}

export type RankingId = keyof typeof rankings

export const rankingIds = Object.keys(rankings) as RankingId[]

export function rankingOfPage(page: PageId): RankingId | undefined {
  return rankingIds.find((id) => rankings[id].page === page)
}

const line = z.string().trim().min(3)

const criterion = z
  .strictObject({
    id: idOfFact.describe('The name of the criterion; the words of the page have it under `criteria`'),
    weight: z.number().int().min(1).max(10).describe('How much it counts among the three'),
    questions: z
      .array(
        z.strictObject({
          id: idOfFact.describe('The name of the question; the words of the page have it under the criterion'),
          points: z.number().int().min(1).max(9).describe('What a yes gives'),
        }),
      )
      .min(3)
      .max(7)
      .refine(
        (questions) => questions.reduce((sum, { points }) => sum + points, 0) === 10,
        'the points of the questions of a criterion add up to 10. Change one.',
      ),
  })
  .describe('What is asked, and what each yes is worth')

const threeCriteria = z
  .array(criterion)
  .length(3, 'a ranking has three criteria')
  .refine((criteria) => {
    const ids = criteria.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)])
    return new Set(ids).size === ids.length
  }, 'two criteria or questions have the same id. Rename one.')

/** Schema of `content/rankings/criteria.yaml`: the weights and points of all rankings. */
export const criteriaSchema = z.strictObject(
  Object.fromEntries(rankingIds.map((id) => [id, threeCriteria])) as Record<RankingId, typeof threeCriteria>,
)
export type Criterion = z.infer<typeof criterion>

const found = z
  .enum(['yes', 'partly', 'no'])
  .describe('yes gives all points, partly half of them, no none. What no source says is left out and gives half')

const answer = z
  .discriminatedUnion(
    'by',
    [
      z.strictObject({
        found,
        by: z.literal('visit').describe('Somebody of us was there'),
        on: z.iso.date().describe('The day of the visit'),
      }),
      z.strictObject({ found, by: z.literal('operator').describe('The house says so itself'), source, checkedOn }),
      z.strictObject({ found, by: z.literal('others').describe('Somebody else says so'), source, checkedOn }),
    ],
    'needs `by: visit` with on, or `by: operator` or `by: others` with source and checkedOn',
  )
  .describe('What was found on one question, and who says so')
export type Answer = z.infer<typeof answer>

const assessmentWords = z.strictObject({
  why: z.record(z.string(), line.max(240)).describe('For each of the three criteria one sentence: what decided it'),
  pros: z.array(line.max(90)).min(2).max(4).describe('What speaks for it; the card shows the first two'),
  cons: z.array(line.max(90)).min(1).max(4).describe('Drawbacks; the card shows the first'),
  instead: line
    .max(240)
    .regex(
      /\]\((hotels|cabins|restaurants|activities|trips)\/[a-z0-9-]+\)/,
      'must link to the entry: [Svinøya Rorbuer](cabins/svolvaer)',
    )
    .describe('A sentence: for whom another entry is better, with its link'),
  specialties: z.array(line.max(40)).max(8).default([]).describe('Restaurants: dishes; the card shows the first six'),
  hours: line.max(120).optional().describe('Restaurants: opening hours as the sources give them, or that none does'),
})
export type AssessmentWords = z.infer<typeof assessmentWords>

/** Schema of `content/<kind>/<id>/assessment.yaml`. An entry without this file is not ranked. */
export const assessmentSchema = z.strictObject({
  assessedOn: z.iso.date().describe('The day a person last went through all answers'),
  categories: z.array(z.string()).describe('The tabs under which it stands; none when no source carries any'),
  answers: z.record(z.string(), answer).describe('By the id of the question (content/rankings/criteria.yaml)'),
  isBookable: z
    .boolean()
    .default(true)
    .describe('false where no table is known to be booked online: the card then leads to the website'),
  bestseller: figure(z.literal(true))
    .optional()
    .describe('Activities: that it sells best is a claim; an example at most'),
  words: inEveryLanguage(assessmentWords),
})
export type Assessment = z.infer<typeof assessmentSchema>

/** Schema of `content/rankings/<ranking>/changes.yaml`, newest first. */
export const changesSchema = z
  .array(
    z.strictObject({
      on: z.iso.date().describe('The day of the change'),
      moves: z
        .array(
          z.strictObject({
            entry: z.string().describe('Like "cabins/nusfjord"'),
            from: z.number().int().positive().nullable().describe('Its place before; null when it is new'),
            to: z.number().int().positive().nullable().describe('Its place now; null when it left the list'),
          }),
        )
        .min(1),
      why: inEveryLanguage(line),
    }),
  )
  .min(1)
export type Change = z.infer<typeof changesSchema>[number]

const way = z.strictObject({ text: line, button: line.max(40) })

/** Schema of `content/rankings/<ranking>/<language>.yaml`. */
export const rankingWordsSchema = z.strictObject({
  ...pageHead,
  keywords: searchKeywords,
  heading: line.max(60),
  lead: line.max(220),
  tabs: z.record(z.string(), line.max(24)).describe('«all» and each category: the words of the tabs'),
  picks: z.record(z.string(), line.max(50)).describe('By the id of the question: for whom or when, in a few words'),
  criteria: z
    .record(
      z.string(),
      z.strictObject({
        name: line.max(28).describe('A word or two'),
        about: line.max(160).describe('What it is about, in a sentence'),
        questions: z.record(z.string(), line.max(110)).describe('Each as a statement that is true or not'),
      }),
    )
    .describe('By the id of the criterion (content/rankings/criteria.yaml)'),
  method: line.describe('How the list came about, what was not visited, two to four sentences'),
  scope: line.describe('Which entries were looked at and why these'),
  explain: z
    .strictObject({ title: line, text: line })
    .optional()
    .describe('Cabins: what a rorbu is. Hotels: the star scale'),
  paying: line.describe('Which entries have a paying link and which do not, and why'),
  closing: z.strictObject({ title: line, first: way, second: way }),
  withPrices: z
    .strictObject({ ...pageHead, lead: line.max(220), method: line })
    .optional()
    .describe('Hotels: the words in a guide with a partner’s list; `method` stands before the other'),
})
export type RankingWords = z.infer<typeof rankingWordsSchema>
