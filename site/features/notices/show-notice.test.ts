// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showNotice } from './show-notice.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('showNotice', () => {
  it('shows the words in a named region, also the very first', async () => {
    // Stylesheets do not load here; their failure must not delay a notice.
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) (node as HTMLLinkElement).onerror?.(new Event('error'))
    })
    await showNotice({ kind: 'error', text: 'Kunne ikke hente værdata', regionLabel: 'Meldinger' })
    await vi.waitFor(() => {
      expect(document.querySelector('[aria-label^="Meldinger"]')?.textContent).toContain('Kunne ikke hente værdata')
    })
  })

  it('marks the English sentence beside its own', async () => {
    await showNotice({
      kind: 'error',
      text: 'Det gikk ikke',
      englishText: 'Too many requests',
      regionLabel: 'Meldinger',
    })
    await vi.waitFor(() => {
      const english = document.querySelector('[lang="en"]')
      expect(english?.textContent).toBe('Too many requests')
      expect(english?.parentElement?.textContent).toBe('Det gikk ikke. Too many requests')
    })
  })

  it('says it plainly for a while where the host cannot be fetched, as on a page kept for no network', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.doMock('./notice-host.tsx', () => ({
      present: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    }))
    vi.resetModules()
    const { showNotice: showWithoutHost } = await import('./show-notice.ts')
    await showWithoutHost({
      kind: 'error',
      text: 'Ingen priser nå',
      englishText: 'An error occurred while fetching data',
      regionLabel: 'Meldinger',
    })
    const notice = document.querySelector('[role="alert"]')
    expect(notice?.textContent).toBe('Ingen priser nå. An error occurred while fetching data')
    expect(notice?.querySelector('[lang="en"]')?.textContent).toBe('An error occurred while fetching data')
    expect(console.error).toHaveBeenCalledOnce()
    vi.runAllTimers()
    expect(document.querySelector('[role="alert"]')).toBeNull()
    vi.useRealTimers()
  })
})
