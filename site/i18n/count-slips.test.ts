import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countSlips } from './count-slips.ts'

describe('countSlips', () => {
  it.each([
    ['reine', 'reine', 0],
    ['rienebringen', 'reinebringen', 1],
    ['nusfjrod', 'nusfjord', 1],
    ['norlys', 'nordlys', 1],
    ['ferrje', 'ferje', 1],
    ['henningsver', 'henningsvar', 1],
    ['rainebryggen', 'reinebringen', 3],
  ])('counts from %s to %s', (one, other, slips) => {
    expect(countSlips(one, other, 5)).toBe(slips)
  })

  it('is the same both ways, and never more than one above its limit', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aeiklnr'), maxLength: 9 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, limit) => {
        const slips = countSlips(one, other, limit)
        expect(countSlips(other, one, limit)).toBe(slips)
        expect(slips).toBeLessThanOrEqual(limit + 1)
        expect(slips === 0).toBe(one === other)
      }),
    )
  })
})
