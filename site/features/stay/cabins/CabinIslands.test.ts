import { expect, test, vi } from 'vitest'
import { cabins } from '#site/content/model/cabin-queries.ts'
import type { Island } from '#site/content/model/entry-schema.ts'
import { groupByIsland } from './CabinIslands.tsx'
import { describeCabinList } from './describe-cabin-list.ts'

function onIsland(id: string, island: Island) {
  return { id, facts: { island } }
}

test('islands follow in the order in which the road reaches them, and so do the places on each', () => {
  const groups = groupByIsland([
    onIsland('svolvaer', 'austvagoya'),
    onIsland('kabelvag', 'austvagoya'),
    onIsland('nusfjord', 'flakstadoya'),
    onIsland('henningsvaer', 'austvagoya'),
  ])
  expect(groups.map(({ island, cabins }) => [island, cabins.map(({ id }) => id)])).toEqual([
    ['austvagoya', ['svolvaer', 'kabelvag', 'henningsvaer']],
    ['flakstadoya', ['nusfjord']],
  ])
})

test('search engines get them all in the order of the road, and none of the example figures', () => {
  vi.stubEnv('CONTENT_EVIDENCE', 'sample')
  const list = describeCabinList(cabins.list('en'), { language: 'en' }, 'https://example.org') as {
    numberOfItems: number
    itemListElement: { position: number; name: string }[]
  }
  vi.unstubAllEnvs()
  expect(list.numberOfItems).toBe(cabins.listIds().length)
  expect(list.itemListElement.map(({ position }) => position)).toEqual(cabins.listIds().map((_, index) => index + 1))
  expect(list.itemListElement[0]?.name).toBe('Svinøya Rorbuer')
  expect(list.itemListElement.at(-1)?.name).toBe('Reine Rorbuer')
  expect(JSON.stringify(list)).not.toMatch(/rating|review|price/i)
})
