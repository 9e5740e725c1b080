// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { pickWords } from '#site/i18n/translate.ts'
import { showNotice } from '#site/ui/notices/show-notice.tsx'
import { translateAsBrowsersDo } from '#site/ui/testing/translate-as-browsers-do.ts'
import { keptCaches } from './kept-caches.ts'
import { storedPagesWords } from './offline-words.ts'
import { StoredPages } from './StoredPages.tsx'
import { readTitle } from './stored-pages.ts'

vi.mock('#site/ui/notices/show-notice.tsx', () => ({ showNotice: vi.fn() }))

const words = pickWords('no', storedPagesWords)

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Hydrates the list as the page has it. */
function show(): void {
  const list = (
    <StoredPages language="no" words={words} cacheName={keptCaches.pages} plainWay={{ href: '/', name: 'Forside' }} />
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(list)
  expect(container.querySelector(':not([hidden]) > p')?.textContent).toBe(words['offlinePage.noPages'])
  const onRecoverableError = vi.fn()
  render(list, { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).not.toHaveBeenCalled()
}

test('a page is listed by its title without the guide’s name', () => {
  expect(readTitle('<title>Ryten &amp; Kvalvika – tur – Lofoten</title>', '/x')).toBe('Ryten & Kvalvika – tur')
  expect(readTitle('<p>nothing</p>', '/turer/ryten')).toBe('/turer/ryten')
})

function keep(pages: Record<string, { title: string; readAt: string }>): void {
  const stored = Object.entries(pages).map(([path, { title, readAt }]) => ({
    url: `https://guide.example${path}`,
    title,
    readAt,
  }))
  vi.stubGlobal('caches', {
    has: async () => true,
    open: async () => ({
      keys: async () => stored,
      match: async (url: string) => {
        const { title = '', readAt = '' } = stored.find((page) => page.url === url) ?? {}
        return new Response(`<title>${title} – Lofoten</title>`, { headers: { 'x-read-at': readAt } })
      },
    }),
  })
}

test('the pages of the language are listed, the last one first, with how long ago they were read', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  keep({
    '/steder': { title: 'Steder', readAt: ago(30) },
    '/turer': { title: 'Turer', readAt: ago(3) },
    '/de/orte': { title: 'Orte', readAt: ago(1) },
  })
  show()
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['Turer lest for 3 timer siden', 'Steder lest for 30 timer siden'])
  expect(screen.getByRole('link', { name: 'Turer' }).getAttribute('href')).toBe('/turer')
  expect(screen.queryByText(words['offlinePage.noPages'])).toBeNull()
})

test('a list that is emptied meanwhile says so, also in a page that the browser has translated', async () => {
  keep({ '/turer': { title: 'Turer', readAt: new Date().toISOString() } })
  show()
  await screen.findByRole('link', { name: 'Turer' })
  translateAsBrowsersDo(document.body)
  keep({})
  document.dispatchEvent(new CustomEvent('removed'))
  await screen.findByText(words['offlinePage.noPages'])
  expect(screen.queryByRole('link')).toBeNull()
})

test('a browser that refuses its storage is told of on the page and in a notice, in the page’s language', async () => {
  vi.stubGlobal('caches', { has: () => Promise.reject(new DOMException('no', 'SecurityError')) })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  show()
  await screen.findByText(words['offlinePage.refused'])
  const notice = { kind: 'error', text: words['offlinePage.refused'], regionLabel: words['offlinePage.notices'] }
  await waitFor(() => expect(showNotice).toHaveBeenCalledExactlyOnceWith(notice))
  expect(screen.queryByText(words['offlinePage.noPages'])).toBeNull()
  keep({})
  document.dispatchEvent(new CustomEvent('removed'))
  await screen.findByText(words['offlinePage.noPages'])
  expect(screen.queryByText(words['offlinePage.refused'])).toBeNull()
})
