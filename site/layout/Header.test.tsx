// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Language, languageKeys } from '#contract/languages.ts'
import { listAllPages } from '#site/page-list/all-pages.ts'
import { Header } from './Header.tsx'

function show(language: Language): HTMLElement {
  const page = listAllPages().find(({ id, language: own }) => id === 'about' && own === language)
  document.body.innerHTML = page ? renderToStaticMarkup(<Header page={page} />) : ''
  return document.body
}

const names = {
  no: ['Planlegg din reise', 'Min tur'],
  en: ['Plan your trip', 'My trip'],
  de: ['Reise planen', 'Meine Reise'],
}

describe.each(languageKeys)('the header in %s', (language) => {
  it('has the way to the trip under both of its names, in the bar and in the menu of a phone', () => {
    const header = show(language)
    const links = [...header.querySelectorAll('.plan, .mobile-menu [data-trip-link]')]
    expect(links).toHaveLength(2)
    for (const link of links)
      expect([...link.querySelectorAll('.trip-names > *')].map(({ textContent }) => textContent)).toEqual(
        names[language],
      )
    expect(header.querySelector('.trip-icon')?.textContent).toBe(names[language][0])
    expect(header.querySelectorAll('[data-trip-link] [data-trip-count]')).toHaveLength(3)
  })

  it('begins the menu of a phone with the languages', () => {
    const menu = show(language).querySelector('.mobile-menu')
    expect(menu?.firstElementChild?.matches('.lang')).toBe(true)
    expect(menu?.querySelectorAll('.lang')).toHaveLength(1)
  })
})
