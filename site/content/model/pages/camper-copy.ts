import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { checkedOn, haveDifferentIds, idOfFact, type Source, source } from '#site/content/files/sourced.ts'
import { pageHead, searchKeywords } from '#site/content/files/words-schema.ts'
import { type CampSite, listCampSites, listDistances } from '#site/content/model/camp-site-queries.ts'
import { ids, matchKeys } from '#site/content/model/match-keys.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const words = z.string().trim().min(2)
const row = z.strictObject({ name: words, text: words })

const camperCopySchema = z.strictObject({
  ...pageHead,
  keywords: searchKeywords,
  heading: words,
  lead: words,
  leadIn: z.strictObject({ winter: words, summer: words }).describe('What follows the lead in these months'),
  reach: z
    .strictObject({
      title: words,
      from: words.describe('Before what can be reached from the {place} where one is'),
      choose: words.describe('The link to the choice of another place'),
      rows: z.strictObject({ night: words, power: words, emptying: words, bed: words, ring: words }),
      storm: words.describe('Where something lies beyond a bridge that gusts may shut'),
      ask: words.describe('After a name without number or website'),
      none: words.describe('Where nothing of a row can be reached'),
    })
    .describe('What can be reached while a road is closed'),
  winter: z.strictObject({
    title: words,
    intro: words.describe('The answer, and that the numbers follow'),
    calls: words.describe('What the list of numbers is called'),
    office: words.describe('What the tourist office knows'),
    where: words.describe('Before the choice of the place where one is'),
    anywhere: words.describe('Chosen while no place is'),
    gale: words.describe('Said while gusts are forecast that may shut bridges: sites off the outer coast come first'),
    rows: z.record(z.string(), row),
  }),
  sites: z.strictObject({
    title: words,
    intro: words,
    near: words.describe('{places} that a site lies near, with kilometres'),
    map: words,
    questions: z
      .strictObject({ winter: words, emptying: words, showers: words, power: words })
      .describe('What somebody says of a site, before «: yes»'),
    values: z.strictObject({ yes: words, no: words, guests: words }),
    office: z.strictObject({ name: words, phone: words }).describe('Whom to ask about a site without a number'),
    others: z
      .record(z.string(), z.strictObject({ name: words, near: words, description: words }))
      .describe('Sites whose position on the map nobody has told us'),
  }),
  sections: z.record(idOfFact, z.strictObject({ title: words, intro: words, rows: z.record(z.string(), row) })),
  unconfirmed: words.describe('One line: what is not confirmed, and whom to ask'),
})

export type CamperCopy = z.infer<typeof camperCopySchema>

const id = z.string().regex(/^[a-z][A-Za-z0-9]+$/, 'must be one word in letters and digits, like "to6"')

/** What a traveller asks of a camp site, in the order of the list. */
export const campQuestions = ['winter', 'emptying', 'showers', 'power'] as const
const answer = z.enum(['yes', 'no', 'guests']).optional()

const siteFacts = z.strictObject({
  id: z.string().describe('Of the point in map-points/camping.yaml, or of `others` below'),
  winter: answer.describe('Whether it takes guests from November to March'),
  emptying: answer,
  showers: answer,
  power: answer,
  source,
  checkedOn,
})

const rowFacts = z
  .array(z.strictObject({ id, source, checkedOn }))
  .min(1)
  .refine(haveDifferentIds, 'two rows have the same id. Rename or delete one.')

const camperFactsSchema = z.strictObject({
  winter: rowFacts,
  others: z.array(
    z.strictObject({
      id: z.string(),
      after: z.string().describe('The site of the map that it follows along the road'),
      at: z.string().optional().describe('The point of the road table at which it lies'),
      website: z.url().optional(),
    }),
  ),
  outerCoast: z.array(z.string()),
  sites: z.array(siteFacts).refine(haveDifferentIds, 'a camp site stands here twice. Join its rows.'),
  sections: z.array(
    z.strictObject({
      id: idOfFact,
      rows: rowFacts,
    }),
  ),
})

interface CamperRow extends z.infer<typeof row> {
  id: string
  source: Source
  checkedOn: string
}

type CampSiteFacts = z.infer<typeof siteFacts>

/** A row of the list of camp sites. */
export interface ListedSite {
  id: string
  name: string
  description: string
  /** What it lies near, in words. */
  near: CampSite['near'] | string
  address?: string | undefined
  phone?: string | undefined
  website?: string | undefined
  isOnMap: boolean
  isOnOuterCoast: boolean
  /** The point of the road table that it is nearest to; absent of a site of which nobody knows where it lies. */
  point?: string | undefined
  /** By road from each place with a forecast (`weatherPlaceKeys`); none of a site of which nobody knows where it lies. */
  kilometres: readonly number[]
  facts: CampSiteFacts | undefined
}

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
  matchKeys(ids(facts.winter), copy.winter.rows, { file, field: 'winter.rows', source })
  matchKeys(ids(facts.others), copy.sites.others, { file, field: 'sites.others', source })
  const wordRows = (all: z.infer<typeof rowFacts>, rows: Record<string, z.infer<typeof row>>): CamperRow[] =>
    all.map((each) => ({ ...each, ...(rows[each.id] as z.infer<typeof row>) }))
  const sections: CamperSection[] = facts.sections.map((section) => {
    const { title, intro, rows } = copy.sections[section.id] as (typeof copy.sections)[string]
    matchKeys(ids(section.rows), rows, { file, field: `sections.${section.id}.rows`, source })
    return { id: section.id, title, intro, rows: wordRows(section.rows, rows) }
  })
  const known = new Set([...listCampSites(language), ...facts.others].map(({ id }) => id))
  const named = [...facts.sites.map(({ id }) => id), ...facts.others.map(({ after }) => after), ...facts.outerCoast]
  const strange = named.find((id) => !known.has(id))
  if (strange)
    throw new ContentError(
      `content/pages/camper/facts.yaml: "${strange}" is no point of map-points/camping.yaml and stands not under others. Correct it.`,
    )
  return { copy, sections, winter: wordRows(facts.winter, copy.winter.rows), ...listSites(facts, copy, language) }
})

/** Returns the rows of the list in the order of the road, and the numbers to ring in winter in their order. */
function listSites(facts: z.infer<typeof camperFactsSchema>, copy: CamperCopy, language: Language) {
  const factsOf = (id: string) => ({
    facts: facts.sites.find((site) => site.id === id),
    isOnOuterCoast: facts.outerCoast.includes(id),
  })
  const onRoad = listCampSites(language)
  const sites = onRoad.flatMap((site): ListedSite[] => [
    { ...site, isOnMap: true, ...factsOf(site.id) },
    ...facts.others
      .filter(({ after }) => after === site.id)
      .map(({ id, at, website }) => {
        const { name, near, description } = copy.sites.others[id] as CamperCopy['sites']['others'][string]
        const kilometres = at ? listDistances(at).map(Math.round) : []
        return { id, name, near, description, website, point: at, kilometres, isOnMap: false, ...factsOf(id) }
      }),
  ])
  const isOpenByItsWord = ({ facts: known }: ListedSite) => Number(known?.winter === 'yes')
  const winterCalls = sites
    .filter((site) => site.phone && site.facts?.winter !== 'no')
    .toSorted((one, other) => isOpenByItsWord(other) - isOpenByItsWord(one))
  return { sites, winterCalls }
}

/** Returns what the ferry Bodø–Moskenes costs by the length of the vehicle: up to so many metres, from the shortest. */
export function listFerryFares(language: Language): { to: number; text: string }[] {
  const rows = readCamper(language).sections.find(({ id }) => id === 'ferries')?.rows ?? []
  return rows.flatMap(({ id, text }) => {
    const to = /^to(\d+)$/.exec(id)?.[1]
    return to ? [{ to: Number(to), text }] : []
  })
}
