import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { HotelSearchAnswer } from '#contract/hotels.ts'
import { type Language, languages } from '#contract/languages.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { showNotice } from '#site/ui/notices/show-notice.tsx'
import { LiveHotels } from './LiveHotels.tsx'
import { exampleAnswer } from './live-hotels-examples.ts'
import { liveHotelsWords } from './live-hotels-words.ts'

export const now = Date.parse('2026-11-21T07:20:00Z')
const minuteMs = 60_000
export const partner = {
  href: 'https://partner.example/Hotel-Search?destination=Lofoten',
  rel: 'sponsored noopener noreferrer',
  partner: 'Partner',
  partnerKey: 'hotels',
} as const
export const drawings = Array.from({ length: 10 }, (_, index) => `/hotell-${index + 1}.svg`)

export const server = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
/** Returns the hotel searches sent to the server, without their constant fields. */
export const listRequests = () =>
  server.mock.calls
    .filter(([address]) => address === '/functions/v1/expedia-api')
    .map(([, { body }]) => {
      const { endpoint, useV6, location, pageSize, ...rest } = JSON.parse(String(body))
      expect({ endpoint, useV6, location, pageSize }).toEqual({
        endpoint: 'search-hotels',
        useV6: true,
        location: 'Lofoten, Norway',
        pageSize: 10,
      })
      return rest
    })

export function respondWith(changes: Partial<HotelSearchAnswer> = {}): void {
  server.mockImplementation(async (address) => {
    if (address !== '/functions/v1/expedia-api') throw new Error(`Nobody expected ${address}`)
    return Response.json(exampleAnswer(changes))
  })
}

export function failWith(status = 503, message = 'The hotel partner gives no offers at the moment.'): void {
  server.mockImplementation(async () => Response.json({ code: 'hotels-unavailable', message }, { status }))
}

export function list(language: Language = 'no', showsExamples = true) {
  return (
    <LiveHotels
      words={pickWords(language, liveHotelsWords)}
      locale={languages[language].locale}
      publicKey="public"
      partner={partner}
      drawings={drawings}
      showsExamples={showsExamples}
      stops={{ 'thon hotel lofoten': 'h.thon-hotel-lofoten' }}
      ways={{ cabins: '/rorbuer', ownList: '#vurdert' }}
      tripWay={{ href: '/min-tur', label: 'Legg i Min tur' }}
      plainWay={{ href: '#vurdert', name: 'Vurdert' }}
    />
  )
}

export const show = (language: Language = 'no') => render(list(language))
/** Waits until hotels are shown. */
export const waitForHotels = () => waitFor(() => expect(document.querySelector('.live-what')).not.toBeNull())
export const cards = () => [...document.querySelectorAll<HTMLElement>('.live > li:not(.live-waiting)')]
export const firstCard = () => cards()[0]?.textContent ?? ''
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const readStatus = () => document.querySelector('.answer')?.textContent ?? ''

export async function passMinutes(minutes: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(minutes * minuteMs))
}

export function goBack(address: string): void {
  window.history.replaceState(null, '', address)
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

/** Call in `beforeEach`. */
export function setUpPage(): void {
  localStorage.clear()
  vi.useFakeTimers({ now, shouldAdvanceTime: true })
  vi.stubGlobal('fetch', server)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  window.history.replaceState(null, '', '/beste-hoteller')
  respondWith()
}

/** Call in `afterEach`. */
export function tearDownPage(): void {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  server.mockReset()
  vi.mocked(showNotice).mockClear()
}
