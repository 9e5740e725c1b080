import { z } from 'zod'
import { pageHead } from '#site/content/files/words-schema.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const articlesCopySchema = z.strictObject({
  ...pageHead,
  heading: z.string().min(3),
  lead: z.string().min(3),
})

export const readArticlesCopy = pageCopy('articles', articlesCopySchema)
