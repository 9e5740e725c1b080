import { z } from 'zod'
import { pageHead } from '#site/content/files/words-schema.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const notFoundCopy = z.strictObject({
  ...pageHead,
  heading: z.string().describe('Water in *asterisks*'),
  lead: z.string(),
  home: z.string().describe('The button that leads to the home page'),
  search: z.string(),
})

/** Returns the words of the 404 page, which also shows the English sentence and link of the specification. */
export const readNotFoundCopy = pageCopy('notFound', notFoundCopy)
