import { z } from 'zod'
import { checkedOn, coordinatesInLofoten, source } from '#site/content/files/sourced.ts'
import { pricedFigure, priceNote } from './price-schema.ts'
import { questions } from './questions.ts'

// What activities and trips have in common: duration, difficulty, months, price.

export const difficulties = ['easy', 'easyMedium', 'medium', 'demanding'] as const
export type Difficulty = (typeof difficulties)[number]

const month = z.number().int().min(1, 'a month is a number from 1 to 12').max(12, 'a month is a number from 1 to 12')

/** Months as numbers, each once. */
export const months = z
  .array(month)
  .refine((list) => new Set(list).size === list.length, 'the same month stands here twice. Delete one.')

/** The open months: fully, or only in part or depending on snow, boat or booking. */
export const openMonths = z
  .strictObject({
    full: months.describe('Months in which it is done throughout, as numbers: [6, 7, 8]'),
    partly: months
      .default([])
      .describe(
        'Months that depend on snow, boat or booking, or are only half good: [5, 9]; no month that stands under full',
      ),
    line: z
      .string()
      .optional()
      .describe('The line of the calendar of the year with its first and last day, where it has one'),
    source,
    checkedOn,
  })
  .refine(
    ({ full, partly }) => !full.some((each) => partly.includes(each)),
    'a month stands under full and under partly. Delete one.',
  )

export type OpenMonths = z.infer<typeof openMonths>

const hours = z.number().positive().max(24)

/** A duration in hours. */
export const duration = z
  .strictObject({
    from: hours.describe('Hours; half an hour is 0.5'),
    to: hours.optional().describe('Absent when it is no range'),
    source,
    checkedOn,
  })
  .refine(({ from, to }) => to === undefined || to > from, 'to must be more than from. Leave it out if it is the same.')

export const outingFacts = {
  difficulty: z.enum(difficulties).describe('Never easier than the source says'),
  duration: duration.optional().describe('Absent when no source says how long; the words then say it'),
  months: openMonths.describe('When it is done'),
  advisedAgainst: z
    .strictObject({ months: months.min(1).describe('As numbers: [11, 12, 1, 2, 3, 4]'), source, checkedOn })
    .optional()
    .describe('Months in which local advice warns against it: its page then begins with the warning'),
  price: pricedFigure.optional().meta(questions.priceForOne).describe('For one person; absent when no source says so'),
}

const shortNote = z.string().trim().min(3).max(60)

export const outingWords = {
  durationText: shortNote.optional().describe('Instead of hours, where facts have none: «kveld»'),
  priceNote: priceNote.optional(),
}

/** Returns what is wrong unless an outing states its duration, in hours or in words; else an empty string. */
export function needsDuration(facts: { duration?: unknown }, words: { durationText?: string | undefined }): string {
  return facts.duration || words.durationText
    ? ''
    : 'durationText is missing: facts.yaml has no duration, so say in words how long it takes.'
}

export const namedPosition = z.strictObject({
  name: z.string().min(1).describe('Its name on the map'),
  coordinates: coordinatesInLofoten.describe('Where it is'),
})
