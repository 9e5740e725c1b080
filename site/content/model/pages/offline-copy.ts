import { z } from 'zod'
import { pageHead, searchKeywords } from '#site/content/files/words-schema.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const words = z.string().trim().min(3)

const offlineCopySchema = z.strictObject({
  ...pageHead,
  keywords: searchKeywords,
  heading: words,
  lead: words,
  missing: z
    .strictObject({ title: words, text: words, retry: words })
    .describe('Said when this page stands in the place of another one'),
  emergency: z.strictObject({ title: words, intro: words }),
  pages: z.strictObject({ title: words, intro: words }),
  coast: z.strictObject({ title: words, intro: words, toMap: words }),
})

export const readOfflineCopy = pageCopy('offline', offlineCopySchema)
