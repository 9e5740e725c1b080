import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { readPageCopy } from '#site/editorial/read-content.ts'

const words = z.string().trim().min(3)
const group = z.strictObject({ title: words, intro: words })

/** The words of the activities page. Waters stand in *asterisks*. */
const activitiesCopySchema = z.strictObject({
  title: z.string().max(60),
  description: z.string().min(50).max(160),
  heading: words,
  lead: words,
  ranking: words.describe('The link to the ranking, once it is built'),
  keywords: z.array(z.string().min(2)).default([]),
  groups: z.strictObject({ sea: group, land: group, indoors: group }),
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

/** The words of the activities page in a language (`content/pages/activities`). */
export function readActivitiesCopy(language: Language): ActivitiesCopy {
  return readPageCopy('activities', language, activitiesCopySchema)
}
