import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { listIdsOf } from '#site/content/model/entries.ts'
import { kindIds } from '#site/content/model/kinds.ts'
import { oldPathOfEntry, pathOfEntry } from '#site/content/model/slugs.ts'
import { listAllPages } from './all-pages.ts'
import { listRedirects, spellInAscii } from './redirects.ts'

describe('spellInAscii', () => {
  it('writes the letters of the three languages as people type them without', () => {
    expect(spellInAscii('/de/fischerhütten')).toEqual(['/de/fischerhuetten', '/de/fischerhutten'])
    expect(spellInAscii('/de/über-uns')).toContain('/de/ueber-uns')
    expect(spellInAscii('/steder')).toEqual([])
  })
})

describe('listRedirects', () => {
  const redirects = listRedirects()
  const paths = new Set(listAllPages().map((page) => page.path))

  it('leads the plain spelling of a page to the page', () => {
    expect(redirects['/de/ueber-uns']).toBe('/de/über-uns')
  })

  it('leads a second name to its page in every language', () => {
    expect(redirects['/hoteller-i-lofoten']).toBe('/hoteller')
    expect(redirects['/en/hotels-in-lofoten']).toBe('/en/hotels')
    expect(redirects['/de/hotels-auf-den-lofoten']).toBe('/de/hotels')
  })

  it('leads from an entry that is gone, in every language and spelling', () => {
    expect(listRedirects([{ gone: 'cabins/gammel-sund', now: 'cabins/reine' }])).toMatchObject({
      '/rorbuer/gammel-sund': '/rorbuer/reine',
      '/no/rorbuer/gammel-sund': '/rorbuer/reine',
      '/en/fishermans-cabins/gammel-sund': '/en/fishermans-cabins/reine',
      '/de/fischerhütten/gammel-sund': '/de/fischerhütten/reine',
      '/de/fischerhuetten/gammel-sund': '/de/fischerhütten/reine',
    })
  })

  it('leads from the address with the id to the one with the slug, where an entry has one', () => {
    for (const language of languageKeys)
      for (const kind of kindIds)
        for (const id of listIdsOf(kind)) {
          const [old, now] = [oldPathOfEntry(kind, id, language), pathOfEntry(kind, id, language)]
          expect(paths.has(now), now).toBe(true)
          if (old !== now) expect(redirects[old]).toBe(now)
        }
  })

  it('leads only to pages that are built, and never to another redirect', () => {
    for (const target of Object.values(redirects)) {
      expect(paths.has(target), target).toBe(true)
      expect(redirects[target]).toBeUndefined()
    }
  })

  it('never takes the place of a page', () => {
    for (const from of Object.keys(redirects)) expect(paths.has(from), from).toBe(false)
  })
})
