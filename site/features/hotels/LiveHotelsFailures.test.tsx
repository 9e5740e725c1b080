// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showNotice } from '#site/ui/notices/show-notice.tsx'
import { exampleAnswer } from './live-hotels-examples.ts'
import {
  cards,
  failWith,
  field,
  listRequests,
  now,
  passMinutes,
  press,
  readStatus,
  respondWith,
  server,
  setUpPage,
  show,
  tearDownPage,
  waitForHotels,
} from './live-hotels-page.tsx'

vi.mock('#site/ui/notices/show-notice.tsx', () => ({ showNotice: vi.fn() }))

beforeEach(setUpPage)
afterEach(tearDownPage)

describe('a failure', () => {
  it('is reported on the page, in a notice with the server’s message, and in the console', async () => {
    failWith()
    show()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Det oppstod en feil ved lasting av hotelldata')
    // The same words as in the notice that passes.
    expect(alert.textContent).toContain('The hotel partner gives no offers at the moment.')
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('#vurdert')
    expect(showNotice).toHaveBeenCalledTimes(1)
    expect(showNotice).toHaveBeenCalledWith({
      kind: 'error',
      text: 'Det oppstod en feil ved lasting av hotelldata',
      englishText: 'The hotel partner gives no offers at the moment.',
      regionLabel: 'Meldinger',
    })
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ name: 'HotelsNotGiven' }))
    expect(document.querySelector('.live')).toBeNull()
    // The form stays: other dates may work.
    expect(field('Innsjekk').value).toBe('2026-11-22')
  })

  it.each([
    ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['something between answers with a page', async () => new Response('<html>', { status: 502 })],
    ['the answer is something else', async () => Response.json({ hotels: [] })],
  ])('has the words of the specification when %s', async (_, respond) => {
    server.mockImplementation(respond)
    show()
    await screen.findByRole('alert')
    expect(showNotice).toHaveBeenCalledWith(
      expect.objectContaining({ englishText: 'An error occurred while fetching data' }),
    )
  })

  it('comes into view when it answers somebody who asked, and moves nobody who did not', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    failWith()
    show()
    await screen.findByRole('alert')
    expect(scrolled).not.toHaveBeenCalled()
    const inView = () => scrolled.mock.contexts.at(-1) as Element
    press('Vis priser')
    await waitFor(() => expect(inView().querySelector('[role=alert]')).not.toBeNull())
    respondWith()
    press('Vis priser')
    await waitForHotels()
    // The answer, below the form in which it was asked for.
    expect(inView().classList).toContain('answer')
    failWith()
    fireEvent.change(field('Voksne'), { target: { value: '3' } })
    press('Vis priser')
    await screen.findByRole('alert')
    await waitFor(() => expect(inView().querySelector('[role=alert]')).not.toBeNull())
  })

  it('ends with a successful retry, and is not retried automatically', async () => {
    failWith()
    show()
    await screen.findByRole('alert')
    await passMinutes(10)
    expect(listRequests()).toHaveLength(1)
    let answerNow = () => {}
    server.mockReturnValue(
      new Promise((resolve) => {
        answerNow = () => resolve(Response.json(exampleAnswer()))
      }),
    )
    press('Prøv igjen')
    expect(document.activeElement?.classList).toContain('answer')
    await waitFor(() => expect(document.querySelectorAll('.live-waiting')).toHaveLength(3))
    answerNow()
    await waitForHotels()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(listRequests()).toHaveLength(2)
  })

  it('can be tried again with the same dates from the form', async () => {
    failWith()
    show()
    await screen.findByRole('alert')
    respondWith()
    press('Vis priser')
    await waitForHotels()
    expect(listRequests()).toHaveLength(2)
  })

  it('mentions being offline, and ends with it', async () => {
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    show()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Du er ikke på nett.')
    connection.mockReturnValue(true)
    respondWith()
    act(() => {
      window.dispatchEvent(new Event('offline'))
      window.dispatchEvent(new Event('online'))
    })
    await waitForHotels()
  })
})

describe('nothing free', () => {
  it('shows dates and guests, and offers two alternatives', async () => {
    respondWith({ properties: [], total: 0, adults: 1, categoriesWithBasis: ['all'] })
    show()
    expect(await screen.findByRole('heading', { name: 'Ingen ledige rom 22.–24. november for 1 voksen' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Se rorbuer' }).getAttribute('href')).toBe('/rorbuer')
    press('Endre datoer')
    expect(document.activeElement).toBe(field('Innsjekk'))
    expect(document.querySelector('.live-pages')).toBeNull()
  })
})

describe('old prices', () => {
  it('marked by the server are dimmed, with their time, age and a refetch button', async () => {
    respondWith({ stale: true, fetchedAt: '2026-11-21T06:27:00Z' })
    show()
    await waitForHotels()
    expect(screen.getByText('Prisene er fra kl. 07:27, for 53 minutter siden')).toBeTruthy()
    expect(screen.getByText(/Vi får ingen nyere akkurat nå/)).toBeTruthy()
    expect(cards()[0]?.querySelector('.price.old')?.textContent).toContain(
      'per natt, uten skatter og avgifter, kl. 07:27',
    )
    expect(readStatus()).not.toContain('gjelder i 5 minutter')
    respondWith({ fetchedAt: new Date(now).toISOString() })
    press('Hent på nytt')
    await waitFor(() => expect(document.querySelector('.price.old')).toBeNull())
    expect(readStatus()).toContain('gjelder i 5 minutter')
  })

  it('are marked after the page has been open for more than five minutes', async () => {
    show()
    await waitForHotels()
    expect(document.querySelector('.price.old')).toBeNull()
    await passMinutes(3)
    expect(screen.getByText(/^Prisene er fra kl\. 08:16, for 7 minutter siden/)).toBeTruthy()
    expect(screen.getByText(/^De kan ha endret seg siden\./)).toBeTruthy()
    expect(listRequests()).toHaveLength(1)
  })

  it('stay visible when a refetch fails', async () => {
    respondWith({ stale: true })
    show()
    await waitForHotels()
    failWith()
    press('Hent på nytt')
    await waitFor(() => expect(showNotice).toHaveBeenCalledTimes(1))
    expect(cards()).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('are refetched on refocus after five minutes, not before', async () => {
    show()
    await waitForHotels()
    const comeBack = () =>
      act(async () => {
        document.dispatchEvent(new Event('visibilitychange'))
        window.dispatchEvent(new Event('visibilitychange'))
        await vi.advanceTimersByTimeAsync(100)
      })
    await passMinutes(4)
    await comeBack()
    expect(listRequests()).toHaveLength(1)
    await passMinutes(2)
    await comeBack()
    expect(listRequests()).toHaveLength(2)
  })
})
