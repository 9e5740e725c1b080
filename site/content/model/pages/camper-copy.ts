import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { checkedOn, haveDifferentIds, idOfFact, type Source, source } from '#site/content/files/sourced.ts'
import { pageHead, searchKeywords } from '#site/content/files/words-schema.ts'
import { listMapPoints } from '#site/content/model/map-point-queries.ts'
import { ids, matchKeys } from '#site/content/model/match-keys.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const words = z.string().trim().min(2)
const row = z.strictObject({ name: words, text: words })

const camperCopySchema = z.strictObject({
  ...pageHead,
  keywords: searchKeywords,
  heading: words,
  lead: words,
  sites: z.strictObject({
    title: words,
    intro: words,
    near: words.describe('{places} that a site lies near, with kilometres'),
    map: words,
    table: z
      .strictObject({ winter: words, emptying: words, showers: words, power: words, contact: words })
      .describe('What stands over the columns; short, for a phone'),
    values: z.strictObject({ yes: words, no: words, guests: words, ask: words }),
    office: z.strictObject({ name: words, phone: words }).describe('Whom to ask about a site without a number'),
  }),
  sections: z.record(idOfFact, z.strictObject({ title: words, intro: words, rows: z.record(z.string(), row) })),
  unconfirmed: words.describe('One line: what is not confirmed, and whom to ask'),
})

export type CamperCopy = z.infer<typeof camperCopySchema>

const id = z.string().regex(/^[a-z][A-Za-z0-9]+$/, 'must be one word in letters and digits, like "to6"')

/** What a traveller asks of a camp site, in the order of the table. */
export const campQuestions = ['winter', 'emptying', 'showers', 'power'] as const
const answer = z.enum(['yes', 'no', 'guests']).optional()

const siteFacts = z.strictObject({
  id: z.string().describe('Of the point in map-points/camping.yaml'),
  winter: answer.describe('Whether it takes guests from November to March'),
  emptying: answer,
  showers: answer,
  power: answer,
  source,
  checkedOn,
})

const camperFactsSchema = z.strictObject({
  sites: z.array(siteFacts).refine(haveDifferentIds, 'a camp site stands here twice. Join its rows.'),
  sections: z.array(
    z.strictObject({
      id: idOfFact,
      rows: z
        .array(z.strictObject({ id, source, checkedOn }))
        .min(1)
        .refine(haveDifferentIds, 'two rows have the same id. Rename or delete one.'),
    }),
  ),
})

interface CamperRow extends z.infer<typeof row> {
  id: string
  source: Source
  checkedOn: string
}

export type CampSiteFacts = z.infer<typeof siteFacts>

export interface CamperSection {
  id: string
  title: string
  intro: string
  rows: CamperRow[]
}

export const readCamper = pageCopy('camper', camperCopySchema, (copy, language, file) => {
  const facts = readYaml('pages/camper/facts.yaml', camperFactsSchema)
  const source = 'facts.yaml'
  matchKeys(ids(facts.sections), copy.sections, { file, field: 'sections', source })
  const sections: CamperSection[] = facts.sections.map((section) => {
    const { title, intro, rows } = copy.sections[section.id] as (typeof copy.sections)[string]
    matchKeys(ids(section.rows), rows, { file, field: `sections.${section.id}.rows`, source })
    return {
      id: section.id,
      title,
      intro,
      rows: section.rows.map((each) => ({ ...each, ...(rows[each.id] as z.infer<typeof row>) })),
    }
  })
  const strange = facts.sites.find(
    ({ id }) => !listMapPoints(language).some((point) => point.id === id && point.category === 'camping'),
  )
  if (strange)
    throw new ContentError(
      `content/pages/camper/facts.yaml: "${strange.id}" is no point of map-points/camping.yaml. Correct it.`,
    )
  return { copy, sections, sites: facts.sites }
})

/** Returns what the ferry Bodø–Moskenes costs by the length of the vehicle: up to so many metres, from the shortest. */
export function listFerryFares(language: Language): { to: number; text: string }[] {
  const rows = readCamper(language).sections.find(({ id }) => id === 'ferries')?.rows ?? []
  return rows.flatMap(({ id, text }) => {
    const to = /^to(\d+)$/.exec(id)?.[1]
    return to ? [{ to: Number(to), text }] : []
  })
}
