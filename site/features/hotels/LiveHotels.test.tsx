// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showNotice } from '#site/ui/notices/show-notice.tsx'
import { exampleAnswer, exampleHotel } from './live-hotels-examples.ts'
import {
  cards,
  drawings,
  firstCard,
  list,
  listRequests,
  partner,
  press,
  readStatus,
  respondWith,
  server,
  setUpPage,
  show,
  tearDownPage,
  waitForHotels,
} from './live-hotels-page.tsx'
import { withStay } from './stay-search.ts'

vi.mock('#site/ui/notices/show-notice.tsx', () => ({ showNotice: vi.fn() }))

beforeEach(setUpPage)
afterEach(tearDownPage)

describe('the list while it is loading', () => {
  it('renders three skeletons on the server and requests nothing', () => {
    const html = renderToStaticMarkup(list())
    expect(html.match(/class="live-waiting"/g)).toHaveLength(3)
    expect(html).toContain('Henter priser …')
    expect(html).not.toMatch(/\sstyle=/)
    expect(server).not.toHaveBeenCalled()
  })

  it('announces the search and shows three skeletons with the positions of its page', () => {
    server.mockReturnValue(new Promise(() => {}))
    window.history.replaceState(null, '', '/beste-hoteller?side=2')
    show()
    expect(screen.getByRole('status').textContent).toBe('Henter priser for 22.–24. november, 2 voksne …')
    expect([...document.querySelectorAll('.live-waiting .position')].map((place) => place.textContent)).toEqual([
      'Plass11',
      'Plass12',
      'Plass13',
    ])
  })
})

describe('the list', () => {
  it('lets a house of the guide be added to the trip, and no other', async () => {
    respondWith({ properties: [exampleHotel('1', { name: 'Thon Hotel Lofoten' }), exampleHotel('2')] })
    show()
    await waitForHotels()
    expect([...document.querySelectorAll('.trip-add > a')].map((each) => each.getAttribute('data-stop'))).toEqual([
      'h.thon-hotel-lofoten',
    ])
    expect(cards()[0]?.querySelector('.trip-add')).not.toBeNull()
  })

  it('requests two nights from tomorrow in Norway, once', async () => {
    show()
    await waitForHotels()
    expect(listRequests()).toEqual([
      {
        sortOrder: 'RECOMMENDED',
        category: 'all',
        pageNumber: 1,
        checkIn: '2026-11-22',
        checkOut: '2026-11-24',
        adults: 2,
      },
    ])
    const [, init] = server.mock.calls[0] ?? []
    expect(init?.headers).toEqual({
      apikey: 'public',
      authorization: 'Bearer public',
      'content-type': 'application/json',
    })
    expect(window.location.search).toBe('')
  })

  it('shows number, dates, guests, time of the response and disclosure', async () => {
    show()
    await waitForHotels()
    expect(screen.getByRole('status').textContent).toBe(
      '2 hoteller, 22.–24. november, 2 voksnePriser hentet kl. 08:16, gjelder i 5 minutter',
    )
    expect(document.querySelector('[data-disclosure]')?.textContent).toContain('Annonselenke')
    expect(readStatus()).not.toContain('Eksempeltall')
  })

  it('shows a hotel with all that is known of it, and no price without its dates', async () => {
    show()
    await waitForHotels()
    const text = firstCard().replaceAll('\u00a0', ' ')
    expect(text).toContain('Plass1')
    expect(within(cards()[0] as HTMLElement).getByRole('heading', { level: 3 }).textContent).toBe('Hotell a')
    expect(screen.getAllByRole('img', { name: '3,5 av 5 stjerner' })).toHaveLength(2)
    expect(text).toContain('Kaigata 1')
    expect(text).toContain('Gratis avbestillingtil 21. november kl. 18:00')
    expect(text).toContain('Fra 1 990 kr')
    expect(text).toContain('Før 2 350 kr per natt, uten skatter og avgifter')
    expect(text).toContain('4 458 kri alt, 22.–24. november, 2 netter, med skatter og avgifter')
    expect(text.indexOf('4 458 kr')).toBeLessThan(text.indexOf('Fra 1 990 kr'))
    expect(text).toContain('4,4 av 5 hos partneren, 1 412 anmeldelser')
    expect(text).toContain('Annonselenke til Partner')
    expect(text).not.toContain('Eksempeltall')
  })

  it('uses the partner’s address unchanged, marked as sponsored, in a new tab', async () => {
    show()
    await waitForHotels()
    const link = screen.getByRole('link', { name: 'Se tilgjengelighet: Hotell a' })
    expect(link.getAttribute('href')).toBe('https://partner.example/Hotel.ha')
    expect(link.getAttribute('rel')).toBe('sponsored noopener')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.dataset.partner).toBe('hotels')
  })

  it.each([null, 'javascript:alert(1)', 'http://partner.example/'])(
    'leads to the search of the partner for the address %s',
    async (link) => {
      respondWith({ properties: [exampleHotel('a', { link })] })
      show()
      await waitForHotels()
      const shown = screen.getByRole('link', { name: /Se tilgjengelighet/ })
      expect(shown.getAttribute('href')).toBe(withStay(partner.href, exampleAnswer()))
      expect(shown.getAttribute('rel')).toBe(partner.rel)
    },
  )

  it('marks examples in the status and at each price', async () => {
    respondWith({ isSample: true })
    show()
    await waitForHotels()
    expect(document.querySelector('.answer .sample')?.textContent).toBe('Eksempeltall')
    expect(cards().map((card) => card.querySelector('.cost.is-sample .sample')?.textContent)).toEqual([
      'Eksempeltall',
      'Eksempeltall',
    ])
  })

  it('shows no examples in a guide of checked figures, but links to our own list', async () => {
    respondWith({ isSample: true })
    render(list('no', false))
    await waitFor(() => expect(screen.getByText('Prisene finner du hos hotellet')).toBeTruthy())
    expect(cards()).toEqual([])
    expect(screen.getByRole('link').getAttribute('href')).toBe('#vurdert')
  })

  it('says «Pris ikke tilgjengelig» where there is none, and leads to the partner all the same', async () => {
    respondWith({ properties: [exampleHotel('a', { price: null })] })
    show()
    await waitForHotels()
    expect(firstCard()).toContain('Pris ikke tilgjengelig')
    expect(firstCard()).toContain('Partneren oppgir ingen pris for disse datoene.')
    expect(firstCard()).not.toContain(' kr')
    expect(screen.getByRole('link', { name: /Se tilgjengelighet/ })).toBeTruthy()
  })

  it('says what a price includes: cancelling and breakfast as well, but one promotion at most', async () => {
    const message = (kind: 'nonRefundable' | 'breakfast' | 'promotion', title: string) =>
      ({ kind, title, subtitle: null, until: null }) as const
    const { price } = exampleHotel('b')
    respondWith({
      properties: [
        exampleHotel('a', {
          featuredMessages: [
            message('nonRefundable', 'Kan ikke refunderes'),
            message('breakfast', 'Frokost inkludert'),
            message('promotion', 'Spar 10 %'),
          ],
        }),
        exampleHotel('b', { price: price && { ...price, breakfast: false } }),
      ],
    })
    show()
    await waitForHotels()
    const [first, second] = cards()
    expect([...(first?.querySelectorAll('.featured-message') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Kan ikke refunderes',
      'Frokost er med',
    ])
    expect(first?.textContent).not.toContain('Frokost er ikke med')
    expect(second?.textContent).toContain('Frokost er ikke med')
  })

  it('leaves out what the partner does not say', async () => {
    const bare = exampleHotel('a', {
      starRating: null,
      address: { line1: null, cityName: 'Reine' },
      featuredMessages: [],
      reviews: null,
      price: {
        lead: { amount: 800, currency: 'NOK', formatted: '800 kr' },
        strikeOut: null,
        total: null,
        breakfast: null,
      },
    })
    respondWith({ properties: [bare] })
    show()
    await waitForHotels()
    const card = cards()[0] as HTMLElement
    expect(within(card).queryByRole('img', { name: /stjerner/ })).toBeNull()
    expect(card.textContent).toContain('Reine')
    expect(card.querySelector('s, .featured-message')).toBeNull()
    expect(card.textContent).not.toContain('anmeldelse')
    expect(card.textContent).toContain('22.–24. november, 2 netter')
    expect(card.textContent).not.toContain('i alt')
  })

  it('shows known offers in the page’s language and promotions in the partner’s', async () => {
    respondWith({
      properties: [
        exampleHotel('a', {
          featuredMessages: [{ kind: 'breakfast', title: 'Frokost inkludert', subtitle: null, until: null }],
        }),
        exampleHotel('b', {
          featuredMessages: [{ kind: 'promotion', title: 'Vintertilbud', subtitle: '10 % avslag', until: null }],
        }),
      ],
    })
    show('de')
    await waitForHotels()
    const messages = [...document.querySelectorAll('.featured-message')]
    expect(messages[0]?.textContent).toBe('Frühstück inbegriffen')
    expect([...(messages[1]?.querySelectorAll('[lang="nb"]') ?? [])].map((words) => words.textContent)).toEqual([
      'Vintertilbud',
      '10 % avslag',
    ])
  })
})

describe('pictures', () => {
  const image = () => document.querySelector<HTMLImageElement>('.lazy-image img')
  const waitForImage = () => waitFor(() => expect(image()).not.toBeNull())

  beforeEach(() => {
    // In happy-dom every picture is complete and empty at once.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly tell
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          this.tell = tell
        }
        observe() {
          this.tell([{ isIntersecting: true }])
        }
        disconnect() {}
      },
    )
  })

  it('come from our own server and name the hotel', async () => {
    show()
    await waitForHotels()
    await waitForImage()
    expect(image()?.getAttribute('src')).toBe('/api/hotel-images/a')
    expect(image()?.alt).toBe('Hotell a, bilde fra partneren')
    expect(document.body.textContent).not.toContain('Tegning')
  })

  it('are a labelled drawing if missing, always the same for a hotel', async () => {
    respondWith({ properties: [exampleHotel('a', { propertyImage: null })] })
    show()
    await waitForImage()
    const first = image()?.getAttribute('src')
    expect(drawings).toContain(first)
    expect(image()?.alt).toBe('')
    expect(screen.getByText('Tegning, ikke hotellet')).toBeTruthy()
    cleanup()
    show()
    await waitForImage()
    expect(image()?.getAttribute('src')).toBe(first)
  })

  it('are replaced by drawings on failure, and reported after more than three failures, until retried', async () => {
    respondWith({ properties: [exampleHotel('a')] })
    show()
    await waitForImage()
    const seen = []
    for (let failure = 0; failure < 4; failure += 1) {
      seen.push(image()?.getAttribute('src'))
      fireEvent.error(image() as HTMLImageElement)
    }
    expect(seen[0]).toBe('/api/hotel-images/a')
    expect(new Set(seen).size).toBe(4)
    expect(screen.getByText(/Bildet kunne ikke lastes/)).toBeTruthy()
    expect(screen.queryByText('Tegning, ikke hotellet')).toBeNull()
    press('Prøv igjen')
    expect(image()?.getAttribute('src')).toBe('/api/hotel-images/a')
  })

  it('are searched for if missing, and shown as soon as found', async () => {
    const properties = ['a', 'b', 'c', 'd'].map((id) =>
      exampleHotel(id, { propertyImage: null, informationUrl: `https://partner.example/${id}` }),
    )
    server.mockImplementation(async (address, { method, body }) => {
      if (method === 'HEAD') return new Response(null, { headers: { 'content-range': '*/0' } })
      if (address.endsWith('crawl-hotel-images'))
        return Response.json({ success: !String(body).includes('"b"'), error: 'Nothing there' })
      return Response.json(exampleAnswer({ properties }))
    })
    show()
    await waitForHotels()
    const shown = () => cards().map((card) => card.querySelector('img')?.getAttribute('src') ?? '')
    await waitFor(() => expect(shown()[0]).toBe('/api/hotel-images/a'))
    expect(shown()[1]).toMatch(/^\/hotell-/)
    expect(shown()[3]).toMatch(/^\/hotell-/)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    await waitFor(() => expect(shown()[3]).toBe('/api/hotel-images/d'))
    expect(listRequests()).toHaveLength(1)
    expect(showNotice).not.toHaveBeenCalled()
  })
})

describe.each(['no', 'en', 'de'] as const)('in the language %s', (language) => {
  it('leaves no placeholder unfilled', async () => {
    respondWith({ isSample: true, stale: true, total: 30, pageNumber: 2 })
    window.history.replaceState(null, '', '/?utvalg=luksus')
    show(language)
    await waitForHotels()
    expect(document.body.textContent).not.toMatch(/[{}]|undefined|NaN/)
  })
})
