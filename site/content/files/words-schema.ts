import { z } from 'zod'

export const pageHead = { title: z.string().max(60), description: z.string().min(50).max(160) }

/** Returns the schema of words that contain the given gaps. */
export function withGaps(words: z.ZodString, ...gaps: string[]) {
  return words.refine(
    (text) => gaps.every((gap) => text.includes(`{${gap}}`)),
    `must contain ${gaps.map((gap) => `{${gap}}`).join(' and ')}`,
  )
}

export const searchKeywords = z
  .array(z.string().min(2))
  .describe('Words people search for that stand nowhere on the page')
