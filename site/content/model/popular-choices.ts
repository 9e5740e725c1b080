import { z } from 'zod'
import { inEveryLanguage } from '#contract/in-every-language.ts'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'
import { ratingOf } from './assessment-schema.ts'
import { topRatedFrom } from './evidence.ts'
import { trips } from './trip-queries.ts'

const file = 'pages/trips/popular.yaml'

const popularChoicesSchema = z
  .array(
    z.strictObject({
      trip: z.string().describe('The id of a trip'),
      months: z.array(z.number().int().min(1).max(12)).min(1).describe('When the editors would choose it'),
      reason: inEveryLanguage(z.string().trim().min(30).max(200)).describe('Why this one, and why then'),
    }),
  )
  .describe('All trips rated 4.8 or more; among equals the first come first')

export type PopularChoice = z.infer<typeof popularChoicesSchema>[number]

function isTopRated(trip: string): boolean {
  const { assessment } = trips.read(trip, 'no').facts
  return assessment !== undefined && ratingOf(assessment.stars) >= topRatedFrom
}

/** Returns the trips rated 4.8 or more. Throws a `ContentError` for one that does not exist, is named twice, is missing or rated lower, or is chosen for months outside its season. */
export function readPopularChoices(): PopularChoice[] {
  const choices = readYaml(file, popularChoicesSchema)
  const ids = trips.listIds()
  for (const [index, { trip, months }] of choices.entries()) {
    if (!ids.includes(trip))
      throw new ContentError(
        `content/${file}: ${index}.trip: there is no trip "${trip}". Choose one of ${ids.join(', ')}.`,
      )
    if (choices.findIndex((other) => other.trip === trip) !== index)
      throw new ContentError(
        `content/${file}: ${index}.trip: "${trip}" is named twice. Add its months to the first one.`,
      )
    if (!isTopRated(trip))
      throw new ContentError(
        `content/${file}: ${index}.trip: "${trip}" is rated below ${topRatedFrom} in content/trips/${trip}/facts.yaml, and popular are only trips from there on. Delete it here.`,
      )
    const { full } = trips.read(trip, 'no').facts.months
    const off = months.filter((month) => !full.includes(month))
    if (off.length > 0)
      throw new ContentError(
        `content/${file}: ${index}.months: ${off.join(', ')} stand not under full in content/trips/${trip}/facts.yaml. Leave them out.`,
      )
  }
  const missing = ids.filter((id) => isTopRated(id) && !choices.some(({ trip }) => trip === id))
  if (missing.length > 0)
    throw new ContentError(
      `content/${file}: ${missing.join(', ')} is rated ${topRatedFrom} or more and not named. Add it with its months and the reason.`,
    )
  return choices
}

registerReader(readPopularChoices)
