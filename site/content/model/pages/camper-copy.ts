import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { readYaml } from '#site/content/files/read-yaml.ts'
import { checkedOn, haveDifferentIds, idOfFact, type Source, source } from '#site/content/files/sourced.ts'
import { pageHead, searchKeywords } from '#site/content/files/words-schema.ts'
import { ids, matchKeys } from '#site/content/model/match-keys.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const words = z.string().trim().min(3)
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
  }),
  sections: z.record(idOfFact, z.strictObject({ title: words, intro: words, rows: z.record(z.string(), row) })),
  unconfirmed: words.describe('One line: what is not confirmed, and whom to ask'),
})

const id = z.string().regex(/^[a-z][A-Za-z0-9]+$/, 'must be one word in letters and digits, like "to6"')

const camperFactsSchema = z.strictObject({
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

export interface CamperSection {
  id: string
  title: string
  intro: string
  rows: CamperRow[]
}

export const readCamper = pageCopy('camper', camperCopySchema, (copy, _language, file) => {
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
  return { copy, sections }
})

/** Returns what the ferry Bodø–Moskenes costs by the length of the vehicle: up to so many metres, from the shortest. */
export function listFerryFares(language: Language): { to: number; text: string }[] {
  const rows = readCamper(language).sections.find(({ id }) => id === 'ferries')?.rows ?? []
  return rows.flatMap(({ id, text }) => {
    const to = /^to(\d+)$/.exec(id)?.[1]
    return to ? [{ to: Number(to), text }] : []
  })
}
