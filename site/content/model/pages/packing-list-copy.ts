import { z } from 'zod'
import { readYaml } from '#site/content/files/read-yaml.ts'
import { source } from '#site/content/files/sourced.ts'
import { pageHead, withGaps } from '#site/content/files/words-schema.ts'
import { ids, matchKeys } from '#site/content/model/match-keys.ts'
import { type SeasonId, seasonIds } from '#site/content/model/season-queries.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const words = z.string().trim().min(3)
const idOfRow = z.string().regex(/^[a-z][A-Za-z]+$/, 'must be one word in letters, like "headTorch"')

/** Schema of `content/pages/packing-list/items.yaml`: what goes into the list of which season. */
export const packingItemsSchema = z
  .strictObject({
    groups: z
      .array(
        z.strictObject({
          id: idOfRow.describe('Every language file has its name under `groups`'),
          isLeftAtHome: z.boolean().default(false).describe('True for the things that need not come along'),
          items: z
            .array(
              z.strictObject({
                id: idOfRow.describe('Every language file has its words under `items`'),
                seasons: z.array(z.enum(seasonIds)).min(1, 'name at least one season, or delete the item'),
                source: source.optional().describe('For a hint that states a fact: who says so'),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  })
  .refine(({ groups }) => {
    const ids = groups.flatMap((group) => group.items.map((item) => item.id))
    return new Set(ids).size === ids.length
  }, 'two items have the same id. Rename or delete one: the ticks are kept by id.')

export type PackingItems = z.infer<typeof packingItemsSchema>

export const packingListCopySchema = z.strictObject({
  ...pageHead,
  heading: words,
  lead: words.describe('Says whose advice it is and where the ticks are kept'),
  withoutScript: words.describe('The same for browsers without script, where nothing is kept'),
  tabsLabel: words,
  count: withGaps(words, 'months', 'low', 'high', 'count', 'leave').describe(
    'In which months, usual temperatures, how many things, how many to leave',
  ),
  print: words,
  reset: words,
  undo: words,
  wasReset: words,
  notSaved: words,
  printedEmergency: words,
  printedAvalanche: words,
  groups: z.record(z.string(), words),
  items: z.record(
    z.string(),
    z.strictObject({ name: words, hint: words.optional(), amount: z.string().min(2).optional() }),
  ),
})

export type PackingListCopy = z.infer<typeof packingListCopySchema>

export interface PackingGroup {
  id: string
  name: string
  isLeftAtHome: boolean
  items: { id: string; name: string; hint?: string | undefined; amount?: string | undefined }[]
}

/** Throws a `ContentError` unless groups and items have the same ids in items.yaml and in the language file. */
export function matchPackingWords(list: PackingItems, copy: PackingListCopy, file: string): void {
  const source = 'items.yaml'
  matchKeys(ids(list.groups), copy.groups, { file, field: 'groups', source })
  matchKeys(ids(list.groups.flatMap(({ items }) => items)), copy.items, { file, field: 'items', source })
}

/** Returns the groups of one season's list with their words; empty groups are left out. */
export function pickSeasonList(list: PackingItems, copy: PackingListCopy, season: SeasonId): PackingGroup[] {
  return list.groups
    .map((group) => ({
      id: group.id,
      name: copy.groups[group.id] ?? group.id,
      isLeftAtHome: group.isLeftAtHome,
      items: group.items
        .filter((item) => item.seasons.includes(season))
        .map(({ id }) => ({ id, name: id, ...copy.items[id] })),
    }))
    .filter((group) => group.items.length > 0)
}

export const readPackingList = pageCopy(
  'packingList',
  packingListCopySchema,
  (copy, _language, file): { copy: PackingListCopy; list: PackingItems } => {
    const list = readYaml('pages/packing-list/items.yaml', packingItemsSchema)
    matchPackingWords(list, copy, file)
    return { copy, list }
  },
)
