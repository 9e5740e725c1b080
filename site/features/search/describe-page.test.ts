import { describe, expect, it } from 'vitest'
import { readSearchCopy } from '#site/editorial/pages/search-copy.ts'
import { languageKeys } from '#site/i18n/languages.ts'
import { listAllPages } from '#site/routes/all-pages.ts'
import { listIndexedPages } from './describe-page.ts'
import { hasAllWords } from './fold-letters.ts'

const notListed = ['home', 'search', 'notFound', 'motelsCanonical', 'restaurantsCanonical']

// Every page is read from its files, so each language is listed once.
const index = { no: listIndexedPages('no'), en: listIndexedPages('en'), de: listIndexedPages('de') }

describe('listIndexedPages', () => {
  it('lists every page of the language once, but the home page, the search and the 404 page', () => {
    for (const language of languageKeys) {
      const listed = index[language].map((page) => page.href)
      const expected = listAllPages()
        .filter((page) => page.language === language && !notListed.includes(page.id))
        .map((page) => encodeURI(page.path))
      expect(listed).toEqual(expected)
    }
  })

  it('gives every page a name and a sentence', () => {
    for (const page of Object.values(index).flat()) {
      expect(page.name.length, page.href).toBeGreaterThan(2)
      expect(page.description.length, page.href).toBeGreaterThan(10)
    }
  })

  it('finds something for every word that the search page suggests', () => {
    for (const language of languageKeys) {
      for (const word of readSearchCopy(language).none.suggestions) {
        const found = index[language].filter((page) => hasAllWords(page.find, word))
        expect(found.length, `${language}: ${word}`).toBeGreaterThan(0)
      }
    }
  })

  it.each([
    ['no', 'parkering reine', '/steder-a-besoke/reine'],
    ['no', 'krigsmuseum', '/steder-a-besoke/svolvaer'],
    ['en', 'football', '/en/places-to-visit/henningsvaer'],
    ['de', 'ueber uns', '/de/%C3%BCber-uns'],
    ['de', 'eintrittspreis', '/de/sehenswerte-orte/nusfjord'],
  ] as const)('finds in %s for "%s" the right page', (language, words, href) => {
    const found = index[language].filter((page) => hasAllWords(page.find, words))
    expect(found.map((page) => page.href)).toContain(href)
  })
})
