// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepTabInParameter } from '#site/ui/keep-tab-in-parameter.ts'
import { activateTabs } from '#site/ui/tabs-behaviour.ts'
import { readTicks } from './kept-ticks.ts'
import { startPackingList } from './packing-list-behaviour.ts'

function panel(season: string, isActive: boolean): string {
  return `<div class="tab-panel" id="packing-${season}" data-active="${isActive}">
    <input type="checkbox" name="${season}" value="wool"><input type="checkbox" name="${season}" value="boots"></div>`
}

function tab(season: string, isChosen: boolean): string {
  return `<button role="tab" aria-controls="packing-${season}" aria-selected="${isChosen}">${season}</button>`
}

const root = () => document.querySelector('[data-packing]') as HTMLElement
const box = (season: string, id: string) => root().querySelector(`[name=${season}][value=${id}]`) as HTMLInputElement
const button = (name: string) => root().querySelector(`[data-${name}]`) as HTMLElement
const status = () => root().querySelector('[data-status]')?.textContent

/** The event of a page restored from memory; WebKit empties the boxes in a task after it. */
async function comeBack({ emptiesBoxes }: { emptiesBoxes: boolean }): Promise<void> {
  setTimeout(() => {
    if (emptiesBoxes) for (const each of root().querySelectorAll('input')) each.checked = false
  })
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await new Promise((resolve) => setTimeout(resolve, 5))
}

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/reiseinfo/pakkeliste')
  document.body.innerHTML = `<div data-packing>
    <button data-print></button><button data-reset></button><button data-undo hidden></button>
    <p data-status data-was-reset="cleared" data-not-saved="not saved"></p>
    <div data-tabs="packing"><div role="tablist">${tab('winter', false)}${tab('summer', true)}</div>
    ${panel('winter', false)}${panel('summer', true)}</div></div>`
})

describe('a packing list', () => {
  it('remembers a tick on this device', () => {
    startPackingList(root())
    box('summer', 'boots').click()
    expect(readTicks(localStorage)).toEqual({ summer: ['boots'] })
  })

  it('shows stored ticks, and discards what the browser filled in', () => {
    localStorage.setItem('packing-list', JSON.stringify({ winter: ['wool', 'sledge'] }))
    box('summer', 'wool').checked = true
    startPackingList(root())
    expect(box('winter', 'wool').checked).toBe(true)
    expect(box('summer', 'wool').checked).toBe(false)
  })

  it('keeps what was ticked before it started, beside the stored ticks', () => {
    localStorage.setItem('packing-list', JSON.stringify({ winter: ['wool'] }))
    box('summer', 'boots').checked = true
    box('summer', 'boots').dataset.early = ''
    startPackingList(root())
    expect(box('summer', 'boots').checked).toBe(true)
    expect(readTicks(localStorage)).toEqual({ winter: ['wool'], summer: ['boots'] })
  })

  it('shows stored ticks when the page is restored with empty boxes', async () => {
    startPackingList(root())
    box('summer', 'boots').click()
    box('winter', 'wool').click()
    await comeBack({ emptiesBoxes: true })
    expect(box('summer', 'boots').checked).toBe(true)
    expect(box('winter', 'wool').checked).toBe(true)
  })

  it('adds a tick to the stored ones, whatever the other boxes show', () => {
    startPackingList(root())
    box('summer', 'boots').click()
    box('summer', 'boots').checked = false
    box('summer', 'wool').click()
    expect(readTicks(localStorage)).toEqual({ summer: ['wool', 'boots'] })
    box('summer', 'wool').click()
    expect(readTicks(localStorage)).toEqual({ summer: ['boots'] })
  })

  it('clears the open season only, with undo', () => {
    localStorage.setItem('packing-list', JSON.stringify({ winter: ['wool'], summer: ['wool', 'boots'] }))
    startPackingList(root())
    button('reset').click()
    expect(readTicks(localStorage)).toEqual({ winter: ['wool'] })
    expect(status()).toBe('cleared')
    expect(button('undo').hidden).toBe(false)

    button('undo').click()
    expect(readTicks(localStorage)).toEqual({ winter: ['wool'], summer: ['wool', 'boots'] })
    expect(button('undo').hidden).toBe(true)
    expect(status()).toBe('')
  })

  it('offers no undo after a new tick', () => {
    localStorage.setItem('packing-list', JSON.stringify({ summer: ['wool'] }))
    startPackingList(root())
    button('reset').click()
    box('summer', 'boots').click()
    expect(button('undo').hidden).toBe(true)
  })

  it('says so when the browser does not keep it, and still lets boxes be ticked', async () => {
    const forbidden = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('denied')
      },
    } as unknown as Storage
    startPackingList(root(), forbidden)
    box('summer', 'wool').click()
    expect(box('summer', 'wool').checked).toBe(true)
    expect(status()).toBe('not saved')

    await comeBack({ emptiesBoxes: false })
    expect(box('summer', 'wool').checked).toBe(true)
  })

  it('prints when asked', () => {
    window.print = vi.fn()
    startPackingList(root())
    button('print').click()
    expect(window.print).toHaveBeenCalledOnce()
  })
})

describe('the season in the address', () => {
  it('opens the season that the address asks for', () => {
    history.replaceState(null, '', '/reiseinfo/pakkeliste?season=winter')
    activateTabs()
    keepTabInParameter(root(), 'season')
    expect(document.getElementById('packing-winter')?.dataset.active).toBe('true')
  })

  it('leaves the first choice alone when the address asks for something unknown', () => {
    history.replaceState(null, '', '/reiseinfo/pakkeliste?season=monsoon')
    activateTabs()
    keepTabInParameter(root(), 'season')
    expect(document.getElementById('packing-summer')?.dataset.active).toBe('true')
  })

  it('follows the choice', () => {
    activateTabs()
    keepTabInParameter(root(), 'season')
    root().querySelector<HTMLElement>('[aria-controls=packing-winter]')?.click()
    expect(location.search).toBe('?season=winter')
  })
})
