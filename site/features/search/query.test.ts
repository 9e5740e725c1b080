import { describe, expect, it } from 'vitest'
import { quoteQuery, tidyQuery } from './query.ts'

describe('quoteQuery', () => {
  it('quotes only the beginning of something long, and never half a character', () => {
    expect(quoteQuery('reine')).toBe('reine')
    expect(quoteQuery('🐟'.repeat(80))).toBe(`${'🐟'.repeat(60)}…`)
  })
})

describe('tidyQuery', () => {
  it('trims, and cuts what can only be pasted without halving a letter', () => {
    expect(tidyQuery('  reine ')).toBe('reine')
    expect(tidyQuery('🐟'.repeat(300))).toBe('🐟'.repeat(200))
  })
})
