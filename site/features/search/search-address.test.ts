import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOfHit } from './address-of-hit.ts'
import { quoteQuery, tidyQuery } from './query.ts'
import { fragmentOf, readSearchAddress } from './search-address.ts'
import { describeSearch } from './search-data.ts'

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

const data = describeSearch('de')

it.each([
  ['Wetter Reine', '?sted=reine'],
  ['wetter in hamnøy', '?sted=reine'],
  ['Svolvaer Wind', '?sted=svolvaer'],
  ['Wetter', ''],
  ['Wetter Å', ''],
  ['constructor', ''],
])('the weather for «%s» opens there', (searched, parameter) => {
  expect(addressOfHit(data.weather.href, searched, data)).toBe(data.weather.href + parameter)
})

it('leaves other pages alone', () => {
  expect(addressOfHit('/de/hotels', 'Hotels Reine', data)).toBe('/de/hotels')
})
