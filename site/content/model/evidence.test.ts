import { afterEach, expect, test, vi } from 'vitest'
import { type Figure, sumReviews } from './evidence.ts'

function counted(id: string, reviewCount: Figure<number>) {
  return { kind: 'cabins', id, facts: { reviewCount } }
}

const sample = { evidence: 'sample' } as const
const verified = { evidence: 'verified', source: 'A source, 2026', checkedOn: '2026-11-20' } as const

afterEach(() => vi.unstubAllEnvs())

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
