// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { filterHotels } from './filter-hotels-behaviour.ts'

function currentLink(list: HTMLElement): string | undefined {
  return list.querySelector<HTMLElement>('[aria-current]')?.dataset.filterLink
}

describe('filterHotels', () => {
  let list: HTMLElement
  beforeEach(() => {
    document.body.innerHTML =
      '<div><a href="#alle" data-filter-link="all">Alle</a><a href="#lading" data-filter-link="lading">Lading</a></div>'
    list = document.body.firstElementChild as HTMLElement
  })

  it('shows the hotels with charging when the address asks for them', () => {
    filterHotels(list, '?filter=lading', '')
    expect(list.dataset.filter).toBe('lading')
    expect(currentLink(list)).toBe('lading')
  })

  it('does the same for a fragment alone, as the style sheet does', () => {
    filterHotels(list, '', '#lading')
    expect(list.dataset.filter).toBe('lading')
  })

  it('shows all for anything else, and says so in the links', () => {
    filterHotels(list, '?filter=lading', '')
    filterHotels(list, '?filter=spa', '#lading')
    expect(list.dataset.filter).toBe('all')
    expect(currentLink(list)).toBe('all')
  })
})
