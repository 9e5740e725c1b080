// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { present } from '#site/ui/notices/notice-host.tsx'
import { readTitle, showStoredPages } from './stored-pages-behaviour.ts'

vi.mock('#site/ui/notices/notice-host.tsx', () => ({ present: vi.fn() }))

afterEach(() => vi.unstubAllGlobals())

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
  document.body.innerHTML = `<div data-stored-pages="no" data-locale="nb-NO" data-read="lest {age}">
    <p data-none></p></div>`
  const root = document.querySelector<HTMLElement>('[data-stored-pages]') as HTMLElement
  await showStoredPages(root)
  expect([...root.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    'Turer lest for 3 timer siden',
    'Steder lest for 30 timer siden',
  ])
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/turer')
  expect(root.querySelector<HTMLElement>('[data-none]')?.hidden).toBe(true)
})

test('a browser that refuses its storage is told of on the page and in a notice, in the page’s language', async () => {
  vi.stubGlobal('caches', { has: () => Promise.reject(new DOMException('no', 'SecurityError')) })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = `<div data-stored-pages="no" data-notices="Meldinger"><p data-refused hidden>Ingen lagring her.</p>
    <p data-none>Ingen sider.</p></div>`
  const root = document.querySelector<HTMLElement>('[data-stored-pages]') as HTMLElement
  await showStoredPages(root)
  expect(present).toHaveBeenCalledWith({ kind: 'error', text: 'Ingen lagring her.', regionLabel: 'Meldinger' })
  expect(root.querySelector<HTMLElement>('[data-refused]')?.hidden).toBe(false)
  expect(root.querySelector<HTMLElement>('[data-none]')?.hidden).toBe(true)
  keep({})
  await showStoredPages(root)
  expect(root.querySelector<HTMLElement>('[data-refused]')?.hidden).toBe(true)
})
