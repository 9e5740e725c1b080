import { z } from 'zod'
import { pageHead } from '#site/content/files/words-schema.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const words = z.string().trim().min(3)
const group = z.strictObject({ title: words, intro: words })

const activitiesCopySchema = z.strictObject({
  ...pageHead,
  heading: words,
  lead: words,
  ranking: words.describe('The link to the ranking, once it is built'),
  keywords: z.array(z.string().min(2)).default([]),
  groups: z.strictObject({ sea: group, land: group, indoors: group }),
  later: words.describe('Over what is out of season now'),
  months: words.describe('What the dark and the light fields mean'),
  tours: z.strictObject({
    title: words,
    intro: words.describe('{partner} stands for the partner’s name'),
    list: words.describe('The link to the partner’s list of all tours, best rated first'),
    widget: z.strictObject({
      head: words,
      title: words,
      text: words,
      show: words,
      hide: words,
      remember: words,
      facts: z.strictObject({ address: words, cookies: words, undo: words }),
      loading: words,
      slow: words,
      failed: words,
      shown: words.describe('Under the frame: whose content it is'),
    }),
  }),
})

export type ActivitiesCopy = z.infer<typeof activitiesCopySchema>

export const readActivitiesCopy = pageCopy('activities', activitiesCopySchema)
