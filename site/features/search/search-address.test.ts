import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fragmentOf, readSearchAddress } from './search-address.ts'

describe('readSearchAddress', () => {
  it('reads the words and the group of the fragment', () => {
    expect(readSearchAddress({ hash: '#q=reine+havn&group=trips', search: '' })).toEqual({
      query: 'reine havn',
      group: 'trips',
    })
  })

  it('still reads the query of older links', () => {
    expect(readSearchAddress({ hash: '', search: '?q=reine' })).toEqual({ query: 'reine', group: undefined })
  })

  it.each([
    ['nothing but blanks', '#q=%20%20%0A', ''],
    ['an unknown group', '#q=reine&group=everything', 'reine'],
    ['broken percent signs', '#q=%E0%A4%A', '\ufffd%A'],
    ['half a character', `#q=${'\ud83d'}x`, '\ufffdx'],
    ['markup', `#q=${encodeURIComponent('<b>x</b>')}`, '<b>x</b>'],
    ['10,000 letters', `#q=${'a'.repeat(10_000)}`, 'a'.repeat(200)],
  ])('makes something searchable of %s', (_, hash, query) => {
    expect(readSearchAddress({ hash, search: '' })).toEqual({ query, group: undefined })
  })

  it('reads back every fragment it writes', () => {
    const query = fc
      .string({ unit: 'grapheme', maxLength: 60 })
      .map((text) => text.trim())
      .filter((text) => Array.from(text).length <= 200)
    fc.assert(
      fc.property(query, (words) => {
        const address = { query: words, group: undefined }
        expect(readSearchAddress({ hash: fragmentOf(address), search: '' })).toEqual(address)
      }),
    )
  })
})
