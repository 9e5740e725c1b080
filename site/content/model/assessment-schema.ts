import { z } from 'zod'
import type { MessageKey } from '#site/i18n/translate.ts'
import type { EntryKind } from './kinds.ts'

/** The message with the name of each criterion. */
export const criterionNames = {
  location: 'criterion.location',
  standard: 'criterion.standard',
  value: 'criterion.value',
  kitchen: 'criterion.kitchen',
  setting: 'criterion.setting',
  practical: 'criterion.practical',
  experience: 'criterion.experience',
  onlyHere: 'criterion.onlyHere',
  ease: 'criterion.ease',
  landscape: 'criterion.landscape',
  way: 'criterion.way',
  reward: 'criterion.reward',
} as const satisfies Record<Criterion, MessageKey>

// The editors judge an entry by the three criteria of its kind: stars in facts.yaml, and in each <language>.md one sentence per
// criterion that says why. An entry of which too little is known to judge has neither.

/** The criteria of each kind that is judged; `criterionNames` below has their names. */
export const criteriaOf = {
  hotels: ['location', 'standard', 'value'],
  cabins: ['location', 'standard', 'value'],
  restaurants: ['kitchen', 'setting', 'practical'],
  activities: ['experience', 'onlyHere', 'ease'],
  trips: ['landscape', 'way', 'reward'],
} as const satisfies Partial<Record<EntryKind, readonly [string, string, string]>>

export type AssessedKind = keyof typeof criteriaOf
export type Criterion = (typeof criteriaOf)[AssessedKind][number]

const stars = z
  .number()
  .refine(
    (value) => value >= 1 && value <= 5 && Number.isInteger(value * 2),
    'must be 1 to 5 stars in whole or half stars, like 4 or 4.5',
  )
  .describe('Whole or half stars from 1 to 5, like 4.5; what is not known lowers nothing')

const sentence = z
  .string()
  .trim()
  .min(15)
  .max(160)
  .regex(/^[^.!?]+(?:[.!?](?! )[^.!?]+)*[.!?]$/u, 'must be one sentence that ends in a full stop')
  .describe('One sentence that says why it has these stars: "It stands by the sea, a short walk from town."')

function ofEachCriterion<Kind extends AssessedKind, Value extends z.ZodType>(kind: Kind, value: Value) {
  type Shape = Record<(typeof criteriaOf)[Kind][number], Value>
  return z.strictObject(Object.fromEntries(criteriaOf[kind].map((id) => [id, value])) as Shape)
}

/** Returns the schema of `assessment` in the facts of a kind: the stars, the day they were given, and what the kind adds. */
export function assessmentFacts<Kind extends AssessedKind, More extends z.ZodRawShape>(kind: Kind, more: More) {
  return z
    .strictObject({
      on: z.iso.date().describe('The day the editors last judged it, like "2026-11-28"'),
      stars: ofEachCriterion(kind, stars).describe(`The stars of the criteria: ${criteriaOf[kind].join(', ')}`),
      ...more,
    })
    .optional()
    .describe('What the editors give it; absent when too little is known to judge')
}

/** Returns the schema of the sentences in the words of a kind. */
export function whyWords<Kind extends AssessedKind>(kind: Kind) {
  return z.strictObject({
    why: ofEachCriterion(kind, sentence).describe('For each criterion one sentence: why it has these stars'),
  })
}

const line = z.string().trim().min(3)

/** What is said of `assessment` in the words of every kind. */
export const aboutAssessmentWords = 'Why it has its stars; absent where it has none'

/** Returns the schema of `assessment` in the words of a kind that has a ranking: the sentences, and what its card says. */
export function assessmentWords<Kind extends AssessedKind, More extends z.ZodRawShape>(kind: Kind, more: More) {
  return whyWords(kind).extend({
    pros: z
      .array(line.max(90))
      .length(2)
      .optional()
      .describe('Two things that speak for it; a card of the ranking needs them'),
    cons: z
      .array(line.max(90))
      .min(1)
      .max(2)
      .optional()
      .describe('One or two drawbacks; a card of the ranking needs them'),
    instead: line
      .max(240)
      .regex(
        /\]\((hotels|cabins|restaurants|activities|trips)\/[a-z0-9-]+\)/,
        'must link to the entry: [Svinøya Rorbuer](cabins/svolvaer)',
      )
      .optional()
      .describe(
        'For whom another entry is better, with its link: "Quieter nights: [Svinøya Rorbuer](cabins/svolvaer)."; a card of the ranking needs it',
      ),
    ...more,
  })
}

/** The stars of a judged entry, by criterion. */
export type Stars = Readonly<Partial<Record<Criterion, number>>>

/** Returns the rating that the stars give: their mean with one decimal. */
export function ratingOf(given: Stars): number {
  const values = Object.values(given)
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10
}
