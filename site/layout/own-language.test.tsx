// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Language, languages, mapLanguages } from '#contract/languages.ts'
import { keepAddressState } from './keep-address-state.ts'
import { OwnLanguage } from './OwnLanguage.tsx'
import { offerOwnLanguage } from './own-language-behaviour.ts'

const alternates = mapLanguages((language) => `/${language}/page`)

function offerTo(preferred: string[], language: Language): string | null {
  document.documentElement.lang = languages[language].tag
  document.body.innerHTML = renderToStaticMarkup(<OwnLanguage language={language} alternates={alternates} />)
  offerOwnLanguage(preferred)
  const shown = [...document.querySelectorAll<HTMLElement>('.own-language')].filter(({ hidden }) => !hidden)
  expect(shown.length).toBeLessThan(2)
  return shown[0]?.querySelector('a')?.getAttribute('href') ?? null
}

beforeEach(() => localStorage.clear())

describe('the line that offers a page in the browser’s language', () => {
  it.each([
    [['de-AT', 'en'], 'en', '/de/page'],
    [['en-GB'], 'no', '/en/page'],
    [['nn-NO', 'en'], 'de', '/no/page'],
    [['no'], 'en', '/no/page'],
    [['fr-FR', 'de'], 'no', '/de/page'],
  ] as const)('is shown to %j on a page in %s', (preferred, language, href) => {
    expect(offerTo([...preferred], language)).toBe(href)
  })

  it.each([
    [['de'], 'de'],
    [['nn-NO'], 'no'],
    [['fr-FR'], 'en'],
    [[], 'no'],
  ] as const)('is not shown to %j on a page in %s', (preferred, language) => {
    expect(offerTo([...preferred], language)).toBeNull()
  })

  it('is in the language that it offers, and stays away once answered', () => {
    offerTo(['de'], 'no')
    const line = document.querySelector<HTMLElement>('.own-language:not([hidden])')
    expect([line?.lang, line?.querySelector('a')?.textContent]).toEqual(['de', 'Diese Seite auf Deutsch'])
    line?.querySelector('button')?.click()
    expect(line?.hidden).toBe(true)
    expect(offerTo(['de'], 'no')).toBeNull()
  })

  it('keeps query and fragment, as the switch does', () => {
    offerTo(['en'], 'no')
    keepAddressState()
    history.replaceState(null, '', '?sted=reine#main')
    const link = document.querySelector<HTMLAnchorElement>('.own-language:not([hidden]) a')
    link?.dispatchEvent(new Event('focus'))
    expect(link?.getAttribute('href')).toBe('/en/page?sted=reine#main')
  })
})
