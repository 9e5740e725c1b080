// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HotelSearchAnswer } from '#contract/hotels.ts'
import { type Language, languages } from '#contract/languages.ts'
import { showNotice } from '#site/features/notices/show-notice.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { LiveHotels } from './LiveHotels.tsx'
import { exampleAnswer, exampleHotel } from './live-hotels-examples.ts'
import { liveHotelsWordKeys } from './live-hotels-words.ts'

vi.mock('#site/features/notices/show-notice.ts', () => ({ showNotice: vi.fn() }))

const now = Date.parse('2026-11-21T07:20:00Z')
const minuteMs = 60_000
const partner = {
  href: 'https://partner.example/Hotel-Search?destination=Lofoten',
  rel: 'sponsored noopener noreferrer',
  partner: 'Partner',
  partnerKey: 'hotels',
} as const
const drawings = Array.from({ length: 10 }, (_, index) => `/hotell-${index + 1}.svg`)

const server = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
/** What the server was asked for hotels, without what is always the same. */
const asked = () =>
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

function answers(changes: Partial<HotelSearchAnswer> = {}): void {
  server.mockImplementation(async (address) => {
    if (address !== '/functions/v1/expedia-api') throw new Error(`Nobody expected ${address}`)
    return Response.json(exampleAnswer(changes))
  })
}

function fails(status = 503, message = 'The hotel partner gives no offers at the moment.'): void {
  server.mockImplementation(async () => Response.json({ code: 'hotels-unavailable', message }, { status }))
}

function list(language: Language = 'no', showsExamples = true) {
  return (
    <LiveHotels
      words={pickWords(language, liveHotelsWordKeys)}
      locale={languages[language].locale}
      publicKey="public"
      partner={partner}
      drawings={drawings}
      showsExamples={showsExamples}
      ways={{ cabins: '/rorbuer', ownList: '#vurdert' }}
    />
  )
}

const show = (language: Language = 'no') => render(list(language))
/** Waits until hotels are shown. */
const arrival = () => waitFor(() => expect(document.querySelector('.live-what')).not.toBeNull())
const cards = () => [...document.querySelectorAll<HTMLElement>('.live > li:not(.live-waiting)')]
const firstCard = () => cards()[0]?.textContent ?? ''
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const said = () => document.querySelector('.answer')?.textContent ?? ''

async function passMinutes(minutes: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(minutes * minuteMs))
}

function goBack(address: string): void {
  window.history.replaceState(null, '', address)
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

beforeEach(() => {
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
  answers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  server.mockReset()
  vi.mocked(showNotice).mockClear()
})

describe('the list while it is loading', () => {
  it('shows three places as sent, and asks nobody', () => {
    const html = renderToStaticMarkup(list())
    expect(html.match(/class="live-waiting"/g)).toHaveLength(3)
    expect(html).toContain('Henter priser …')
    expect(html).not.toMatch(/\sstyle=/)
    expect(server).not.toHaveBeenCalled()
  })

  it('says what it fetches and keeps three places, those of the page asked for', () => {
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
  it('asks by itself, once, for two nights from tomorrow in Norway', async () => {
    show()
    await arrival()
    expect(asked()).toEqual([
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

  it('says how many, for when and whom, when it was fetched, and what its links are', async () => {
    show()
    await arrival()
    expect(screen.getByRole('status').textContent).toBe(
      '2 hoteller, 22.–24. november, 2 voksnePriser hentet kl. 08:16, gjelder i 5 minutter',
    )
    expect(document.querySelector('[data-disclosure]')?.textContent).toContain('Annonselenke')
    expect(said()).not.toContain('Eksempeltall')
  })

  it('shows a hotel with all that is known of it, and no price without its dates', async () => {
    show()
    await arrival()
    const text = firstCard().replaceAll('\u00a0', ' ')
    expect(text).toContain('Plass1')
    expect(within(cards()[0] as HTMLElement).getByRole('heading', { level: 3 }).textContent).toBe('Hotell a')
    expect(screen.getAllByRole('img', { name: '3,5 av 5 stjerner' })).toHaveLength(2)
    expect(text).toContain('Kaigata 1')
    expect(text).toContain('Gratis avbestillingtil 21. november kl. 18:00')
    expect(text).toContain('Fra 1 990 NOK')
    expect(text).toContain('Før 2 350 NOK per natt')
    expect(text).toContain('4 458 NOK i alt, 22.–24. november, 2 netter, med skatter')
    expect(text).toContain('4,4 av 5 hos partneren, 1 412 anmeldelser')
    expect(text).toContain('Annonselenke til Partner')
    expect(text).not.toContain('Eksempeltall')
  })

  it('uses the address of the partner as given, marked as paid, in a new tab', async () => {
    show()
    await arrival()
    const link = screen.getByRole('link', { name: 'Se tilgjengelighet: Hotell a' })
    expect(link.getAttribute('href')).toBe('https://partner.example/Hotel.ha')
    expect(link.getAttribute('rel')).toBe('sponsored noopener')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.dataset.partner).toBe('hotels')
  })

  it.each([null, 'javascript:alert(1)', 'http://partner.example/'])(
    'leads to the search of the partner for the address %s',
    async (link) => {
      answers({ properties: [exampleHotel('a', { link })] })
      show()
      await arrival()
      const shown = screen.getByRole('link', { name: /Se tilgjengelighet/ })
      expect(shown.getAttribute('href')).toBe(partner.href)
      expect(shown.getAttribute('rel')).toBe(partner.rel)
    },
  )

  it('marks examples in the answer and at each price', async () => {
    answers({ isSample: true })
    show()
    await arrival()
    expect(document.querySelector('.answer .sample')?.textContent).toBe('Eksempeltall')
    expect(cards().map((card) => card.querySelector('.cost.is-sample .sample')?.textContent)).toEqual([
      'Eksempeltall',
      'Eksempeltall',
    ])
  })

  it('shows no example in a guide of checked figures, and points at our own list', async () => {
    answers({ isSample: true })
    render(list('no', false))
    await waitFor(() => expect(screen.getByText('Ingen partner er koblet til')).toBeTruthy())
    expect(cards()).toEqual([])
    expect(screen.getByRole('link').getAttribute('href')).toBe('#vurdert')
  })

  it('says «Pris ikke tilgjengelig» where there is none, and leads to the partner all the same', async () => {
    answers({ properties: [exampleHotel('a', { price: null })] })
    show()
    await arrival()
    expect(firstCard()).toContain('Pris ikke tilgjengelig')
    expect(firstCard()).toContain('Partneren oppgir ingen pris for disse datoene.')
    expect(firstCard()).not.toContain('NOK')
    expect(screen.getByRole('link', { name: /Se tilgjengelighet/ })).toBeTruthy()
  })

  it('leaves out what the partner does not say', async () => {
    const bare = exampleHotel('a', {
      starRating: null,
      address: { line1: null, cityName: 'Reine' },
      featuredMessages: [],
      reviews: null,
      price: { lead: { amount: 800, currency: 'NOK', formatted: '800 kr' }, strikeOut: null, total: null },
    })
    answers({ properties: [bare] })
    show()
    await arrival()
    const card = cards()[0] as HTMLElement
    expect(within(card).queryByRole('img', { name: /stjerner/ })).toBeNull()
    expect(card.textContent).toContain('Reine')
    expect(card.querySelector('s, .featured-message')).toBeNull()
    expect(card.textContent).not.toContain('anmeldelse')
    expect(card.textContent).toContain('22.–24. november, 2 netter')
    expect(card.textContent).not.toContain('i alt')
  })

  it('says known offers in the language of the page and the words of the partner in theirs', async () => {
    answers({
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
    await arrival()
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
  const imageArrival = () => waitFor(() => expect(image()).not.toBeNull())

  beforeEach(() => {
    // Here every picture is complete and empty at once; in a browser it says itself when it has failed.
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
    await arrival()
    await imageArrival()
    expect(image()?.getAttribute('src')).toBe('/api/hotel-images/a')
    expect(image()?.alt).toBe('Hotell a, bilde fra partneren')
    expect(document.body.textContent).not.toContain('Tegning')
  })

  it('are a drawing that says so where there is none, the same for the same hotel', async () => {
    answers({ properties: [exampleHotel('a', { propertyImage: null })] })
    show()
    await imageArrival()
    const first = image()?.getAttribute('src')
    expect(drawings).toContain(first)
    expect(image()?.alt).toBe('')
    expect(screen.getByText('Tegning, ikke hotellet')).toBeTruthy()
    cleanup()
    show()
    await imageArrival()
    expect(image()?.getAttribute('src')).toBe(first)
  })

  it('give way to drawings when they fail, and say so after more than three failures, until they are tried again', async () => {
    answers({ properties: [exampleHotel('a')] })
    show()
    await imageArrival()
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

  it('are looked for where there are none, and shown as soon as they are found', async () => {
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
    await arrival()
    const shown = () => cards().map((card) => card.querySelector('img')?.getAttribute('src') ?? '')
    await waitFor(() => expect(shown()[0]).toBe('/api/hotel-images/a'))
    expect(shown()[1]).toMatch(/^\/hotell-/)
    expect(shown()[3]).toMatch(/^\/hotell-/)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    await waitFor(() => expect(shown()[3]).toBe('/api/hotel-images/d'))
    expect(asked()).toHaveLength(1)
    expect(showNotice).not.toHaveBeenCalled()
  })
})

describe('the form', () => {
  it('holds the usual dates, and none that cannot be', async () => {
    show()
    await arrival()
    const checkIn = field('Innsjekk')
    const checkOut = field('Utsjekk')
    expect([checkIn.value, checkIn.min]).toEqual(['2026-11-22', '2026-11-21'])
    expect([checkOut.value, checkOut.min, checkOut.max]).toEqual(['2026-11-24', '2026-11-23', '2026-12-20'])
    expect([...screen.getByLabelText<HTMLSelectElement>('Voksne').options].map(({ value }) => value)).toEqual(
      '12345678'.split(''),
    )
  })

  it('asks only when the button is pressed, and begins on the first page', async () => {
    window.history.replaceState(null, '', '/beste-hoteller?side=2')
    answers({ pageNumber: 2, total: 12 })
    show()
    await arrival()
    fireEvent.change(field('Innsjekk'), { target: { value: '2027-03-01' } })
    expect(field('Utsjekk').value).toBe('2027-03-03')
    fireEvent.change(field('Utsjekk'), { target: { value: '2027-03-06' } })
    fireEvent.change(field('Voksne'), { target: { value: '4' } })
    fireEvent.change(field('Rekkefølge'), { target: { value: 'PRICE_LOW_TO_HIGH' } })
    expect(asked()).toHaveLength(1)
    press('Vis priser')
    await waitFor(() => expect(asked()).toHaveLength(2))
    expect(asked()[1]).toEqual({
      sortOrder: 'PRICE_LOW_TO_HIGH',
      category: 'all',
      pageNumber: 1,
      checkIn: '2027-03-01',
      checkOut: '2027-03-06',
      adults: 4,
    })
    expect(window.location.search).toBe('?innsjekk=2027-03-01&utsjekk=2027-03-06&voksne=4&sortering=pris')
  })

  it('does not ask again for what it was told less than five minutes ago', async () => {
    show()
    await arrival()
    press('Vis priser')
    await passMinutes(0.1)
    expect(asked()).toHaveLength(1)
  })

  it('lets somebody type a date: nothing is put in order before it is one', async () => {
    show()
    await arrival()
    fireEvent.change(field('Innsjekk'), { target: { value: '' } })
    expect(field('Innsjekk').value).toBe('')
    fireEvent.change(field('Innsjekk'), { target: { value: '0020-12-01' } })
    expect(field('Utsjekk').value).toBe('2026-11-24')
    fireEvent.change(field('Innsjekk'), { target: { value: '2026-12-01' } })
    expect(field('Utsjekk').value).toBe('2026-12-03')
  })
})

describe('the address', () => {
  it('opens the view that it names', async () => {
    window.history.replaceState(
      null,
      '',
      '/beste-hoteller?innsjekk=2027-02-10&utsjekk=2027-02-13&voksne=1&sortering=stjerner&utvalg=luksus&side=2',
    )
    show()
    await arrival()
    expect(asked()).toEqual([
      {
        sortOrder: 'PROPERTY_CLASS',
        category: 'luxury',
        pageNumber: 2,
        checkIn: '2027-02-10',
        checkOut: '2027-02-13',
        adults: 1,
      },
    ])
    expect(field('Innsjekk').value).toBe('2027-02-10')
    expect(screen.getByRole('tab', { name: 'Luksus' }).getAttribute('aria-selected')).toBe('true')
  })

  it('is as if it said nothing where it holds what cannot be', async () => {
    window.history.replaceState(null, '', '/beste-hoteller?innsjekk=2020-01-01&voksne=99&sortering=x&utvalg=y&side=0')
    show()
    await arrival()
    expect(asked()).toMatchObject([{ checkIn: '2026-11-22', adults: 2, sortOrder: 'RECOMMENDED', category: 'all' }])
  })

  it('leads back and forward, and the form with it', async () => {
    show()
    await arrival()
    goBack('/beste-hoteller?innsjekk=2027-02-10&utsjekk=2027-02-13')
    await waitFor(() => expect(asked()).toHaveLength(2))
    expect(asked()[1]).toMatchObject({ checkIn: '2027-02-10', checkOut: '2027-02-13' })
    expect(field('Innsjekk').value).toBe('2027-02-10')
    goBack('/beste-hoteller')
    await arrival()
    expect(field('Innsjekk').value).toBe('2026-11-22')
    // It was told less than five minutes ago.
    expect(asked()).toHaveLength(2)
  })

  it('gets a step of its own for a choice', async () => {
    show()
    await arrival()
    const steps = window.history.length
    fireEvent.change(field('Voksne'), { target: { value: '3' } })
    press('Vis priser')
    await arrival()
    expect(window.history.length).toBe(steps + 1)
  })
})

describe('the tabs', () => {
  it('ask for what they are called and say what they go by', async () => {
    show()
    await arrival()
    fireEvent.click(screen.getByRole('tab', { name: 'Luksus' }))
    await waitFor(() => expect(asked()).toHaveLength(2))
    expect(asked()[1]).toMatchObject({ category: 'luxury', pageNumber: 1 })
    expect(window.location.search).toContain('utvalg=luksus')
    expect(screen.getByText('Fra 4 stjerner og oppover, slik partneren klassifiserer hotellene.')).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: 'Budsjett' }))
    expect(screen.getByText(/^Inntil 1\s500\sNOK per natt/)).toBeTruthy()
    expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(
      screen.getByRole('tab', { name: 'Budsjett' }).id,
    )
  })

  it('go round by the arrow keys, with one of them in the order of the Tab key', async () => {
    show()
    await arrival()
    const [first] = screen.getAllByRole('tab')
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowLeft' })
    const family = screen.getByRole('tab', { name: 'Familie' })
    expect(document.activeElement).toBe(family)
    expect(family.getAttribute('aria-selected')).toBe('true')
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([family])
    fireEvent.keyDown(family, { key: 'Home' })
    expect(document.activeElement).toBe(first)
  })

  it('say why nothing can be told apart where the partner says nothing, and lead to all hotels', async () => {
    window.history.replaceState(null, '', '/beste-hoteller?utvalg=utsikt')
    answers({ properties: [], total: 0, categoriesWithBasis: ['all', 'luxury'] })
    show()
    expect(await screen.findByText(/^Partneren sier ikke hvilke hoteller som har utsikt/)).toBeTruthy()
    // Not as if the hotels were full.
    expect(screen.queryByText(/Ingen ledige rom/)).toBeNull()
    answers()
    press('Vis alle hoteller')
    await arrival()
    expect(asked().at(-1)).toMatchObject({ category: 'all' })
  })
})

describe('pages', () => {
  const ten = Array.from({ length: 10 }, (_, index) => exampleHotel(`h${index}`))

  it('lead on and back, counting on', async () => {
    answers({ properties: ten, total: 12 })
    show()
    await arrival()
    expect(said()).toContain('Plass 1–10 av 12 hoteller, 22.–24. november, 2 voksne')
    expect(screen.queryByRole('button', { name: 'Vis plass 1–10' })).toBeNull()
    answers({ total: 12, pageNumber: 2 })
    press('Vis plass 11–12')
    expect(document.activeElement?.className).toBe('answer')
    await waitFor(() => expect(said()).toContain('Plass 11–12 av 12'))
    expect(cards().map((card) => card.querySelector('.position')?.textContent)).toEqual(['Plass11', 'Plass12'])
    expect(document.querySelector('.live')?.getAttribute('start')).toBe('11')
    expect(window.location.search).toBe('?innsjekk=2026-11-22&utsjekk=2026-11-24&side=2')
    press('Vis plass 1–10')
    expect(window.location.search).toBe('?innsjekk=2026-11-22&utsjekk=2026-11-24')
  })

  it('name a single place', async () => {
    answers({ properties: ten, total: 11 })
    show()
    await arrival()
    expect(screen.getByRole('button', { name: 'Vis plass 11' })).toBeTruthy()
  })

  it('that the list does not have lead to its beginning', async () => {
    window.history.replaceState(null, '', '/beste-hoteller?side=7')
    answers({ properties: [], total: 12, pageNumber: 7 })
    show()
    expect(await screen.findByText('Så lang er ikke lista')).toBeTruthy()
    expect(screen.getByText('Den har 12 hoteller for disse datoene.')).toBeTruthy()
    answers({ properties: ten, total: 12 })
    press('Vis plass 1–10')
    await arrival()
  })
})

describe('a failure', () => {
  it('is told on the page, in a notice with the words of the server, and in the console', async () => {
    fails()
    show()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Det oppstod en feil ved lasting av hotelldata')
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('#vurdert')
    expect(showNotice).toHaveBeenCalledTimes(1)
    expect(showNotice).toHaveBeenCalledWith({
      kind: 'error',
      text: 'The hotel partner gives no offers at the moment.',
      textLanguage: 'en',
      regionLabel: 'Meldinger',
    })
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ name: 'HotelsNotGiven' }))
    expect(document.querySelector('.live')).toBeNull()
    // The form stays: other dates may do.
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
    expect(showNotice).toHaveBeenCalledWith(expect.objectContaining({ text: 'An error occurred while fetching data' }))
  })

  it('is over when another try succeeds, and nobody tries by itself', async () => {
    fails()
    show()
    await screen.findByRole('alert')
    await passMinutes(10)
    expect(asked()).toHaveLength(1)
    let answerNow = () => {}
    server.mockReturnValue(
      new Promise((resolve) => {
        answerNow = () => resolve(Response.json(exampleAnswer()))
      }),
    )
    press('Prøv igjen')
    expect(document.activeElement?.className).toBe('answer')
    await waitFor(() => expect(document.querySelectorAll('.live-waiting')).toHaveLength(3))
    answerNow()
    await arrival()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(asked()).toHaveLength(2)
  })

  it('can be tried again with the same dates from the form', async () => {
    fails()
    show()
    await screen.findByRole('alert')
    answers()
    press('Vis priser')
    await arrival()
    expect(asked()).toHaveLength(2)
  })

  it('without a connection says so, and ends with it', async () => {
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    show()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Du er ikke på nett.')
    connection.mockReturnValue(true)
    answers()
    act(() => {
      window.dispatchEvent(new Event('offline'))
      window.dispatchEvent(new Event('online'))
    })
    await arrival()
  })
})

describe('nothing free', () => {
  it('says for when and whom, and leads on in two ways', async () => {
    answers({ properties: [], total: 0, adults: 1, categoriesWithBasis: ['all'] })
    show()
    expect(await screen.findByRole('heading', { name: 'Ingen ledige rom 22.–24. november for 1 voksen' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Se rorbuer' }).getAttribute('href')).toBe('/rorbuer')
    press('Endre datoer')
    expect(document.activeElement).toBe(field('Innsjekk'))
    expect(document.querySelector('.live-pages')).toBeNull()
  })
})

describe('old prices', () => {
  it('that the server marks are dimmed and say since when, how old they are and how to get newer ones', async () => {
    answers({ stale: true, fetchedAt: '2026-11-21T06:27:00Z' })
    show()
    await arrival()
    expect(screen.getByText('Prisene er fra kl. 07:27, for 53 minutter siden')).toBeTruthy()
    expect(screen.getByText(/Vi får ingen nyere akkurat nå/)).toBeTruthy()
    expect(cards()[0]?.querySelector('.price.old')?.textContent).toContain('per natt, kl. 07:27')
    expect(said()).not.toContain('gjelder i 5 minutter')
    answers({ fetchedAt: new Date(now).toISOString() })
    press('Hent på nytt')
    await waitFor(() => expect(document.querySelector('.price.old')).toBeNull())
    expect(said()).toContain('gjelder i 5 minutter')
  })

  it('say so when the page has stood open for more than five minutes', async () => {
    show()
    await arrival()
    expect(document.querySelector('.price.old')).toBeNull()
    await passMinutes(3)
    expect(screen.getByText(/^Prisene er fra kl\. 08:16, for 7 minutter siden/)).toBeTruthy()
    expect(screen.getByText(/^De kan ha endret seg siden\./)).toBeTruthy()
    expect(asked()).toHaveLength(1)
  })

  it('stay on show when newer ones cannot be had', async () => {
    answers({ stale: true })
    show()
    await arrival()
    fails()
    press('Hent på nytt')
    await waitFor(() => expect(showNotice).toHaveBeenCalledTimes(1))
    expect(cards()).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('are renewed when somebody comes back to the page after five minutes, not before', async () => {
    show()
    await arrival()
    const comeBack = () =>
      act(async () => {
        document.dispatchEvent(new Event('visibilitychange'))
        window.dispatchEvent(new Event('visibilitychange'))
        await vi.advanceTimersByTimeAsync(100)
      })
    await passMinutes(4)
    await comeBack()
    expect(asked()).toHaveLength(1)
    await passMinutes(2)
    await comeBack()
    expect(asked()).toHaveLength(2)
  })
})

describe.each(['no', 'en', 'de'] as const)('in the language %s', (language) => {
  it('leaves no gap open', async () => {
    answers({ isSample: true, stale: true, total: 30, pageNumber: 2 })
    window.history.replaceState(null, '', '/?utvalg=luksus')
    show(language)
    await arrival()
    expect(document.body.textContent).not.toMatch(/[{}]|undefined|NaN/)
  })
})
