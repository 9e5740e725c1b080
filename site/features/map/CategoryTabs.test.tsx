// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CategoryTabs, mapPanelId, tabIdOf } from './CategoryTabs.tsx'
import type { CategoryChoice } from './categories.ts'
import { exampleVoice } from './map-examples.ts'

const norwegian = exampleVoice('no').words

afterEach(cleanup)

function show(chosen: CategoryChoice, words = norwegian) {
  const onChoose = vi.fn()
  render(<CategoryTabs chosen={chosen} onChoose={onChoose} words={words} />)
  return onChoose
}

const tabs = () => screen.getAllByRole('tab')
const tab = (name: string) => screen.getByRole('tab', { name })
/** Accessible names of the tabs, without the hidden emoji. */
const names = () =>
  tabs().map((element) => {
    const copy = element.cloneNode(true) as HTMLElement
    for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
    return copy.textContent
  })

describe('the tabs of the map', () => {
  it('are fifteen, with their labels in their order', () => {
    show('all')
    expect(names()).toEqual([
      'Alle',
      'Flyplasser',
      'Hoteller',
      'Overnattinger',
      'Restauranter',
      'Kafeer',
      'Bilutleie',
      'Elbil-lading',
      'Attraksjoner',
      'Utsiktspunkter',
      'Strender',
      'Turruter',
      'Fiskeplasser',
      'Parkering',
      'Camping og bobil',
    ])
  })

  it.each(['en', 'de'] as const)('have another label for each in %s', (language) => {
    show('all', exampleVoice(language).words)
    expect(new Set(names()).size).toBe(15)
  })

  it('show the sign of their markers, all but the first', () => {
    show('all')
    expect(tab('Strender').querySelector('.map-dot.of-beach')?.textContent).toBe('🏖️')
    expect(tab('Alle').querySelector('.map-dot')).toBeNull()
    expect(document.querySelectorAll('.map-dot')).toHaveLength(14)
  })

  it('tell which one is chosen, and are one stop of the Tab key', () => {
    show('beach')
    expect(tabs().filter((element) => element.getAttribute('aria-selected') === 'true')).toEqual([tab('Strender')])
    expect(tabs().filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('Strender')])
    expect(tab('Strender').getAttribute('aria-controls')).toBe(mapPanelId)
    expect(tab('Strender').id).toBe(tabIdOf('beach'))
  })

  it('take a click for a step', () => {
    const onChoose = show('all')
    fireEvent.click(tab('Strender'))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('beach', 'step')
  })

  it.each([
    ['ArrowRight', 'hiking'],
    ['ArrowLeft', 'viewpoint'],
    ['Home', 'all'],
    ['End', 'camping'],
  ] as const)('pass on with %s, and the focus with them', (key, expected) => {
    const onChoose = show('beach')
    tab('Strender').focus()
    fireEvent.keyDown(tab('Strender'), { key })
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(expected, 'in place')
    expect(document.activeElement?.id).toBe(tabIdOf(expected))
  })

  it('go round', () => {
    const onChoose = show('camping')
    fireEvent.keyDown(tab('Camping og bobil'), { key: 'ArrowRight' })
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('all', 'in place')
  })

  it('leave other keys to the browser', () => {
    const onChoose = show('beach')
    expect(fireEvent.keyDown(tab('Strender'), { key: 'ArrowDown' })).toBe(true)
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('scroll sideways to the one that is chosen, without moving the page', () => {
    const into = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { rerender } = render(<CategoryTabs chosen="all" onChoose={() => {}} words={norwegian} />)
    const list = screen.getByRole('tablist', { name: 'Kategori' })
    Object.defineProperty(list, 'clientWidth', { value: 300 })
    Object.defineProperties(tab('Parkering'), { offsetLeft: { value: 1400 }, offsetWidth: { value: 100 } })
    rerender(<CategoryTabs chosen="parking" onChoose={() => {}} words={norwegian} />)
    expect(list.scrollLeft).toBe(1300)
    expect(into).not.toHaveBeenCalled()
    into.mockRestore()
  })

  it('carry no style that a strict policy would refuse', () => {
    expect(renderToStaticMarkup(<CategoryTabs chosen="all" onChoose={() => {}} words={norwegian} />)).not.toContain(
      'style=',
    )
  })
})
