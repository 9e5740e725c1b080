// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest'
import { formatMegabytes, patienceMs, startDownloading } from './download-guide-behaviour.ts'

test('a size is formatted in megabytes with one decimal, rounded up, per language', () => {
  expect(formatMegabytes(8_340_000, 'nb-NO')).toBe('8,4\u00a0MB')
  expect(formatMegabytes(8_340_000, 'en-GB')).toBe('8.4\u00a0MB')
  expect(formatMegabytes(12, 'de-DE')).toBe('0,1\u00a0MB')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Puts the panel on the page and starts it. */
function start(words: Record<string, string>): HTMLElement {
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  const buttons = ['download', 'stop', 'remove', 'again', 'retry'].map(
    (each) => `<button data-${each} hidden></button>`,
  )
  document.body.innerHTML = `<div data-download-guide="no"><p data-state>Ser etter.</p><progress data-progress></progress>
    <p data-status></p>${buttons.join('')}</div>`
  const root = document.querySelector<HTMLElement>('[data-download-guide]') as HTMLElement
  root.dataset.words = JSON.stringify(words)
  startDownloading(root)
  return root
}

test.each([
  ['the network', () => Promise.resolve([]), 'Ikke på enheten. Lar vente på seg.'],
  ['the storage', () => new Promise<string[]>(() => {}), 'Lar vente på seg.'],
])(
  '%s that does not answer is waited for so long; then what is known stands there, and one can try again',
  async (_, keys, said) => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
          setTimeout(() => seen([{ isIntersecting: true }]))
        }
        observe() {}
        disconnect() {}
      },
    )
    vi.stubGlobal('caches', { keys, has: async () => false })
    const fetched = vi.fn((): Promise<Response> => new Promise(() => {}))
    vi.stubGlobal('fetch', fetched)
    const root = start({
      'offline.absent': 'Ikke på enheten.',
      'offline.slow': 'Lar vente på seg.',
      'offline.looking': 'Ser etter.',
      'offline.noNetwork': 'Uten nett.',
    })
    const state = root.querySelector('[data-state]')
    const retry = root.querySelector<HTMLButtonElement>('[data-retry]')
    await vi.advanceTimersByTimeAsync(patienceMs - 1)
    expect(retry?.hidden).toBe(true)
    await vi.advanceTimersByTimeAsync(10)
    expect(state?.textContent).toBe(said)
    expect(retry?.hidden).toBe(false)
    vi.stubGlobal('caches', { keys: async () => [], has: async () => false })
    fetched.mockRejectedValue(new TypeError('no network'))
    retry?.click()
    expect(state?.textContent).toBe('Ser etter.')
    await vi.advanceTimersByTimeAsync(1)
    expect(state?.textContent).toBe('Uten nett.')
    expect(retry?.hidden).toBe(true)
  },
)

test.each(['remove', 'again'])('a browser that refuses its storage is told of where «%s» was pressed', async (name) => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('caches', {})
  const refuse = () => {
    throw new DOMException('refused on purpose', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const root = start({ 'offline.refused': 'Ingen lagring her.' })
  const removed = vi.fn()
  root.addEventListener('removed', removed)
  root.querySelector<HTMLButtonElement>(`[data-${name}]`)?.click()
  await vi.waitFor(() => expect(root.querySelector('[data-status]')?.textContent).toBe('Ingen lagring her.'))
  expect(removed).not.toHaveBeenCalled()
})
