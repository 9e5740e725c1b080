import { expect, test } from 'vitest'
import type { Island } from '#site/content/model/entry-schema.ts'
import { groupByIsland } from './CabinIslands.tsx'

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
