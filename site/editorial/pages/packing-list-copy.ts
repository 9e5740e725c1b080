import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { ContentError, readPageCopy, readYaml } from '#site/editorial/read-content.ts'
import { type SeasonId, seasonIds } from '#site/editorial/season-queries.ts'
import { source } from '#site/editorial/sourced.ts'

const words = z.string().trim().min(3)
const idOfRow = z.string().regex(/^[a-z][A-Za-z]+$/, 'must be one word in letters, like "headTorch"')

/** What goes into which season's list: `content/pages/packing-list/items.yaml`. */
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

/** The words of the packing list page. */
export const packingListCopySchema = z.strictObject({
  title: z.string().max(60),
  description: z.string().min(50).max(160),
  heading: words,
  lead: words.describe('Says whose advice it is and where the ticks are kept'),
  withoutScript: words.describe('The same for browsers without script, where nothing is kept'),
  tabsLabel: words,
  count: words
    .refine((text) => text.includes('{count}') && text.includes('{leave}'), 'must contain {count} and {leave}')
    .describe('How many things, how many to leave'),
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

/** One season's list, ready to print: groups in order, each with its things. */
export interface PackingGroup {
  id: string
  name: string
  isLeftAtHome: boolean
  items: { id: string; name: string; hint?: string | undefined; amount?: string | undefined }[]
}

function demandSame(wanted: string[], written: string[], field: string, file: string): void {
  const missing = wanted.find((id) => !written.includes(id))
  if (missing) throw new ContentError(`${file}: ${field}.${missing} is missing. items.yaml has it; write its words.`)
  const stray = written.find((id) => !wanted.includes(id))
  if (stray) throw new ContentError(`${file}: ${field}.${stray} is not in items.yaml. Delete it or add it there.`)
}

/** Fails with file, field and remedy unless groups and items have words and every word belongs to one of them. */
export function matchPackingWords(list: PackingItems, copy: PackingListCopy, file: string): void {
  demandSame(
    list.groups.map((group) => group.id),
    Object.keys(copy.groups),
    'groups',
    file,
  )
  demandSame(
    list.groups.flatMap((group) => group.items.map((item) => item.id)),
    Object.keys(copy.items),
    'items',
    file,
  )
}

/** The groups of one season's list with their words; a group with nothing in it that season is left out. */
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

/** The words of the packing list page in a language and what goes into which list (`content/pages/packing-list`). */
export function readPackingList(language: Language): { copy: PackingListCopy; list: PackingItems } {
  const list = readYaml('pages/packing-list/items.yaml', packingItemsSchema)
  const copy = readPageCopy('packing-list', language, packingListCopySchema)
  matchPackingWords(list, copy, `content/pages/packing-list/${language}.yaml`)
  return { copy, list }
}
