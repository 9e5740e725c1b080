// @vitest-environment happy-dom

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSearchCopy } from '#site/editorial/pages/search-copy.ts'
import { SearchForm } from '#site/layout/SearchForm.tsx'
import { foldLetters } from './fold-letters.ts'
import { SearchIndex } from './SearchIndex.tsx'
import { startSearch } from './search-behaviour.ts'

const pages = (
  [
    ['places', 'Svolvær', 'Byen: buss, båt og fly'],
    ['places', 'Røst', 'Ytterst, fuglefjell'],
    ['travel', 'Vær', 'Varsel for Svolvær og fire andre steder'],
  ] as const
).map(([group, name, description]) => ({
  group,
  name,
  description,
  href: `/${name}`,
  find: foldLetters(`${name} ${description}`),
}))

function open(address: string): HTMLElement {
  history.replaceState(null, '', address)
  const copy = readSearchCopy('no')
  const form = createElement(SearchForm, { className: 'sf', id: 'search-words', language: 'no' })
  const index = createElement(SearchIndex, { pages, copy, language: 'no' })
  document.body.innerHTML = `<div data-search>${renderToStaticMarkup(form)}${renderToStaticMarkup(index)}</div>`
  const root = document.querySelector<HTMLElement>('[data-search]') as HTMLElement
  startSearch(root)
  return root
}

const field = () => document.querySelector('input') as HTMLInputElement
const said = () => document.querySelector('[role=status]')?.textContent
const shown = () => [...document.querySelectorAll('li[data-find]:not([hidden]) a')].map((link) => link.textContent)
const isNoneShown = () => !document.querySelector<HTMLElement>('[data-none]')?.hidden

function type(words: string): void {
  field().value = words
  field().dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('startSearch', () => {
  it('shows the whole guide and says nothing before anyone has searched', () => {
    open('/sok')
    expect(shown()).toEqual(['Svolvær', 'Røst', 'Vær'])
    expect(said()).toBe('')
    expect(isNoneShown()).toBe(false)
    expect(console.info).not.toHaveBeenCalled()
  })

  it('answers the words of the address and logs them to the console only', () => {
    open('/sok?q=svolvaer')
    expect(field().value).toBe('svolvaer')
    expect(shown()).toEqual(['Svolvær', 'Vær'])
    expect(said()).toBe('2 treff på «svolvaer»')
    expect(console.info).toHaveBeenCalledWith('Search:', 'svolvaer')
  })

  it('filters while typing, hides groups without a hit and keeps the words in the address', () => {
    open('/sok?fra=meny')
    type('roest')
    expect(shown()).toEqual(['Røst'])
    expect(said()).toBe('1 treff på «roest»')
    expect(document.querySelector<HTMLElement>('[data-group=travel]')?.hidden).toBe(true)
    expect(location.search).toBe('?fra=meny&q=roest')
    type('')
    expect(location.search).toBe('?fra=meny')
    expect(shown()).toHaveLength(3)
  })

  it('says when nothing is found, and keeps the whole guide in reach', () => {
    open('/sok')
    type('rainebryggen')
    expect(said()).toBe('Ingen treff på «rainebryggen»')
    expect(isNoneShown()).toBe(true)
    expect(shown()).toHaveLength(3)
  })

  it('takes a suggestion as if it had been typed', () => {
    const root = open('/sok?q=rainebryggen')
    const suggestion = root.querySelector<HTMLButtonElement>('[data-none] button')
    suggestion?.click()
    expect(field().value).toBe(suggestion?.textContent)
    expect(location.search).toBe(`?q=${suggestion?.textContent}`)
  })

  it('stays on the page when the form is sent', () => {
    const root = open('/sok')
    field().value = 'fly'
    const event = new Event('submit', { cancelable: true })
    root.querySelector('form')?.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    expect(shown()).toEqual(['Svolvær'])
    expect(console.info).toHaveBeenCalledWith('Search:', 'fly')
  })

  it('prints what was searched as text, whatever it is', () => {
    open(`/sok?q=${encodeURIComponent('<i>xq$&</i>')}`)
    expect(said()).toBe('Ingen treff på «<i>xq$&</i>»')
    expect(document.querySelector('[role=status] i')).toBeNull()
  })

  it('takes no more than the field does from the address', () => {
    open(`/sok?q=${'a'.repeat(500)}`)
    expect(field().value).toHaveLength(200)
  })
})
