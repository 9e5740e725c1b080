import { z } from 'zod'
import { checkedOn, haveDifferentIds, source } from '#site/content/files/sourced.ts'
import { pictureName } from '#site/content/pictures/pictures.ts'
import { entryReference } from './entry-reference.ts'
import { showsTonight } from './entry-schema.ts'
import { slugWord } from './slugs.ts'

export const articleCategories = ['food', 'nature', 'culture', 'planning', 'conduct'] as const
export type ArticleCategory = (typeof articleCategories)[number]

/** A plan that a text describes day by day. */
export const describedTrip = z.strictObject({
  from: z.string().describe('Where it begins: a place of arrival, like "svolvaer-quay"'),
  by: z.enum(['bus', 'car']).describe('By what one travels'),
  month: z
    .string()
    .regex(/^(0[1-9]|1[0-2])$/)
    .describe('The month it is for: "02"'),
  days: z
    .array(
      z.strictObject({
        stops: z.array(entryReference('trips/skrova')).describe('What one does that day, in order'),
        bed: entryReference('hotels/scandic-svolvaer')
          .optional()
          .describe('The house or site where one sleeps after it'),
      }),
    )
    .min(2)
    .describe('Its days, in order'),
  waiting: z.array(entryReference('activities/nordlys')).default([]).describe('What has no day of its own'),
})

export type DescribedTrip = z.infer<typeof describedTrip>

/** Schema of `content/articles/<id>/facts.yaml`. */
export const articleFactsSchema = z.strictObject({
  category: z.enum(articleCategories).describe('What it is about: the groups of the list'),
  picture: pictureName.describe('The drawing at its head; no other entry has it'),
  isSubjectLow: z.boolean().default(false).describe('The drawing’s subject stands low, so the title takes less of it'),
  publishedOn: z.iso
    .date('must be a day like "2026-11-21"')
    .describe('The day it appears under; the newest stands first'),
  checkedOn: checkedOn.describe('The day somebody last compared the article with its sources'),
  isDraft: z.boolean().default(false).describe('A draft is no page and may be unfinished; only the desk shows it'),
  featured: z.number().int().min(1).max(3).optional().describe('Its rank among the three of the home page'),
  showsTonight,
  trip: describedTrip.optional().describe('A plan that the text describes day by day: it opens as a trip of one’s own'),
  sources: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z][a-z0-9-]+$/, 'must be small letters, figures and hyphens, like "nrk-2024"')
          .describe(
            'The name by which the texts call it, in small letters, figures and hyphens: "nrk-2024" is [^nrk-2024]',
          ),
        source,
        checkedOn,
      }),
    )
    .min(3)
    .refine(haveDifferentIds, 'two sources have the same id')
    .describe('The text names them as [^id]; they are numbered in the order of this list'),
})

export type ArticleFacts = z.infer<typeof articleFactsSchema>

const words = z.string().trim().min(3)

/** Schema of the front matter of `content/articles/<id>/<language>.md`. */
export const articleWordsSchema = z.strictObject({
  slug: slugWord,
  name: words.max(60).describe('The heading'),
  title: z.string().min(3).max(60).describe('For search results and shared links'),
  lead: words.max(180).describe('One sentence under the heading'),
  description: z.string().min(50).max(160).describe('One or two sentences for search engines'),
  summary: words.max(240).describe('One or two sentences for lists'),
  trip: words.max(60).optional().describe('The name of the plan that the facts have, as a trip of one’s own'),
  notice: z
    .strictObject({ title: words.describe('A few words'), text: words.describe('One to three sentences') })
    .optional()
    .describe('What must not be overlooked; stands before the questions'),
  questions: z
    .array(
      z.strictObject({
        question: words.describe('As a reader would ask it'),
        answer: words.describe('One to three sentences; a figure names its source: [^id]'),
      }),
    )
    .max(5)
    .default([])
    .describe('Up to five questions and their answers under the head'),
  keywords: z.array(z.string().min(1)).default([]).describe('Words people search for that stand nowhere on the page'),
})

export type ArticleWords = z.infer<typeof articleWordsSchema>
