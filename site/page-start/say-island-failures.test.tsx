// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { boundaryWords } from '#site/ui/boundary-words.ts'
import { IslandBoundary } from '#site/ui/IslandBoundary.tsx'
import { sayIslandFailures } from './say-island-failures.ts'

sayIslandFailures()
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

it.each(languageKeys)(
  'an island whose script does not come says so in %s, reloads, and leads the plain way',
  (language) => {
    const words = pickWords(language, boundaryWords)
    const islands = ['one', 'other'].map((name) => {
      const island = document.body.appendChild(document.createElement('astro-island'))
      island.innerHTML = renderToString(
        <IslandBoundary words={words} link={{ href: `/${name}`, name }}>
          <div aria-busy="true">{name}</div>
        </IslandBoundary>,
      )
      return island
    })
    const [one, other] = islands as [HTMLElement, HTMLElement]
    const failureOf = (island: HTMLElement) => island.querySelector<HTMLElement>('[role=alert]')?.parentElement
    for (const island of islands) expect(failureOf(island)?.hidden).toBe(true)
    one.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }))
    expect(failureOf(one)?.hidden).toBe(false)
    expect(failureOf(one)?.textContent).toContain(words['boundary.failed'])
    expect(failureOf(one)?.querySelector('a')?.getAttribute('href')).toBe('/one')
    expect(one.querySelector('[aria-busy]')).toBeNull()
    expect(failureOf(other)?.hidden).toBe(true)
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    failureOf(one)?.querySelector('button')?.click()
    expect(reload).toHaveBeenCalledOnce()
  },
)
