import { describe, expect, it } from 'vitest'
import { languageKeys, languageOfPath } from '#contract/languages.ts'

import { pages as definitions, pageIds } from '#site/routes/pages.ts'

import { isListed, listAllPages } from './all-pages.ts'

const pages = listAllPages()

describe('listAllPages', () => {
  it('gives no two pages the same path', () => {
    const paths = pages.map((page) => page.path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('lists every page in all three languages, each with the alternates of the others', () => {
    for (const page of pages) {
      for (const language of languageKeys) {
        const other = pages.find((candidate) => candidate.path === page.alternates[language])
        expect(other?.language).toBe(language)
        expect(other?.alternates).toEqual(page.alternates)
      }
    }
  })

  it('lists every page for search engines at one address, the same from each of its addresses', () => {
    const listed = pages.filter(isListed)
    for (const page of pages.filter((candidate) => candidate.isIndexed)) {
      const twin = listed.find((candidate) => candidate.path === page.canonical[page.language])
      expect(twin?.alternates).toEqual(page.canonical)
    }
  })

  it.each([
    ['restaurants', 'restaurantsCanonical'],
    ['motels', 'motelsCanonical'],
  ] as const)('names %s at the address of %s', (id, canonical) => {
    const found = pages.filter((page) => page.id === id)
    expect(found.map((page) => page.canonical[page.language])).toEqual(
      languageKeys.map((language) => definitions[canonical].paths[language]),
    )
    expect(found.some(isListed)).toBe(false)
  })

  it('gives every page the language that its path says', () => {
    for (const page of pages) expect(languageOfPath(page.path)).toBe(page.language)
  })

  it('has every page of the table', () => {
    expect([...new Set(pages.map((page) => page.id))]).toEqual(pageIds)
  })

  it('ends the way up at the home page', () => {
    for (const page of pages) {
      if (page.id !== 'home') expect(page.ancestors[0]?.id).toBe('home')
      for (const ancestor of page.ancestors) expect(pages.some((other) => other.path === ancestor.path)).toBe(true)
    }
  })

  it('keeps every path in NFC, without trailing slash and without .html', () => {
    for (const { path } of pages) {
      expect(path).toBe(path.normalize('NFC'))
      expect(path === '/' || !path.endsWith('/')).toBe(true)
      expect(path).not.toMatch(/\.html$|\s|[A-ZÆØÅ]/)
    }
  })
})
