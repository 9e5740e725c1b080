import { z } from 'zod'
import { pageHead } from '#site/content/files/words-schema.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const words = z.string().min(3)

const category = z.strictObject({ text: words })

export const homeCopySchema = z.strictObject({
  ...pageHead,
  heading: z.array(words).min(2).max(4).describe('Line by line: the breaks must not depend on which font has arrived'),
  lead: words,
  findStay: words,
  findExperiences: words,
  road: z.strictObject({
    title: words.describe('{kilometres} stands for the length of the road'),
    intro: words,
    label: words,
    profileLabel: words.describe('{tunnels} and {bridges} stand for how many'),
    profile: words.describe('{tunnels}, {tunnelKilometres} and {bridges} stand for figures of the line'),
    offRoad: words.describe('{kilometres} stands for the way from the E10'),
    notes: z.record(z.string(), z.string()).describe('One short line for each stop of content/road/e10.yaml'),
  }),
  categories: z.strictObject({
    title: words,
    stay: category,
    food: category,
    experiences: category,
    practical: category,
  }),
  seasons: z.strictObject({
    title: words,
    intro: words,
    tabsLabel: words,
    more: z.strictObject({ winter: words, spring: words, summer: words, autumn: words }),
  }),
  hotels: z.strictObject({
    title: words,
    intro: words,
    favourite: words.describe('Stands at the first of the four'),
    inWinter: words.describe('Below the four, with the {names} of those that usually take guests in winter'),
    all: words,
  }),
  activities: z.strictObject({ title: words, intro: words, all: words }),
  articles: z.strictObject({ title: words, all: words }),
  planning: z.strictObject({ title: words, intro: words }),
  closing: z.strictObject({ title: words, text: words, button: words }),
})

export type HomeCopy = z.infer<typeof homeCopySchema>

export const readHomeCopy = pageCopy('home', homeCopySchema)
