import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { listIdsOf, readEntry } from '#site/content/model/entries.ts'
import { entryKinds } from '#site/content/model/kinds.ts'
import { describeAddress, describeEntry } from './describe-entry.ts'

describe('describeAddress', () => {
  it('splits an address of the register', () => {
    expect(describeAddress('Gunnar Bergs vei 2, 8300 Svolvær', 'Svinøya')).toMatchObject({
      streetAddress: 'Gunnar Bergs vei 2',
      postalCode: '8300',
      addressLocality: 'Svolvær',
    })
  })

  it('has only the village without an address', () => {
    const address = describeAddress(undefined, 'Hamnøy')
    expect(address).toMatchObject({ addressLocality: 'Hamnøy' })
    expect(address).not.toHaveProperty('streetAddress')
  })
})

describe('describeEntry', () => {
  const houseKinds = entryKinds.filter((kind) => kind !== 'trips')
  const everyEntry = houseKinds.flatMap((kind) =>
    listIdsOf(kind).flatMap((id) => languageKeys.map((language) => ({ kind, id, language }))),
  )

  it.each(everyEntry)('never claims a rating or a price: $kind/$id in $language', ({ kind, id, language }) => {
    const text = JSON.stringify(describeEntry(readEntry(kind, id, language), 'https://guide.example/x', language))
    expect(text).toContain('GeoCoordinates')
    expect(text).not.toMatch(/"[a-z]*(rating|review|price)[a-z]*":/i)
  })
})
