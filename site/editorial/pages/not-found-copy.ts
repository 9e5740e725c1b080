import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { readPageCopy } from '#site/editorial/read-content.ts'

const notFoundCopy = z.strictObject({
  title: z.string().max(60),
  description: z.string().min(50).max(160),
  heading: z.string().describe('Water in *asterisks*'),
  lead: z.string(),
  search: z.string(),
})

/** The words of the 404 page in a language; the English sentence and link of the specification stand on it besides. */
export function readNotFoundCopy(language: Language): z.infer<typeof notFoundCopy> {
  return readPageCopy('not-found', language, notFoundCopy)
}
