import { z } from 'zod'
import { ContentError } from '#site/content/files/read-yaml.ts'
import { checkedOn, source } from '#site/content/files/sourced.ts'
import { fillFromTrail, trailOf } from '#site/content/model/open-data/trail-facts.ts'
import { pointOfVillage, wayBetween } from '#site/content/roads/way-queries.ts'
import { aboutAssessmentWords, assessmentFacts, whyWords } from './assessment-schema.ts'
import { defineKind } from './define-kind.ts'
import { entryFacts, entryWords, noticeWords } from './entry-schema.ts'
import { namedPosition, needsDuration, outingFacts, outingWords } from './outing-schema.ts'
import { accessOutdoors } from './practical.ts'
import { pricedFigure } from './price-schema.ts'
import { listVillages } from './village-queries.ts'

export const tripTypes = ['hike', 'boat', 'drive'] as const
export type TripType = (typeof tripTypes)[number]

/** Rules of conduct; their words are in `content/pages/trips/<language>.yaml` under `conduct`. */
export const conductRules = [
  'stayOnPath',
  'keepDistance',
  'dogOnLead',
  'dogOnLeadLonger',
  'noDog',
  'useToilet',
  'carryPaper',
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

const dogRules: readonly ConductRule[] = ['dogOnLead', 'dogOnLeadLonger', 'noDog']

/** Weather that calls for another plan, from bad to worst. */
export const badWeathers = ['rain', 'moreRain', 'storm'] as const

const age = z.number().int().min(0).max(15)

const metres = z.number().int().min(0).max(1200)

/** `coordinates` are those of the start. */
export const tripFactsSchema = z
  .strictObject({
    ...entryFacts,
    ...outingFacts,
    facts: entryFacts.facts.describe(
      'The table of what can be looked up; the rows `parking` and `bus` say how one comes to the start',
    ),
    extraPrices: z
      .array(pricedFigure)
      .default([])
      .describe('What the way to it costs besides: parking, bus; only what has a month'),
    access: accessOutdoors,
    assessment: assessmentFacts('trips', {}),
    type: z.enum(tripTypes).describe('On foot, by boat, or by car'),
    length: z
      .strictObject({
        kilometres: z.number().positive().max(200).describe('The whole way, there and back where one returns'),
        way: z.enum(['return', 'oneWay', 'loop']).describe('There and back, one way, or round'),
        climb: z
          .strictObject({
            kilometres: z.number().positive().max(20).describe('One way'),
            metres: metres.describe('From its foot to its top'),
          })
          .optional()
          .describe('The climb alone, where a level road leads from the car park to it: its steepness is drawn'),
        source,
        checkedOn,
      })
      .optional()
      .describe('Absent when no source says how far'),
    ascent: z
      .strictObject({
        metres: metres.describe('All climbing together'),
        top: metres.describe('The highest point, metres above the sea'),
        losesHeight: z
          .boolean()
          .default(false)
          .describe('The path goes down and up again, so it climbs more than its top'),
        pass: z
          .strictObject({ from: metres.describe('Height of the start'), to: metres.describe('Height of the far end') })
          .optional()
          .describe('The top is a pass: the way leads over it, down to the far end, and back over it'),
        source,
        checkedOn,
      })
      .refine(
        ({ metres: climbed, top, losesHeight, pass }) => losesHeight || pass !== undefined || climbed <= top,
        'the ascent is higher than the top. Correct one of them, or write losesHeight: true if the path goes down and up again.',
      )
      .refine(
        ({ metres: climbed, top, pass }) => !pass || climbed >= 2 * top - pass.from - pass.to,
        'the pass is climbed from both sides, and metres is less than the two together. Correct one of them.',
      )
      .optional()
      .describe('How much it climbs; absent when no source says so'),
    children: z
      .strictObject({
        from: age.describe('The age from which the editors would take a child all the way, in years; 0: every child'),
        part: age.optional().describe('The age for its shorter part, which the words name; absent when there is none'),
        source,
        checkedOn,
      })
      .refine(({ from, part }) => part === undefined || part < from, 'the part is for younger ones than the whole.')
      .optional()
      .describe('From which age a hike suits children; of boats and drives only what a source says'),
    isUnchecked: z
      .boolean()
      .default(false)
      .describe('The sources are poor: its figures carry the mark «Ikke kontrollert»'),
    driveTo: z.string().optional().describe('Of a drive: the village that it ends in; its file has the road to there'),
    summit: namedPosition.optional().describe('Where it leads, when a source has the position'),
    profile: z
      .strictObject({
        points: z
          .array(
            z.strictObject({
              kilometre: z.number().min(0).describe('Kilometres from the start'),
              metre: metres.describe('Above the sea'),
            }),
          )
          .min(5)
          .describe('At least five, from the start on'),
        source,
        checkedOn,
      })
      .optional()
      .describe('Measured heights along the way; without them the page shows a straight line and says so'),
    conduct: z
      .array(z.enum(conductRules))
      .min(2)
      .describe('The rules that matter here, of those about dogs one at most, and useToilet only with a row `toilet`'),
  })
  .refine(
    ({ facts }) => ['parking', 'bus'].every((id) => facts.some((row) => row.id === id)),
    'facts needs the rows "parking" and "bus": how one comes to the start. If no source says, the words say that.',
  )
  .refine(
    ({ conduct, facts }) => !conduct.includes('useToilet') || facts.some(({ id }) => id === 'toilet'),
    'conduct has useToilet, but facts has no row "toilet". Add the row, or write carryPaper.',
  )
  .refine(
    ({ conduct }) => conduct.filter((rule) => dogRules.includes(rule)).length <= 1,
    `conduct says of dogs more than once. Leave one of ${dogRules.join(', ')}.`,
  )

const words = z.string().trim().min(3)

const instead = z.strictObject({
  text: words.describe('What to do then; links name entries: [Lofotr](activities/lofotr)'),
  note: words.optional().describe('How far it is, how long it takes'),
})

export const tripWordsSchema = z.strictObject({
  ...entryWords,
  ...outingWords,
  assessment: whyWords('trips').optional().describe(aboutAssessmentWords),
  startName: words.max(40).describe('Where it begins: the ring on the map'),
  notes: z
    .strictObject({
      length: words.max(50).optional().describe('Under the distance'),
      ascent: words.max(50).optional().describe('Under the metres'),
      duration: words.max(50).optional().describe('Under the hours'),
      difficulty: words.max(50).optional().describe('Under the difficulty'),
      months: words.max(50).optional().describe('Under the months'),
    })
    .default({})
    .describe('A few words under each figure'),
  children: z
    .strictObject({
      why: words.max(220).describe('Why from this age, and what to mind; stands behind «Fra ti år.»'),
      part: words.max(60).optional().describe('The shorter part for younger ones: «til skaret»'),
    })
    .optional()
    .describe('Where its facts say from which age it suits children'),
  notice: noticeWords.optional().describe('What is different this year'),
  turnBack: z
    .array(
      z.strictObject({ when: words.describe('Continues «Snu når …»'), why: words.describe('One or two sentences') }),
    )
    .min(2)
    .max(5)
    .describe('When one turns back, and why'),
  advisedAgainst: z
    .strictObject({
      title: words.max(60).describe('«Ikke gå opp nå»'),
      lead: words.max(300).describe('Who advises against it, and since when'),
      reasons: z
        .array(
          z.strictObject({
            title: words.describe('A word or two: «Snøskred.»'),
            text: words.describe('One or two sentences'),
          }),
        )
        .min(2)
        .max(4)
        .describe('Why'),
    })
    .optional()
    .describe(
      'The warning at the top of the page in the months when it is advised against; absent when there are none',
    ),
  instead: z
    .strictObject({
      rain: instead.describe('In rain'),
      moreRain: instead.describe('When it rains all day'),
      storm: instead.describe('In a storm'),
    })
    .describe('What to do in bad weather'),
})

export const trips = defineKind(
  'trips',
  { facts: tripFactsSchema, words: tripWordsSchema },
  (facts, words, file) => {
    if ((facts.type === 'drive') !== (facts.driveTo !== undefined))
      throw new ContentError(`${file}: driveTo names the village that a drive ends in, and belongs to drives only.`)
    if (facts.driveTo !== undefined && !listVillages().some(({ name }) => name === facts.driveTo))
      throw new ContentError(`${file}: driveTo is ${facts.driveTo}, which content/road/villages.yaml does not have.`)
    if (facts.driveTo !== undefined && facts.length) {
      const { kilometres } = wayBetween(pointOfVillage(facts.village), pointOfVillage(facts.driveTo))
      if (Math.abs(kilometres - facts.length.kilometres) > 1)
        throw new ContentError(
          `${file}: length is ${facts.length.kilometres} km, but the road from ${facts.village} to ${facts.driveTo} has ${Math.round(kilometres)} in content/road/network.yaml. Correct one of them.`,
        )
    }
    const fault = needsDuration(facts, words)
    if (fault) throw new ContentError(`${file}: ${fault}`)
    if (facts.type === 'hike' && !facts.children)
      throw new ContentError(
        `${file}: children is missing: from which age the hike suits them, by its height, length and drops if nobody says.`,
      )
    if ((facts.children === undefined) !== (words.children === undefined))
      throw new ContentError(`${file}: children belongs to facts.yaml and to every language, or to none.`)
    if ((facts.children?.part === undefined) !== (words.children?.part === undefined))
      throw new ContentError(`${file}: children.part is an age in facts.yaml and a goal in the words, or in neither.`)
    if (facts.advisedAgainst && !words.advisedAgainst)
      throw new ContentError(
        `${file}: advisedAgainst is missing. facts.yaml warns against the trip; write the warning.`,
      )
    if (!facts.advisedAgainst && words.advisedAgainst)
      throw new ContentError(`${file}: advisedAgainst warns, but facts.yaml does not say in which months.`)
  },
  (facts, id) => fillFromTrail(facts, trailOf(id)),
)

export type Trip = ReturnType<typeof trips.read>
