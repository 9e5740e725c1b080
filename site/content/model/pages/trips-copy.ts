import { z } from 'zod'
import { readYaml } from '#site/content/files/read-yaml.ts'
import { checkedOn, source } from '#site/content/files/sourced.ts'
import { pageHead, searchKeywords, withGaps } from '#site/content/files/words-schema.ts'
import { islands } from '#site/content/model/entry-schema.ts'
import { badWeathers, conductRules, tripTypes } from '#site/content/model/trip-queries.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const words = z.string().trim().min(2)
const titled = z.strictObject({ title: words })
const heading = titled.extend({ intro: words })

function forEach<Key extends string>(keys: readonly [Key, ...Key[]]) {
  return z.record(z.enum(keys), words)
}

/** The subjects of tips; each has its icon. */
export const tripTips = ['tell', 'forecast', 'turn', 'bus', 'night', 'water'] as const

/** Schema of the trips page and of the pages of trips. */
const tripsCopySchema = z.strictObject({
  ...pageHead,
  keywords: searchKeywords,
  heading: words,
  lead: words.describe('{hikes} and {boats} stand for how many there are'),
  intro: words,
  contents: z.strictObject({ label: words, popular: words, hikes: words, boats: words, all: words }),
  popular: z.strictObject({
    title: words,
    chosen: words.describe('What popular means'),
    ahead: withGaps(words, 'trips').describe(
      'In months that no popular trip is for: what to plan for, and what to do now',
    ),
  }),
  hikes: z.strictObject({
    title: words,
    intro: words,
    unchecked: words.describe('Continues the mark «Ikke kontrollert»'),
    filter: words,
    everything: words.describe('All grades; {count} stands for how many'),
    columns: z.strictObject({
      trip: words,
      slope: words,
      length: words,
      ascent: words,
      duration: words,
      difficulty: words,
    }),
    areas: z.record(z.string(), words).describe('What lies in each municipality'),
    chartLabel: words,
    chartCaption: words,
    outside: words.describe('{names} stands for the trips that begin outside the chart'),
  }),
  boats: heading.extend({ kayak: words.describe('The link to the activity') }),
  drives: heading,
  all: titled,
  tips: z.strictObject({
    title: words,
    intro: words,
    list: z
      .array(z.strictObject({ id: z.enum(tripTips), name: words, text: words }))
      .min(5)
      .max(6),
  }),
  types: forEach(tripTypes),
  ways: z.strictObject({ return: words, oneWay: words, loop: words }),
  uncheckedMark: words,
  advised: z.strictObject({
    months: words.describe('{months} stands for «oktober–april»'),
    now: words,
    emergency: words,
    insteadTitle: words,
    insteadIntro: words,
    figuresTitle: words,
    figuresIntro: words.describe('{months} stands for the months when it is open'),
    addedFor: words.describe('Below the control that adds the trip, with {months} when it is open'),
    withheld: words.describe('Why no file and no directions; {month} stands for the first open month'),
  }),
  offSeason: z.strictObject({
    now: words.describe('{months} stands for the season'),
    onlyBare: words.describe('On a walk in months when it is done without snow only'),
    reasons: forEach(tripTypes),
    darkest: words.describe('Shown in December and January'),
    clear: words.describe('A row beside the kinds of weather'),
    clearDay: forEach(islands).describe(
      'What to do instead of a mountain on a clear day, by the island; links name entries',
    ),
    wet: z
      .record(z.enum(islands), z.strictObject({ rain: words, moreRain: words }))
      .describe('What to do instead of a mountain in rain and in heavy rain, out of its season, by the island'),
  }),
  figures: z.strictObject({
    label: words,
    length: words,
    ascent: words,
    duration: words,
    children: words,
    difficulty: words,
    season: words,
    upTo: words.describe('{metres} stands for the height of the top'),
  }),
  children: titled.extend({
    from: withGaps(words, 'age').describe('In years'),
    row: withGaps(words, 'age').describe('Behind the difficulty in a list: «barn fra 10 år»'),
    everyone: words.describe('In place of an age: nobody is too young'),
    part: withGaps(words, 'goal', 'age').describe('The shorter part of the same hike'),
    instead: words.describe('Before what suits younger children on the same day'),
    away: withGaps(words, 'distance').describe('By road'),
    here: words.describe('In place of a distance: it begins at the same village'),
    more: words.describe('The link to the article'),
  }),
  when: titled,
  slope: z.strictObject({
    label: words.describe('{start}, {top}, {kilometres}, {metres}'),
    oneWay: words.describe('{kilometres}'),
    straight: words,
    profile: words,
    top: words.describe('{metres}: the name of a top without one'),
  }),
  tools: z.strictObject({
    gpx: words,
    gpxStartOnly: words.describe('The button where the file has nothing else'),
    gpxStart: words,
    gpxStartAndEnd: words,
    gpxRoad: words,
    drive: words,
    mapApp: words,
    map: words,
    print: words,
  }),
  turnBack: z.strictObject({ hike: heading, boat: heading, drive: heading }),
  emergencyLine: withGaps(words, 'rescue', 'ambulance').describe('On hikes; the gaps stand for numbers'),
  todayTitle: words,
  text: z.strictObject({ hike: words, boat: words, drive: words, season: words, cost: words }),
  start: z.strictObject({
    title: words,
    position: words,
    chartLabel: words,
    sight: words.describe('{distance}: from start to top as the crow flies'),
    sightEnd: words.describe('The same where the way leads to no top'),
    openSea: words,
    shelteredSea: words,
  }),
  conduct: titled.extend({ rules: forEach(conductRules) }),
  instead: heading.extend({ weathers: forEach(badWeathers) }),
  nearby: titled.extend({ all: words }),
  printed: z.strictObject({ emergency: words, avalanche: words, checked: words }),
})

export type TripsCopy = z.infer<typeof tripsCopySchema>

export const readTripsCopy = pageCopy('trips', tripsCopySchema)

const conductSourcesSchema = z
  .array(z.strictObject({ rule: z.enum(conductRules), source, checkedOn }))
  .describe('Who says so, for the rules with dates or a law behind them; the others are good manners')

/** Returns the sources of the rules of conduct (`content/pages/trips/conduct.yaml`). */
export function readConductSources(): z.infer<typeof conductSourcesSchema> {
  return readYaml('pages/trips/conduct.yaml', conductSourcesSchema)
}

registerReader(readConductSources)
