import { z } from 'zod'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { checkedOn, haveDifferentIds, idOfFact, source } from '#site/content/files/sourced.ts'
import { pageHead } from '#site/content/files/words-schema.ts'
import { entryReference } from '#site/content/model/entry-reference.ts'
import { ids, matchKeys } from '#site/content/model/match-keys.ts'
import { restaurants } from '#site/content/model/restaurant-queries.ts'
import { pictureName } from '#site/content/pictures/pictures.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const dayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a day of the year like "02-01"')
const span = z.strictObject({ from: dayOfYear, to: dayOfYear })

/** A dish in the food calendar, the same in every language. */
const dishSchema = z.strictObject({
  id: idOfFact,
  picture: pictureName.optional(),
  kind: z.enum(['night', 'aurora', 'skrei', 'sun', 'hike']).describe('The colour of its strip'),
  best: span.optional().describe('When it is at its best, or to be seen; only what a source names'),
  also: span.optional().describe('When it can still be had'),
  restaurants: z.array(z.string()).describe('Where it is on the menu: names of folders in content/restaurants'),
  sources: z.array(source).min(1, 'somebody says so. Name them.'),
  checkedOn,
})

const chapterIds = ['winter', 'spring', 'summer', 'autumn'] as const

/** Schema of `content/pages/food-experiences/year.yaml`. */
export const foodYearSchema = z
  .strictObject({
    dishes: z.array(dishSchema).min(1).refine(haveDifferentIds, 'two dishes have the same id. Rename or delete one.'),
    chapters: z.array(z.strictObject({ id: z.enum(chapterIds), dishes: z.array(idOfFact).min(1) })).length(4),
    places: z
      .array(
        z.strictObject({
          id: idOfFact,
          name: z.string().min(2),
          village: z.string().min(1),
          kilometre: z.number().min(0).max(140).optional().describe('Along the E10 from the centre of Svolvær'),
          website: z.url({ protocol: /^https$/ }).optional(),
          stop: entryReference('activities/lofotr')
            .optional()
            .describe('What it is for a trip: an entry, or `points/<id>` of the map'),
          source,
          checkedOn,
        }),
      )
      .refine(haveDifferentIds, 'two places have the same id. Rename or delete one.'),
  })
  .superRefine(({ dishes, chapters }, context) => {
    const served = chapters.flatMap((chapter) => chapter.dishes)
    for (const id of served)
      if (!dishes.some((dish) => dish.id === id))
        context.addIssue({ code: 'custom', message: `a chapter names "${id}", which is no dish of this file.` })
    for (const { id } of dishes)
      if (served.filter((each) => each === id).length !== 1)
        context.addIssue({ code: 'custom', message: `the dish "${id}" must stand in exactly one chapter.` })
  })

export type FoodYear = z.infer<typeof foodYearSchema>
export type DishFacts = FoodYear['dishes'][number]

const words = z.string().trim().min(3)
const chapterWords = z.strictObject({ title: words, intro: words })

const foodCopySchema = z.strictObject({
  ...pageHead,
  heading: words,
  lead: words,
  intro: words,
  year: z.strictObject({ title: words, intro: words }),
  chapters: z.strictObject({ winter: chapterWords, spring: chapterWords, summer: chapterWords, autumn: chapterWords }),
  dishes: z.record(
    z.string(),
    z.strictObject({ name: words, time: words.describe('When, in words: the strip says the same'), text: words }),
  ),
  where: z.string().min(2).describe('Stands before the restaurants of a dish'),
  places: z.strictObject({ title: words, intro: words, list: z.record(z.string(), words) }),
  conduct: z.strictObject({
    title: words,
    intro: words,
    list: z.array(z.strictObject({ name: words, text: words })).min(2),
  }),
  sources: words,
  restaurants: words.describe('The link to the restaurants page'),
})

export type FoodCopy = z.infer<typeof foodCopySchema>

export type Dish = DishFacts & FoodCopy['dishes'][string]

/** Returns the food page's words with its calendar. Throws a `ContentError` when they do not match, or for an unknown restaurant. */
export const readFoodExperiences = pageCopy(
  'foodExperiences',
  foodCopySchema,
  (
    copy,
    _language,
    file,
  ): {
    copy: FoodCopy
    dishes: Dish[]
    chapters: (FoodCopy['chapters'][keyof FoodCopy['chapters']] & { id: string; dishes: Dish[] })[]
    places: (FoodYear['places'][number] & { text: string })[]
  } => {
    const year = readYaml('pages/food-experiences/year.yaml', foodYearSchema)
    matchKeys(ids(year.dishes), copy.dishes, { file, field: 'dishes', source: 'year.yaml' })
    matchKeys(ids(year.places), copy.places.list, { file, field: 'places.list', source: 'year.yaml' })
    const known = restaurants.listIds()
    for (const { id, restaurants: served } of year.dishes) {
      const unknown = served.find((restaurant) => !known.includes(restaurant))
      if (unknown)
        throw new ContentError(
          `content/pages/food-experiences/year.yaml: ${id} names the restaurant "${unknown}", which content/restaurants does not have. Correct it or delete it.`,
        )
    }
    const dishes = year.dishes.flatMap((facts) => {
      const written = copy.dishes[facts.id]
      return written ? [{ ...facts, ...written }] : []
    })
    const chapters = year.chapters.map(({ id, dishes: served }) => ({
      id,
      ...copy.chapters[id],
      dishes: served.flatMap((name) => dishes.filter((dish) => dish.id === name)),
    }))
    const places = year.places.map((place) => ({ ...place, text: copy.places.list[place.id] ?? '' }))
    return { copy, dishes, chapters, places }
  },
)
