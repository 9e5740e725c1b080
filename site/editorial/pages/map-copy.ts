import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { readPageCopy } from '#site/editorial/read-content.ts'

const words = z.string().trim().min(2)

function withGaps(...gaps: string[]) {
  return words.refine(
    (text) => gaps.every((gap) => text.includes(`{${gap}}`)),
    `must contain ${gaps.map((gap) => `{${gap}}`).join(' and ')}`,
  )
}

const part = <Text extends z.ZodType>(text: Text) => z.strictObject({ title: words, text })

/** The words of the map page that stand in its HTML; what the map says in the browser stands with the messages. */
const mapCopySchema = z.strictObject({
  title: z.string().max(60),
  description: z.string().min(50).max(160),
  keywords: z.array(z.string().min(2)).describe('Words people search for that stand nowhere on the page'),
  heading: words,
  hint: words.describe('Under the heading, where script runs'),
  withoutScript: words.describe('Under the heading, where none runs: the list is the page then'),
  more: words.describe('Names the buttons below the map to people who do not see that they are some'),
  file: withGaps('sources').describe('In files that are taken along, as the text of the file: who gave the data'),
  overview: part(words).describe('The still picture of the whole map, where no script runs'),
  about: z.strictObject({
    title: words,
    lead: words,
    background: part(withGaps('host')).describe('{host} is where the tiles come from'),
    coast: part(words),
    exact: part(withGaps('approximate', 'points')).describe('How many points there are, and how many of them roughly'),
    road: part(words),
    mistakes: part(words).describe('May link as texts do: [words](page/contact)'),
    sources: words.describe('Heads the list of content/map-points/credits.yaml'),
  }),
})

export type MapCopy = z.infer<typeof mapCopySchema>

/** The words of the map page in a language (`content/pages/map`). */
export function readMapCopy(language: Language): MapCopy {
  return readPageCopy('map', language, mapCopySchema)
}
