// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { activateTabs, nextTabIndex } from './tabs-behaviour.ts'

describe('nextTabIndex', () => {
  it('goes round with the arrows, to the edges with Home and End, and leaves other keys alone', () => {
    expect(nextTabIndex('ArrowRight', 3, 4)).toBe(0)
    expect(nextTabIndex('ArrowLeft', 0, 4)).toBe(3)
    expect(nextTabIndex('Home', 2, 4)).toBe(0)
    expect(nextTabIndex('End', 0, 4)).toBe(3)
    expect(nextTabIndex('a', 0, 4)).toBeUndefined()
  })
})

describe('activateTabs', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div data-tabs="s"><div role="tablist">
      <button role="tab" aria-controls="s-a" aria-selected="true" tabindex="0">A</button>
      <button role="tab" aria-controls="s-b" aria-selected="false" tabindex="-1">B</button></div>
      <div class="tab-panel" id="s-a" data-active="true"></div>
      <div class="tab-panel" id="s-b" data-active="false"><h3 id="inside">B</h3></div></div>`
    history.replaceState(null, '', '/')
  })

  const state = () => [...document.querySelectorAll<HTMLElement>('.tab-panel')].map((panel) => panel.dataset.active)

  it('shows the panel of the chosen tab and hides the other', () => {
    activateTabs()
    document.querySelectorAll<HTMLButtonElement>('[role=tab]')[1]?.click()
    expect(state()).toEqual(['false', 'true'])
    expect(document.querySelectorAll('[role=tab]')[1]?.getAttribute('aria-selected')).toBe('true')
  })

  it('moves focus and choice with the arrow keys', () => {
    activateTabs()
    const [first, second] = document.querySelectorAll<HTMLButtonElement>('[role=tab]')
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    expect(document.activeElement).toBe(second)
    expect([first?.tabIndex, second?.tabIndex]).toEqual([-1, 0])
  })

  it('opens the panel that the address points into', () => {
    history.replaceState(null, '', '/#inside')
    activateTabs()
    expect(state()).toEqual(['false', 'true'])
  })

  it('opens the tab of the month, and before it what the address points into', () => {
    const [first, second] = document.querySelectorAll<HTMLButtonElement>('[role=tab]')
    first?.setAttribute('data-open-months', '6 7 8')
    second?.setAttribute('data-open-months', '11 12 1')
    activateTabs(new Date('2026-11-28T12:00:00'))
    expect(state()).toEqual(['false', 'true'])
    history.replaceState(null, '', '/#inside')
    activateTabs(new Date('2026-07-01T12:00:00'))
    expect(state()).toEqual(['false', 'true'])
    history.replaceState(null, '', '/')
    activateTabs(new Date('2026-04-01T12:00:00'))
    expect(state()).toEqual(['false', 'true'])
  })

  it('works on a page whose address ends in something that no browser can decode', () => {
    history.replaceState(null, '', '/#%E0%A4%A')
    activateTabs()
    expect(state()).toEqual(['true', 'false'])
    document.querySelectorAll<HTMLButtonElement>('[role=tab]')[1]?.click()
    expect(state()).toEqual(['false', 'true'])
  })
})
