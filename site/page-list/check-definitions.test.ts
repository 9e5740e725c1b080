import { describe, expect, it } from 'vitest'
import { type KindDefinition, kinds } from '#site/content/model/kinds.ts'
import { type PageDefinition, pages } from '#site/routes/pages.ts'
import { findFaultsOfKinds, findFaultsOfPages } from './check-definitions.ts'

type Pages = Record<string, PageDefinition>

const saunas = {
  paths: { no: '/badstuer', en: '/en/saunas', de: '/de/saunen' },
  parent: 'home',
  screen: 'Activities',
  name: 'page.activities',
  search: ['activities', 'list'],
} as const satisfies PageDefinition

/** Returns the pages of the guide and a faulty one. */
const withPage = (changes: object): Pages => ({ ...pages, saunas: { ...saunas, ...changes } })

describe('findFaultsOfPages', () => {
  it('finds nothing wrong with the pages of the guide, nor with one more', () => {
    expect(findFaultsOfPages(pages)).toEqual([])
    expect(findFaultsOfPages(withPage({}))).toEqual([])
  })

  it.each<[string, object, string]>([
    ['a language is missing', { paths: { no: '/badstuer', en: '/en/saunas' } }, 'has no path in "de". Write paths.de.'],
    ['a path is taken', { paths: { ...saunas.paths, de: '/de/hotels' } }, '"/de/hotels", which the page "hotels" has.'],
    ['a former path is taken', { formerPaths: { ...saunas.paths, no: '/kart', en: '/en/map' } }, '"/de/saunen", which'],
    ['a path is untidy', { paths: { ...saunas.paths, no: '/Badstuer/' } }, 'Write small letters, figures and hyphens'],
    [
      'the parameter differs',
      { paths: { no: '/b/[id]', en: '/en/s/[id]', de: '/de/s/[slug]' } },
      'one name in all languages',
    ],
    ['there is no parent', { parent: undefined }, 'has no parent. Name the page above it.'],
    ['the parent does not exist', { parent: 'wellness' }, 'names "wellness" as its parent, and there is no such page.'],
    ['the canonical page does not exist', { canonical: 'wellness' }, 'names "wellness" as its canonical'],
    ['the picture does not exist', { picture: 'vignett-badekar' }, 'Write content/pictures/vignett-badekar.yaml'],
    ['the screen does not exist', { screen: 'Saunas' }, 'Write site/screens/SaunasScreen.astro'],
    ['there is no name', { name: undefined }, 'like "page.saunas"'],
    ['nobody wrote its name', { name: 'page.saunas' }, 'Write that word in every file of site/i18n/messages.'],
    ['the search group does not exist', { search: ['wellness', 'list'] }, 'Name one of places, trips'],
    ['the type of result does not exist', { search: ['stay', 'sauna'] }, 'Name one of place, list'],
  ])('says what to do when %s', (_, changes, sentence) => {
    const faults = findFaultsOfPages(withPage(changes))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/^site\/routes\/pages\.ts: the page "saunas" /)
    expect(faults[0]).toContain(sentence)
  })
})

describe('findFaultsOfKinds', () => {
  const saunaPage = { ...saunas, paths: { no: '/badstuer/[id]', en: '/en/saunas/[id]', de: '/de/saunen/[id]' } }
  const find = (kind: object, more: Pages = { sauna: saunaPage }) =>
    findFaultsOfKinds({ ...kinds, saunas: kind as KindDefinition }, { ...pages, ...more }, () => true)

  it('finds nothing wrong with the kinds of the guide, nor with one more', () => {
    expect(findFaultsOfKinds(kinds)).toEqual([])
    expect(find({ page: 'sauna', mapCategory: 'attraction' })).toEqual([])
  })

  it.each<[string, object, Pages | undefined, string]>([
    ['its page does not exist', { page: 'wellness' }, {}, 'Define that page in site/routes/pages.ts'],
    ['its page has no parameter', { page: 'sauna' }, { sauna: saunas }, 'Give them one, like /[id].'],
    ['another kind has its page', { page: 'hotel' }, {}, 'the kinds "hotels" and "saunas" have one page.'],
    ['the map category does not exist', { page: 'sauna', mapCategory: 'wellness' }, undefined, 'Name one of airport'],
    ['one of its map categories does not exist', { page: 'sauna', mapCategory: { wet: 'pool' } }, undefined, '"pool"'],
    [
      'a page has a parameter and no kind',
      { page: 'spa' },
      { spa: saunaPage, sauna: saunaPage },
      'no kind has the page "sauna"',
    ],
  ])('says what to do when %s', (_, kind, more, sentence) => {
    const faults = find(kind, more)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/^site\/content\/model\/kinds\.ts: /)
    expect(faults[0]).toContain(sentence)
  })

  it('says what to do when the folder of its entries is not there', () => {
    const faults = findFaultsOfKinds(kinds, pages, (path) => path !== 'content/cabins')
    expect(faults).toEqual([
      'site/content/model/kinds.ts: the kind "cabins" has no entries. Make the folder content/cabins.',
    ])
  })
})
