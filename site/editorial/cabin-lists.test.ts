import { afterEach, expect, test, vi } from 'vitest'
import { groupByIsland, sumReviews } from './cabin-lists.ts'
import type { Cabin } from './cabin-queries.ts'
import type { Island } from './entry-schema.ts'
import type { Figure } from './evidence.ts'

function onIsland(id: string, island: Island) {
  return { id, facts: { island } }
}

function counted(id: string, reviewCount: Figure<number>) {
  return { id, facts: { reviewCount } as Cabin['facts'] }
}

const sample = { evidence: 'sample' } as const
const verified = { evidence: 'verified', source: 'A source, 2026', checkedOn: '2026-11-20' } as const

afterEach(() => vi.unstubAllEnvs())

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

test('the sum of reviews is an example when one of the counts is', () => {
  vi.stubEnv('CONTENT_EVIDENCE', 'sample')
  expect(sumReviews([counted('a', { ...sample, value: 200 }), counted('b', { ...verified, value: 30 })])).toEqual({
    value: 230,
    isSample: true,
  })
})

test('a guide with verified figures sums only those, and says nothing where there are none', () => {
  vi.stubEnv('CONTENT_EVIDENCE', 'verified')
  expect(sumReviews([counted('a', { ...sample, value: 200 }), counted('b', { ...verified, value: 30 })])).toEqual({
    value: 30,
    isSample: false,
  })
  expect(sumReviews([counted('a', { ...sample, value: 200 })])).toBeUndefined()
})
