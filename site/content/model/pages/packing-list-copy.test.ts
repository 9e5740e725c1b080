import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { seasonIds } from '#site/content/model/season-queries.ts'
import { matchPackingWords, packingItemsSchema, pickSeasonList, readPackingList } from './packing-list-copy.ts'

const { copy, list } = readPackingList('no')

describe('packing lists', () => {
  it.each(languageKeys)('fit on a page and say what to leave, every season, in %s', (language) => {
    const packing = readPackingList(language)
    for (const season of seasonIds) {
      const groups = pickSeasonList(packing.list, packing.copy, season)
      const things = groups.flatMap((group) => group.items)
      expect(things.length).toBeGreaterThanOrEqual(18)
      expect(things.length).toBeLessThanOrEqual(30)
      expect(groups.filter((group) => group.isLeftAtHome)).toHaveLength(1)
    }
  })

  it('leave out what another season needs', () => {
    const summer = pickSeasonList(list, copy, 'summer').flatMap((group) => group.items.map((item) => item.id))
    expect(summer).toContain('sleepMask')
    expect(summer).not.toContain('spikes')
  })

  it('bring what winter brings for as long as it can be needed, insurance always, and a torch from August', () => {
    const idsOf = (season: (typeof seasonIds)[number], isLeftAtHome: boolean) =>
      pickSeasonList(list, copy, season)
        .filter((group) => group.isLeftAtHome === isLeftAtHome)
        .flatMap((group) => group.items.map((item) => item.id))
    expect(idsOf('spring', false)).toEqual(
      expect.arrayContaining(['tripod', 'battery', 'scraper', 'blanket', 'shovel', 'insurance']),
    )
    expect(idsOf('autumn', false)).toEqual(expect.arrayContaining(['tripod', 'scraper', 'blanket', 'insurance']))
    expect(idsOf('summer', false)).toEqual(expect.arrayContaining(['torchInSummer', 'insurance']))
    expect(idsOf('summer', true)).not.toContain('torchInSummer')
  })

  it('refuse two things of one id, because ticks are kept by id', () => {
    const twice = structuredClone(list)
    twice.groups[0]?.items.push({ id: 'boots', seasons: ['winter'] })
    expect(packingItemsSchema.safeParse(twice).error?.issues[0]?.message).toContain('two items have the same id')
  })

  it('name the field when words are missing or left over', () => {
    const { boots: _, ...items } = copy.items
    expect(() => matchPackingWords(list, { ...copy, items }, 'no.yaml')).toThrow('no.yaml: items.boots is missing')
    const groups = { ...copy.groups, sledge: 'På sleden' }
    expect(() => matchPackingWords(list, { ...copy, groups }, 'no.yaml')).toThrow('groups.sledge is not in items.yaml')
  })
})
