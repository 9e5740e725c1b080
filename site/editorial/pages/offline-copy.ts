import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { readPageCopy } from '#site/editorial/read-content.ts'

const words = z.string().trim().min(3)

const offlineCopySchema = z.strictObject({
  title: z.string().max(60),
  description: z.string().min(50).max(160),
  keywords: z.array(z.string().min(2)).describe('Words people search for that stand nowhere on the page'),
  heading: words,
  lead: words,
  missing: z
    .strictObject({ title: words, text: words, retry: words })
    .describe('Said when this page stands in the place of another one'),
  emergency: z.strictObject({ title: words, intro: words }),
  pages: z.strictObject({ title: words, intro: words }),
  coast: z.strictObject({ title: words, intro: words, toMap: words }),
})

/** The words of the page for no network in a language (`content/pages/offline`). */
export function readOfflineCopy(language: Language): z.infer<typeof offlineCopySchema> {
  return readPageCopy('offline', language, offlineCopySchema)
}
