import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { readPageCopy } from '#site/editorial/read-content.ts'

/** The words of the list of articles. Waters stand in *asterisks*. */
const articlesCopySchema = z.strictObject({
  title: z.string().max(60),
  description: z.string().min(50).max(160),
  heading: z.string().min(3),
  lead: z.string().min(3),
})

/** The words of the list of articles in a language (`content/pages/articles`). */
export function readArticlesCopy(language: Language): z.infer<typeof articlesCopySchema> {
  return readPageCopy('articles', language, articlesCopySchema)
}
