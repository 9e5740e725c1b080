import { z } from 'zod'
import { inEveryLanguage } from '#contract/in-every-language.ts'
import { checkedOn, dayOfYear, haveDifferentIds, source } from '#site/content/files/sourced.ts'
import { pictureName } from '#site/content/pictures/pictures.ts'
import { entryReference } from './entry-reference.ts'
import { slugWord } from './slugs.ts'

const words = z.string().trim().min(3)
const idOfRow = z.string().regex(/^[a-z][A-Za-z]+$/, 'must be one word in letters, like "polarNight"')
const month = z.number().int().min(1, 'must be a month from 1 to 12').max(12, 'must be a month from 1 to 12')
const monthSpan = z.strictObject({ from: month, to: month })

function lastsThreeMonths(span: { from: number; to: number }): boolean {
  return (span.to - span.from + 12) % 12 === 2
}

/** Schema of `content/seasons/year.yaml`: lines that seasons share, so that each date is written once. */
export const yearLinesSchema = z.record(
  idOfRow,
  z.strictObject({
    kind: z.enum(['night', 'aurora', 'skrei', 'sun', 'hike']).describe('The colour of the line'),
    name: inEveryLanguage(words),
    spans: z
      .array(z.strictObject({ from: dayOfYear, to: dayOfYear }))
      .min(1, 'needs at least one span of days')
      .describe('First and last day; a span may run over New Year'),
    source,
    checkedOn,
  }),
)

export type YearLines = z.infer<typeof yearLinesSchema>

/** Schema of `content/seasons/<season>/facts.yaml`. */
export const seasonFactsSchema = z.strictObject({
  months: monthSpan
    .refine(lastsThreeMonths, 'a season of the calendar has three months. Set from and to so that it does.')
    .describe('The guide’s one calendar: December to February is winter, and so on'),
  homeMonths: monthSpan.describe('When what the season is known for can be met with; may lap over the calendar'),
  picture: pictureName.describe('The drawing of the season'),
  isSubjectLow: z.boolean().default(false).describe('The drawing’s subject stands low, so the title takes less of it'),
  temperature: z
    .strictObject({ low: z.number(), high: z.number(), source, checkedOn })
    .refine(({ low, high }) => low < high, 'low must be colder than high. Swap them.'),
  year: z.array(idOfRow).min(2, 'needs at least two lines of content/seasons/year.yaml'),
  doing: z
    .array(entryReference('activities/nordlys').nullable())
    .describe('For each of the things to do, in their order, the entry that it is; null where it is none'),
  limits: z
    .array(
      z.strictObject({
        id: idOfRow.describe('Every language file has its words under `limits`'),
        icon: z.enum(['mountain', 'bridge', 'boat', 'toilet', 'tent', 'bird', 'parking', 'darkness', 'fog', 'shop']),
        source,
        checkedOn,
      }),
    )
    .min(3, 'a season page names at least three things that do not go')
    .refine(haveDifferentIds, 'two limits have the same id. Rename or delete one.'),
  facts: z
    .array(
      z.strictObject({ id: idOfRow.describe('Every language file has its words under `facts`'), source, checkedOn }),
    )
    .min(3)
    .refine(haveDifferentIds, 'two rows have the same id. Rename or delete one.'),
})

export type SeasonFacts = z.infer<typeof seasonFactsSchema>

const item = z.strictObject({ name: words, text: words })
const row = z.strictObject({ name: z.string().min(2), value: z.string().min(1) })

/** Schema of the front matter of `content/seasons/<season>/<language>.md`. */
export const seasonWordsSchema = z.strictObject({
  slug: slugWord,
  pageTitle: z.string().min(10).max(60).describe('For search results and shared links'),
  pageDescription: z.string().min(50).max(160).describe('One or two sentences for search engines'),
  lead: words.max(180).describe('One or two short sentences under the name'),
  title: words.max(60).describe('What the season is, in a few words; heading on the home and travel pages'),
  description: words.max(420).describe('Two or three sentences for the home and travel pages'),
  homeDescription: words
    .max(420)
    .optional()
    .describe('Instead of it on the home page, where the season has other months (`homeMonths`)'),
  weather: words.max(300).describe('What the weather does'),
  activities: z
    .array(words.max(60))
    .min(4, 'needs four to six names')
    .max(6, 'needs four to six names')
    .describe('Short names'),
  pros: z.array(words).min(2, 'needs at least two points in favour'),
  cons: z.array(words).min(2, 'needs at least two points against'),
  doing: z.strictObject({ intro: words, items: z.array(item).min(4, 'needs at least four things to do') }),
  limits: z.record(z.string(), item).describe('The words of each limit'),
  food: z.strictObject({ title: words, intro: words, items: z.array(item).min(2, 'needs at least two dishes') }),
  facts: z.record(z.string(), row).describe('The words of each row of the table'),
  notice: item.describe('What must not be overlooked'),
  packing: words.describe('The words of the link to the packing list of the season'),
})

export type SeasonWords = z.infer<typeof seasonWordsSchema>
