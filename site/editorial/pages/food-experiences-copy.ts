import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { ContentError, readPageCopy, readYaml } from '#site/editorial/read-content.ts'
import { restaurants } from '#site/editorial/restaurant-queries.ts'
import { checkedOn, haveDifferentIds, idOfFact, source } from '#site/editorial/sourced.ts'
import { pictureName } from '#site/pictures/pictures.ts'

const dayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a day of the year like "02-01"')
const span = z.strictObject({ from: dayOfYear, to: dayOfYear })

/** A dish in the calendar of food, the same in every language. */
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

/** The calendar of food, as a schema: `content/pages/food-experiences/year.yaml`. */
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

/** The words of the food experiences page. Waters stand in *asterisks*. */
const foodCopySchema = z.strictObject({
  title: z.string().max(60),
  description: z.string().min(50).max(160),
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

/** A dish with its words. */
export type Dish = DishFacts & FoodCopy['dishes'][string]

function match(facts: readonly { id: string }[], written: object, field: string, language: Language): void {
  const file = `content/pages/food-experiences/${language}.yaml`
  const missing = facts.find(({ id }) => !Object.hasOwn(written, id))
  if (missing) throw new ContentError(`${file}: ${field}.${missing.id} is missing. year.yaml has it; write its words.`)
  const stray = Object.keys(written).find((key) => !facts.some(({ id }) => id === key))
  if (stray) throw new ContentError(`${file}: ${field}.${stray} is not in year.yaml. Delete it or add it there.`)
}

/**
 * The food experiences page in a language: its words and its calendar, matched. Throws a `ContentError` that names file,
 * field and remedy when words are missing or a dish names a restaurant that the guide does not have.
 */
export function readFoodExperiences(language: Language): {
  copy: FoodCopy
  dishes: Dish[]
  chapters: (FoodCopy['chapters'][keyof FoodCopy['chapters']] & { id: string; dishes: Dish[] })[]
  places: (FoodYear['places'][number] & { text: string })[]
} {
  const year = readYaml('pages/food-experiences/year.yaml', foodYearSchema)
  const copy = readPageCopy('food-experiences', language, foodCopySchema)
  match(year.dishes, copy.dishes, 'dishes', language)
  match(year.places, copy.places.list, 'places.list', language)
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
}
