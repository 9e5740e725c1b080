import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'

/**
 * Puts every text of an element into `<font>[text]</font>`, as browsers do that translate pages. React keeps the text nodes it made, so
 * what it changes or takes away afterwards must not be bare text beside an element: an element holds one string or only elements.
 * A test of an island calls it, goes to the next state, and expects the new text and no boundary.
 */
export function translateAsBrowsersDo(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if ((node as Text).data.trim()) texts.push(node as Text)
  }
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = `[${text.data}]`
    text.replaceWith(font)
  }
}

/**
 * Draws each of the states, has the page translated, goes to each of the others, and expects the text of a page that was drawn in that
 * state from the start: nothing throws, and no old text stays.
 */
export function expectToStandTranslation(states: readonly ReactNode[]): void {
  const textOf = (state: ReactNode) => {
    const text = render(state).container.textContent
    cleanup()
    return text
  }
  for (const from of states)
    for (const to of states) {
      const expected = textOf(to)
      const { container, rerender } = render(from)
      translateAsBrowsersDo(container)
      rerender(to)
      expect(container.textContent?.replaceAll(/[[\]]/g, '')).toBe(expected)
      cleanup()
    }
}
