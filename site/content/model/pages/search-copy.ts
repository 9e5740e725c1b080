import { z } from 'zod'
import { pageHead } from '#site/content/files/words-schema.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'
import { resultTypes, searchGroups } from '#site/routes/search-groups.ts'

const words = z.string().trim().min(1)
const wordList = z.array(z.string().trim().min(2))
const counted = z.strictObject({ one: words, other: words })

/** The words the browser needs during a search; gaps in braces. */
const liveWords = z.strictObject({
  found: counted.describe('The heading with results: {count} and {words}'),
  none: words.describe('The heading without: {words}'),
  instead: words.describe('When a slip of the pen was corrected: {typed} and {words}'),
  asks: words.describe('Over what the first result says, to screen readers'),
  callThem: words.describe('Before the number to ring'),
  askInstead: words.describe('Whom to ask what the guide does not know; the number follows'),
  askNumber: z
    .string()
    .regex(/^\+47( \d\d){4}$/)
    .describe('The number of those'),
  failed: words.describe('One sentence for when the search cannot be loaded; the list of all pages follows'),
  suggestions: words.describe('Over the options of the header’s search'),
  suggested: counted.describe('Said to screen readers while options change: {count}'),
  notSuggested: words.describe('The same when nothing is found'),
  tryAlso: words,
  allHits: words.describe('The link to the search page: {words}'),
  all: words.describe('The first of the tabs: every group'),
  only: words.describe('Names the tabs to screen readers'),
  showMore: words.describe('The button under a long list'),
  didYouMean: words,
  startHere: words,
  hint: words.describe('What helps when nothing is found'),
  wholeGuide: words.describe('The link to the list of all pages'),
  advisedAgainst: words.describe('On a trip that local advice warns against this month'),
  offSeason: words.describe('On a trip or activity that is out of season this month'),
  keys: z.strictObject({
    choose: words,
    open: words,
    close: words,
    slash: words.describe('What the key / does'),
    slashOff: words.describe('The button that takes that key back'),
    slashOn: words.describe('The button that gives it again'),
  }),
  groups: z.strictObject(
    Object.fromEntries(searchGroups.map((id) => [id, words])) as Record<(typeof searchGroups)[number], typeof words>,
  ),
  types: z.strictObject(
    Object.fromEntries(resultTypes.map((id) => [id, words])) as Record<(typeof resultTypes)[number], typeof words>,
  ),
})

/** What a question may ask for: a passage without it is no answer. */
const kindsOfQuestion = [
  'price',
  'phone',
  'duration',
  'distance',
  'height',
  'age',
  'count',
  'time',
  'open',
  'place',
  'rule',
] as const
/** The parts of the page of today that a question asks the state of, and the weather. */
const livePartsAsked = ['road', 'boats', 'flights', 'light', 'warnings', 'avalanche', 'sea', 'weather'] as const

const kindOfQuestion = z.strictObject({
  asked: wordList.min(1).describe('Words that ask for it'),
  starts: wordList.default([]).describe('Words that ask for it at the beginning of a question alone'),
  units: z.array(words).default([]).describe('Words that tell it beside a figure'),
  words: wordList.default([]).describe('Words that tell it without one'),
  nots: wordList.default([]).describe('Words that deny it'),
  labels: wordList.default([]).describe('What a row of facts about it is called'),
})

const practicalNeed = z.strictObject({
  asked: z
    .array(wordList.min(1))
    .min(1)
    .describe('A question is about it that has a word of each list: «bus» and «last»'),
  nots: wordList.default([]).describe('Words of questions that are about something else all the same'),
  to: words.describe('The page that answers, as in texts: page/travelInfo, articles/with-children'),
  row: words.describe('How its answer begins there: the name of a row, the heading over it, or its first words'),
  phone: z
    .string()
    .regex(/^\d[\d ]+$/)
    .optional()
    .describe('The number to ring'),
})

const searchCopySchema = z.strictObject({
  ...pageHead,
  heading: words,
  lead: words,
  withoutScript: words.describe('For browsers that run no script: why nothing can be typed'),
  live: liveWords,
  tryAlso: z
    .array(z.strictObject({ to: words.describe('As in texts: page/weather, articles/rain'), name: words }))
    .min(2)
    .max(4)
    .describe('Beside the options of the header’s search: what people look for without knowing its name'),
  drive: words.describe('A way by road: {kilometres} and {time}'),
  needs: z
    .record(z.string(), practicalNeed)
    .describe('What guests need on the spot, and where the guide says it; the first that fits a question answers it'),
  asked: z
    .strictObject({
      stemmer: z.enum(['english', 'german', 'norwegian']).describe('Takes the endings off words'),
      joints: z
        .array(z.string().regex(/^[a-z]*$/))
        .describe('What joins the parts of a compound, the empty joint too; none in a language without compounds'),
      smallWords: words.describe('Words of questions that no page is about, between blanks'),
      spellings: z
        .record(z.string().trim().min(1), z.array(z.string().trim().min(1)).min(1))
        .describe('A word as the guide writes it, and as dialects, the other written form and short messages do'),
      endings: z
        .record(z.string(), z.array(z.string().trim().min(1)).min(1))
        .describe('The ending of a word as the guide writes it, and as others do'),
      now: wordList.describe('Words and phrases for the present: they lead to what is live'),
      soon: wordList.describe('The same for the coming days'),
      vague: wordList.describe('Words of questions that an answer may lack'),
      kinds: z
        .strictObject(
          Object.fromEntries(kindsOfQuestion.map((id) => [id, kindOfQuestion])) as Record<
            (typeof kindsOfQuestion)[number],
            typeof kindOfQuestion
          >,
        )
        .describe('What a question asks for, by the words that ask it, and what tells it'),
      live: z
        .strictObject(
          Object.fromEntries(livePartsAsked.map((id) => [id, wordList.min(1)])) as Record<
            (typeof livePartsAsked)[number],
            ReturnType<typeof wordList.min>
          >,
        )
        .describe('What the page of today says by its parts: the words for it'),
      asARule: wordList.describe('Words that ask how it is with those as a rule, not now'),
      state: wordList.describe('Words that ask how it is with those, also without a word for the present'),
      way: wordList.describe('Words that ask how far it is by road'),
      unlike: z
        .array(wordList)
        .describe('Phrases that mean the opposite of a word in them: «without a car» is no answer to «car»'),
      synonyms: z.array(wordList.min(2)).describe('Words that mean the same to people who ask'),
    })
    .describe('How people ask'),
})

export type SearchCopy = z.infer<typeof searchCopySchema>
export type PracticalNeed = z.infer<typeof practicalNeed>
export type KindOfQuestion = (typeof kindsOfQuestion)[number]
export type LiveSearchWords = z.infer<typeof liveWords>

export const readSearchCopy = pageCopy('search', searchCopySchema)
