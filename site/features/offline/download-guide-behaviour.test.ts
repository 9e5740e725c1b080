// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest'
import { formatMegabytes, startDownloading } from './download-guide-behaviour.ts'

test('a size is formatted in megabytes with one decimal, rounded up, per language', () => {
  expect(formatMegabytes(8_340_000, 'nb-NO')).toBe('8,4\u00a0MB')
  expect(formatMegabytes(8_340_000, 'en-GB')).toBe('8.4\u00a0MB')
  expect(formatMegabytes(12, 'de-DE')).toBe('0,1\u00a0MB')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(['remove', 'again'])('a browser that refuses its storage is told of where «%s» was pressed', async (name) => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('caches', {})
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  const refuse = () => {
    throw new DOMException('refused on purpose', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const words = JSON.stringify({ 'offline.refused': 'Ingen lagring her.' })
  document.body.innerHTML = `<div data-download-guide="no" data-words='${words}'><p data-state></p><progress data-progress></progress>
    <p data-status></p>${['download', 'stop', 'remove', 'again'].map((each) => `<button data-${each}></button>`).join('')}</div>`
  const root = document.querySelector<HTMLElement>('[data-download-guide]') as HTMLElement
  const removed = vi.fn()
  root.addEventListener('removed', removed)
  startDownloading(root)
  root.querySelector<HTMLButtonElement>(`[data-${name}]`)?.click()
  await vi.waitFor(() => expect(root.querySelector('[data-status]')?.textContent).toBe('Ingen lagring her.'))
  expect(removed).not.toHaveBeenCalled()
})
