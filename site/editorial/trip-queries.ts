import { z } from 'zod'
import { askFor, type Entry } from './entry-queries.ts'
import { entryFacts, entryWords } from './entry-schema.ts'
import { figure } from './evidence.ts'
import { namedPosition, needsDuration, outingFacts, outingWords } from './outing-schema.ts'
import { ContentError } from './read-content.ts'
import { checkedOn, source } from './sourced.ts'

export const tripTypes = ['hike', 'boat', 'drive'] as const
export type TripType = (typeof tripTypes)[number]

/** Rules of conduct that a trip can name; their words are in `content/pages/trips/<language>.yaml` under `conduct`. */
export const conductRules = [
  'stayOnPath',
  'keepDistance',
  'dogOnLead',
  'useToilet',
  'noFire',
  'noDrone',
  'parkProperly',
  'noNightOnBeach',
  'keepQuietAtRacks',
  'leaveBirds',
  'lifeVest',
  'passingPlaces',
] as const
export type ConductRule = (typeof conductRules)[number]

/** Weather in which something else is the better plan, from bad to worst. */
export const badWeathers = ['rain', 'moreRain', 'storm'] as const

const metres = z.number().int().min(0).max(1200)

/** What the facts of a trip add to those of every entry; `coordinates` are those of its start. */
export const tripFactsSchema = z
  .strictObject({
    ...entryFacts,
    ...outingFacts,
    type: z.enum(tripTypes),
    badge: figure(z.enum(['bestseller'])).optional(),
    length: z
      .strictObject({
        kilometres: z.number().positive().max(200).describe('The whole way, there and back where one returns'),
        way: z.enum(['return', 'oneWay', 'loop']),
        source,
        checkedOn,
      })
      .optional(),
    ascent: z
      .strictObject({
        metres: metres.describe('All climbing together'),
        top: metres.describe('The highest point, metres above the sea'),
        losesHeight: z
          .boolean()
          .default(false)
          .describe('The path goes down and up again, so it climbs more than its top'),
        source,
        checkedOn,
      })
      .refine(
        ({ metres: climbed, top, losesHeight }) => losesHeight || climbed <= top,
        'the ascent is higher than the top. Correct one of them, or write losesHeight: true if the path goes down and up again.',
      )
      .optional(),
    isUnchecked: z
      .boolean()
      .default(false)
      .describe('The sources are poor: its figures carry the mark «Ikke kontrollert»'),
    summit: namedPosition.optional().describe('Where it leads, when a source has the position'),
    profile: z
      .strictObject({
        points: z.array(z.strictObject({ kilometre: z.number().min(0), metre: metres })).min(5),
        source,
        checkedOn,
      })
      .optional()
      .describe('Measured heights along the way; without them the page shows a straight line and says so'),
    conduct: z.array(z.enum(conductRules)).min(2),
  })
  .refine(
    ({ facts }) => ['parking', 'bus'].every((id) => facts.some((row) => row.id === id)),
    'facts needs the rows "parking" and "bus": how one comes to the start. If no source says, the words say that.',
  )

const words = z.string().trim().min(3)

const instead = z.strictObject({
  text: words.describe('What to do then; links name entries: [Lofotr](activities/lofotr)'),
  note: words.optional().describe('How far it is, how long it takes'),
})

/** What the words of a trip add to those of every entry. */
export const tripWordsSchema = z.strictObject({
  ...entryWords,
  ...outingWords,
  startName: words.max(40).describe('Where it begins: the ring on the map'),
  notes: z
    .strictObject({
      length: words.max(50).optional(),
      ascent: words.max(50).optional(),
      duration: words.max(50).optional(),
      difficulty: words.max(50).optional(),
      months: words.max(50).optional(),
    })
    .default({})
    .describe('A few words under each figure'),
  notice: z.strictObject({ title: words, text: words }).optional().describe('What is different this year'),
  turnBack: z
    .array(z.strictObject({ when: words.describe('Continues «Snu når …»'), why: words }))
    .min(2)
    .max(5),
  advisedAgainst: z
    .strictObject({
      title: words.max(60).describe('«Ikke gå opp nå»'),
      lead: words.max(300),
      reasons: z
        .array(z.strictObject({ title: words, text: words }))
        .min(2)
        .max(4),
    })
    .optional(),
  instead: z.strictObject({ rain: instead, moreRain: instead, storm: instead }),
})

export type Trip = Entry<z.infer<typeof tripFactsSchema>, z.infer<typeof tripWordsSchema>>

export const trips = askFor('trips', tripFactsSchema, tripWordsSchema, (facts, words, file) => {
  const fault = needsDuration(facts, words)
  if (fault) throw new ContentError(`${file}: ${fault}`)
  if (facts.advisedAgainst && !words.advisedAgainst)
    throw new ContentError(`${file}: advisedAgainst is missing. facts.yaml warns against the trip; write the warning.`)
  if (!facts.advisedAgainst && words.advisedAgainst)
    throw new ContentError(`${file}: advisedAgainst warns, but facts.yaml does not say in which months.`)
})
