import { describe, expect, it } from 'vitest'
import type { PriceFigure } from './price-schema.ts'
import { findPriceLimit, listShownPrices } from './shown-prices.ts'

const house = (id: string, from?: number, isSample = false) => ({
  kind: 'hotels',
  id,
  facts: {
    price: (from && {
      evidence: isSample ? 'sample' : 'verified',
      value: { from, unit: 'night' },
      source: 'x',
      checkedOn: '2026-11-29',
    }) as PriceFigure | undefined,
  },
})

describe('the prices that cards show', () => {
  it('are those that somebody saw, the lowest first, without examples', () => {
    const shown = listShownPrices([house('a', 3000), house('b'), house('c', 1000, true), house('d', 2000)])
    expect(shown.map(({ house: { id } }) => id)).toEqual(['d', 'a'])
  })

  it('have a limit for the cheaper half, in whole hundreds', () => {
    const limit = findPriceLimit([house('a', 1510), house('b', 1900), house('c', 2400), house('d')])
    expect([limit?.kroner, [...(limit?.ids ?? [])]]).toEqual([1900, ['a', 'b']])
    expect(findPriceLimit([house('a', 1510), house('b', 2400)])?.kroner).toBe(1600)
  })

  it.each([
    ['few are known', [house('a', 1500), house('b'), house('c')]],
    ['all cost the same', [house('a', 1500), house('b', 1500)]],
    ['there are none', []],
  ])('have none where %s', (_why, houses) => expect(findPriceLimit(houses)).toBeUndefined())
})
