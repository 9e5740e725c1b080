import { expect, test } from 'vitest'
import { groupByIsland } from './cabin-lists.ts'
import type { Island } from './entry-schema.ts'

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
