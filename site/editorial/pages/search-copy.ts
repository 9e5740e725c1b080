import { z } from 'zod'
import { readPageCopy } from '#site/editorial/read-content.ts'
import type { Language } from '#site/i18n/languages.ts'

const words = z.string().trim().min(2)
const wordList = z.array(words)

/** The words of the search page. */
const searchCopySchema = z.strictObject({
  title: z.string().max(60),
  description: z.string().min(50).max(160),
  heading: words,
  lead: words,
  withoutScript: words.describe('For browsers that run no script: why the list does not get shorter'),
  found: z.strictObject({
    one: words.describe('{count} and {words} stand for the number of pages and what was searched'),
    other: words.describe('The same for more than one'),
    none: words.describe('{words} stands for what was searched'),
  }),
  none: z.strictObject({
    text: words.describe('What to try instead'),
    suggestions: z.array(words).min(2).max(8).describe('Words that do find something'),
  }),
  keywords: z
    .strictObject({
      winter: wordList,
      spring: wordList,
      summer: wordList,
      autumn: wordList,
      travelInfo: wordList,
      weather: wordList,
      packingList: wordList,
    })
    .describe('Words people search for that do not stand in the title or the description of a page'),
  groups: z.strictObject({ places: words, stay: words, food: words, travel: words, seasons: words, guide: words }),
})

export type SearchCopy = z.infer<typeof searchCopySchema>

/** The words of the search page in a language (`content/pages/search`). */
export function readSearchCopy(language: Language): SearchCopy {
  return readPageCopy('search', language, searchCopySchema)
}
