// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { noticeMs } from './passing-notice.ts'
import { showNotice } from './show-notice.tsx'

vi.mock('sonner/dist/styles.css?url', () => ({ default: '/_assets/sonner.css' }))

const regionLabel = 'Meldinger'
const region = () => document.querySelector('[aria-label^="Meldinger"]')

afterEach(() => {
  vi.restoreAllMocks()
})

describe('showNotice', () => {
  it('shows the words in a named region, also the very first, and without its styles if they do not come', async () => {
    await showNotice({ kind: 'error', text: 'Kunne ikke hente værdata', regionLabel })
    const styles = await waitFor(() => document.querySelector('link[href="/_assets/sonner.css"]') ?? expect.fail())
    expect(region()).toBeNull()
    fireEvent.error(styles)
    await waitFor(() => expect(region()?.textContent).toContain('Kunne ikke hente værdata'))
  })

  it('waits for the frame of what it tells of, because its place is measured', async () => {
    vi.useFakeTimers()
    const said = showNotice({ text: 'Ryten er flyttet', regionLabel })
    await vi.advanceTimersByTimeAsync(1)
    expect(region()?.textContent ?? '').not.toContain('Ryten er flyttet')
    await vi.advanceTimersByTimeAsync(50)
    await said
    vi.useRealTimers()
    await waitFor(() => expect(region()?.textContent).toContain('Ryten er flyttet'))
  })

  it('marks the English sentence beside its own', async () => {
    await showNotice({ kind: 'error', text: 'Det gikk ikke', englishText: 'Too many requests', regionLabel })
    const english = await screen.findByText('Too many requests')
    expect(english.lang).toBe('en')
    expect(english.parentElement?.textContent).toBe('Det gikk ikke. Too many requests')
  })

  it('has buttons that lead back, gives the focus back and closes at a press', async () => {
    const undo = vi.fn()
    const list = document.body.appendChild(document.createElement('button'))
    await showNotice({ text: 'Ryten er tatt bort', actions: [{ label: 'Angre', onPress: undo }], regionLabel })
    const button = await screen.findByRole('button', { name: 'Angre' })
    list.focus()
    act(() => button.focus())
    fireEvent.click(button)
    expect(undo).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(list)
    await waitFor(() => expect(screen.queryByText('Ryten er tatt bort')).toBeNull())
  })

  it('replaces the notice of the same name, also by the same words, and leaves the others', async () => {
    const press = vi.fn()
    const say = (text: string, name?: string) =>
      showNotice({ text, ...(name && { name }), actions: [{ label: `Angre ${text}`, onPress: press }], regionLabel })
    await say('Kart kopiert')
    await say('Flyttet', 'trip')
    const first = await screen.findByText('Flyttet')
    await say('Flyttet', 'trip')
    await waitFor(() => expect(first.isConnected).toBe(false))
    expect(screen.getAllByText('Flyttet')).toHaveLength(1)
    expect(screen.getByText('Kart kopiert')).toBeTruthy()
  })

  it('leaves after its time, but not while a button in it has the focus', async () => {
    // Long enough for a busy machine to find the button before the time is over.
    const duration = 2000
    const notice = { actions: [{ label: 'Vis', onPress: () => {} }], regionLabel, duration }
    await showNotice({ ...notice, text: 'Lagret' })
    const held = await screen.findByRole('button', { name: 'Vis' })
    act(() => held.focus())
    await new Promise((resolve) => setTimeout(resolve, 1.5 * duration))
    expect(screen.queryByText('Lagret')).not.toBeNull()
    act(() => held.blur())
    await waitFor(() => expect(screen.queryByText('Lagret')).toBeNull(), { timeout: 5 * duration })
  })

  it('says it plainly for a while where the host cannot be fetched, as on a page kept for no network', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.doMock('./notice-host.tsx', () => ({
      present: () => {
        throw new TypeError('Failed to fetch dynamically imported module')
      },
    }))
    vi.resetModules()
    const { showNotice: showWithoutHost } = await import('./show-notice.tsx')
    await act(async () => {
      const said = showWithoutHost({
        kind: 'error',
        text: 'Ingen priser nå',
        englishText: 'An error occurred while fetching data',
        regionLabel,
      })
      await vi.advanceTimersByTimeAsync(50)
      await said
    })
    const notice = document.querySelector('[role="alert"]')
    expect(notice?.textContent).toBe('Ingen priser nå. An error occurred while fetching data')
    expect(notice?.querySelector('[lang="en"]')?.textContent).toBe('An error occurred while fetching data')
    expect(console.error).toHaveBeenCalledOnce()
    act(() => vi.advanceTimersByTime(noticeMs.longer - 51))
    expect(document.querySelector('[role="alert"]')).not.toBeNull()
    act(() => vi.advanceTimersByTime(51))
    expect(document.querySelector('[role="alert"]')).toBeNull()
    vi.useRealTimers()
  })
})
