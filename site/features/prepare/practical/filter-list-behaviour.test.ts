// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { filterList } from './filter-list-behaviour.ts'

function currentLink(list: HTMLElement): string | undefined {
  return list.querySelector<HTMLElement>('[aria-current]')?.dataset.filterLink
}

describe('filterList', () => {
  let main: HTMLElement
  beforeEach(() => {
    document.body.innerHTML =
      '<main><a href="#alle" data-filter-link="alle">Alle</a><a href="#lading" data-filter-link="lading">Lading</a></main>'
    main = document.body.firstElementChild as HTMLElement
  })

  it('shows the view that the address asks for', () => {
    filterList(main, '?filter=lading', '')
    expect(main.dataset.filter).toBe('lading')
    expect(currentLink(main)).toBe('lading')
  })

  it('does the same for a fragment alone, as the style sheet does', () => {
    filterList(main, '', '#lading')
    expect(main.dataset.filter).toBe('lading')
  })

  it('shows all for anything else, and for a view that this list does not have, and says so in the links', () => {
    filterList(main, '?filter=lading', '')
    filterList(main, '?filter=trinnfritt', '#lading')
    expect(main.dataset.filter).toBe('alle')
    expect(currentLink(main)).toBe('alle')
  })
})
