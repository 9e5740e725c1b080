import { z } from 'zod'
import { pageHead, searchKeywords, withGaps } from '#site/content/files/words-schema.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const words = z.string().trim().min(2)

const part = <Text extends z.ZodType>(text: Text) => z.strictObject({ title: words, text })

/** The words in the HTML of the map page; what the map says in the browser is among the messages. */
const mapCopySchema = z.strictObject({
  ...pageHead,
  keywords: searchKeywords,
  heading: words,
  hint: words.describe('Under the heading, where script runs'),
  withoutScript: words.describe('Under the heading, where none runs: the list is the page then'),
  more: words.describe('Names the buttons below the map to people who do not see that they are some'),
  file: withGaps(words, 'sources').describe(
    'In files that are taken along, as the text of the file: who gave the data',
  ),
  overview: part(words).describe('The still picture of the whole map, where no script runs'),
  legend: z
    .strictObject({
      title: words,
      mainRoad: words,
      road: words,
      tunnel: words,
      bridge: words,
      ferry: words,
      contour: words,
      builtUp: words,
      group: words,
    })
    .describe('The signs of the map, beside a sample of each'),
  about: z.strictObject({
    title: words,
    lead: words,
    ownMap: part(words).describe('The map that the guide draws, and whose data it is made of'),
    detail: z.strictObject({
      title: words,
      kartverket: withGaps(words, 'host').describe(
        'First, where the tiles are Kartverket’s; {host} is where they come from',
      ),
      openStreetMap: withGaps(words, 'host').describe('First, where the tiles are OpenStreetMap’s'),
      text: words.describe('After either: what whoever runs the service gets to know'),
    }),
    exact: part(withGaps(words, 'approximate', 'points')).describe(
      'How many points there are, and how many of them roughly',
    ),
    road: part(words),
    mistakes: part(words).describe('May link as texts do: [words](page/contact)'),
    sources: words.describe('Heads the list of content/map-points/credits.yaml'),
  }),
})

export type MapCopy = z.infer<typeof mapCopySchema>

export const readMapCopy = pageCopy('map', mapCopySchema)
