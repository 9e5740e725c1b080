// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WeatherAnswer } from '#contract/weather.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { showNotice } from '#site/ui/notices/show-notice.tsx'
import { WeatherCard } from './WeatherCard.tsx'
import { weatherWords } from './weather-words.ts'

vi.mock('#site/ui/notices/show-notice.tsx', () => ({ showNotice: vi.fn() }))

const words = pickWords('no', weatherWords)
const usual = Array.from({ length: 12 }, (_, month) => `Vanlig i måned ${month + 1}.`)
const usualOf = { place: 'Svolvær', elsewhere: 'Ingen tall for {place}.' }
const villages = { svolvaer: 'svolvaer', hamnoy: 'reine' } as const
const picture = {
  start: { place: 'svolvaer', season: 'autumn', hour: 'noon', weather: 'cloudy' },
  folder: '/_assets/weather-0/',
} as const
const minuteMs = 60_000
const now = Date.parse('2026-11-21T07:20:00Z')

const moment = {
  time: '2026-11-21T07:00:00Z',
  temperature: -1.4,
  windSpeed: 11.2,
  windFromDirection: 225,
  humidity: 78,
  pressure: 1002.3,
  precipitation: 0.6,
  symbol: 'lightsnowshowers_day',
}

function answerFor(place: WeatherAnswer['place'], changes: Partial<WeatherAnswer> = {}): WeatherAnswer {
  return {
    place,
    updatedAt: '2026-11-21T07:14:00Z',
    fetchedAt: '2026-11-21T07:16:00Z',
    expiresAt: '2026-11-21T07:46:00Z',
    stale: false,
    current: moment,
    cards: [
      moment,
      { ...moment, time: '2026-11-21T13:00:00Z', temperature: 0.4, symbol: 'cloudy', precipitation: 0 },
      { ...moment, time: '2026-11-21T19:00:00Z', precipitation: null },
      { ...moment, time: '2026-11-22T01:00:00Z', symbol: 'hail' },
    ],
    days: [
      { date: '2026-11-21', low: -2, high: 1.2, precipitation: 3.4, strongestWind: 12.6, symbol: 'snow', hours: 17 },
      { date: '2026-11-22', low: null, high: null, precipitation: null, strongestWind: null, symbol: null, hours: 1 },
    ],
    ...changes,
  }
}

const server = vi.fn<(address: string) => Promise<Response>>()
const asked = () => server.mock.calls.map(([address]) => address)

function answers(answer: WeatherAnswer): void {
  server.mockImplementation(async () => Response.json(answer))
}

it('keeps a place that was chosen before the page was alive', async () => {
  answers(answerFor('reine'))
  const card = (
    <WeatherCard
      plainWay={{ href: '/i-dag', name: 'I dag' }}
      offlineWords={readTodayCopy('no').words}
      words={words}
      locale="nb-NO"
      usual={usual}
      usualOf={usualOf}
      villages={villages}
      picture={picture}
    />
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(card)
  document.body.append(container)
  const list = container.querySelector('select') as HTMLSelectElement
  list.value = 'reine'
  render(card, { container, hydrate: true })
  await waitFor(() => expect(window.location.search).toBe('?sted=reine'))
  expect(list.value).toBe('reine')
  await waitFor(() => expect(asked().at(-1)).toContain('reine'))
})

describe('the place that the page opens with', () => {
  const comeFrom = (path: string) =>
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(path && window.location.origin + path)

  it('is that of the page before', async () => {
    comeFrom('/steder-a-besoke/hamnoy')
    answers(answerFor('reine'))
    showCard()
    await waitFor(() => expect(window.location.search).toBe('?sted=reine'))
    expect(asked()).toEqual(['/api/weather/reine'])
  })

  it('is the one chosen last, where the page before is about none', async () => {
    showCard()
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'leknes' } })
    cleanup()
    window.history.replaceState(null, '', '/reiseinfo/vaer')
    comeFrom('/hoteller')
    showCard()
    await waitFor(() => expect(window.location.search).toBe('?sted=leknes'))
  })

  it('is that of the address before any other', async () => {
    localStorage.setItem('today-place', 'leknes')
    comeFrom('/steder-a-besoke/hamnoy')
    window.history.replaceState(null, '', '/reiseinfo/vaer?sted=ballstad')
    showCard()
    await waitFor(() => expect(asked()).toEqual(['/api/weather/ballstad']))
    expect(window.location.search).toBe('?sted=ballstad')
  })
})

/** Waits until a forecast is shown. */
const arrival = () => screen.findByText(/^Lette snøbyger\./)
const shownAge = () => document.querySelector('.weather-age')?.textContent

function showCard() {
  return render(
    <WeatherCard
      plainWay={{ href: '/i-dag', name: 'I dag' }}
      offlineWords={readTodayCopy('no').words}
      words={words}
      locale="nb-NO"
      usual={usual}
      usualOf={usualOf}
      villages={villages}
      picture={picture}
    />,
  )
}

async function passMinutes(minutes: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(minutes * minuteMs))
}

function setVisibility(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('visibilitychange'))
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now, shouldAdvanceTime: true })
  vi.stubGlobal('fetch', server)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  window.history.replaceState(null, '', '/reiseinfo/vaer')
  localStorage.clear()
  answers(answerFor('svolvaer'))
})

afterEach(() => {
  cleanup()
  setVisibility('visible')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  server.mockReset()
  vi.mocked(showNotice).mockClear()
})

describe('WeatherCard', () => {
  it('keeps its frame while it is loading and says so', () => {
    server.mockReturnValue(new Promise(() => {}))
    showCard()
    expect(screen.getByRole('status').textContent).toBe('Laster værdata...')
    expect(screen.getByRole('heading', { name: 'Svolvær' })).toBeTruthy()
    expect(document.querySelectorAll('.forecast-card')).toHaveLength(4)
    expect(document.querySelectorAll('.forecast-day')).toHaveLength(9)
  })

  it('says that there is no network and how old the figures are, while there is none', async () => {
    showCard()
    await arrival()
    const notice = document.querySelector<HTMLElement>('[data-offline-notice]')
    expect(notice?.hidden).toBe(true)
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(notice?.textContent).toMatch(/^Uten nett\. Tallene ble hentet .+, kl\. 08:16\.$/)
    expect(notice?.hidden).toBe(false)
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(notice?.hidden).toBe(true)
    online.mockRestore()
  })

  it('shows the hour in figures and words', async () => {
    showCard()
    expect(await screen.findByText(/^Lette snøbyger\. Liten kuling fra sørvest, kjennes som −9\s°C\.$/)).toBeTruthy()
    const now = screen.getByRole('heading', { name: 'Svolvær' }).closest('section') as HTMLElement
    expect(now.textContent).toContain('Oppdatert: 21.11.2026 08:14')
    expect(now.textContent).toContain('−1,4°C')
    expect(now.textContent).toContain('Nedbør0,6 mm')
    expect(now.textContent).toContain('Vind11,2 m/s')
    expect(now.textContent).toContain('Luftfuktighet78 %')
    expect(now.textContent).toContain('Lufttrykk1002 hPa')
    expect(shownAge()).toBe('Hentet for 4 minutter siden')
    expect(screen.getByRole('status').textContent).toMatch(/^Svolvær: −1,4\s°C\. Lette snøbyger\./)
    expect(asked()).toEqual(['/api/weather/svolvaer'])
  })

  it('labels the four cards by the calendar in Norway', async () => {
    showCard()
    const cards = await waitFor(() => {
      const found = within(
        screen.getByRole('heading', { name: 'Værvarsel neste dager' }).closest('section') as HTMLElement,
      )
      expect(found.getAllByRole('listitem')).toHaveLength(4)
      return found.getAllByRole('listitem').map((card) => card.textContent ?? '')
    })
    expect(cards[0]).toMatch(/^I dag08:00.*Lette snøbygerNedbør 0,6 mm−1,4°/)
    expect(cards[1]).toMatch(/^I dag14:00.*SkyetOpphold0,4°/)
    expect(cards[2]).not.toContain('mm')
    expect(cards[3]).toMatch(/^I morgen02:00/)
    expect(cards[3]).not.toContain('byger')
  })

  it('shows the days ahead, and - for what is missing', async () => {
    showCard()
    const rows = await waitFor(() => {
      const days = screen.getByRole('heading', { name: 'Dag for dag' }).closest('section') as HTMLElement
      expect(within(days).getAllByRole('listitem')).toHaveLength(2)
      return within(days).getAllByRole('listitem')
    })
    expect(rows[0]?.textContent).toMatch(/^I dag21\. nov\..*SnøNedbør 3,4 mmSterkeste vind 13 m\/s−2 til 1 °C$/)
    expect(rows[1]?.textContent).toMatch(/^I morgen22\. nov\.Sterkeste vind -- til - °C$/)
  })

  it('shows - for every missing value and Ukjent for a missing update', async () => {
    const nothing = {
      temperature: null,
      windSpeed: null,
      humidity: null,
      pressure: null,
      precipitation: null,
      symbol: null,
    }
    answers(answerFor('svolvaer', { updatedAt: null, current: { ...moment, ...nothing } }))
    showCard()
    expect(await screen.findByText('Ukjent')).toBeTruthy()
    const tiles = [...document.querySelectorAll('.current-figures dd')].map((tile) => tile.textContent)
    expect(tiles).toEqual(['-', '-', '-', '-'])
    expect(document.querySelector('.current-temperature b')?.textContent).toBe('-°C')
    expect(document.querySelector('.current-emoji')?.textContent).toBe('')
  })

  it('says that the usual weather is that of Svolvær where another place is chosen', async () => {
    server.mockImplementation(async () => new Response('{}', { status: 503 }))
    window.history.replaceState(null, '', '/reiseinfo/vaer?sted=reine')
    showCard()
    expect(await screen.findByText('Vanlig i måned 11. Ingen tall for Reine.')).toBeTruthy()
  })

  it('tells a failure in the card, in a notice and in the console, and tries again when asked', async () => {
    const refusal = new Response('{}', { status: 503 })
    server.mockImplementation(async () => refusal)
    showCard()
    const alert = await screen.findByRole('alert')
    // An unread body would keep its connection.
    expect(refusal.bodyUsed).toBe(true)
    expect(alert.textContent).toContain('Feil')
    expect(alert.textContent).toContain('Kunne ikke hente værdata. Vennligst prøv igjen senere.')
    expect(screen.getByText('Vanlig i måned 11.')).toBeTruthy()
    expect(showNotice).toHaveBeenCalledTimes(1)
    expect(showNotice).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'error', text: 'Kunne ikke hente værdata' }),
    )
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'Weather API returned 503' }))

    answers(answerFor('svolvaer'))
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    await arrival()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('takes an answer of another shape for a failure', async () => {
    server.mockImplementation(async () => Response.json({ place: 'svolvaer' }))
    showCard()
    expect(await screen.findByRole('alert')).toBeTruthy()
  })

  it('fetches the place that the address names, and only that', async () => {
    window.history.replaceState(null, '', '/reiseinfo/vaer?sted=reine')
    answers(answerFor('reine'))
    showCard()
    expect(await screen.findByRole('heading', { name: 'Reine' })).toBeTruthy()
    await arrival()
    expect(asked()).toEqual(['/api/weather/reine'])
  })

  it('falls back to Svolvær for a place it does not know', async () => {
    window.history.replaceState(null, '', '/reiseinfo/vaer?sted=atlantis')
    showCard()
    await arrival()
    expect(asked()).toEqual(['/api/weather/svolvaer'])
  })

  it('loads the place chosen, clears the failure and writes the place into the address', async () => {
    server.mockImplementation(async () => new Response('', { status: 500 }))
    showCard()
    await screen.findByRole('alert')
    answers(answerFor('ballstad'))
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ballstad' } })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('Laster værdata...')
    await arrival()
    expect(screen.getByRole('heading', { name: 'Ballstad' })).toBeTruthy()
    expect(window.location.search).toBe('?sted=ballstad')
    expect(asked()).toEqual(['/api/weather/svolvaer', '/api/weather/ballstad'])
  })

  it('follows the browser back and forward', async () => {
    showCard()
    await arrival()
    window.history.replaceState(null, '', '/reiseinfo/vaer?sted=leknes')
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(await screen.findByRole('heading', { name: 'Leknes' })).toBeTruthy()
    expect((screen.getByRole('combobox') as HTMLSelectElement).value).toBe('leknes')
  })

  it('asks again every 30 minutes while it is seen', async () => {
    showCard()
    await arrival()
    await passMinutes(29)
    expect(server).toHaveBeenCalledTimes(1)
    await passMinutes(2)
    expect(server).toHaveBeenCalledTimes(2)
    await passMinutes(30)
    expect(server).toHaveBeenCalledTimes(3)
  })

  it('does not fetch while hidden, and at once when visible again after 30 minutes', async () => {
    showCard()
    await arrival()
    setVisibility('hidden')
    await passMinutes(95)
    expect(server).toHaveBeenCalledTimes(1)
    setVisibility('visible')
    await passMinutes(0.1)
    expect(server).toHaveBeenCalledTimes(2)
  })

  it('does not fetch when visible again after a few minutes', async () => {
    showCard()
    await arrival()
    setVisibility('hidden')
    await passMinutes(5)
    setVisibility('visible')
    await passMinutes(0.1)
    expect(server).toHaveBeenCalledTimes(1)
  })

  it('keeps the forecast when a newer one cannot be had, and says how old it is', async () => {
    showCard()
    await arrival()
    server.mockImplementation(async () => new Response('', { status: 502 }))
    await passMinutes(31)
    expect(document.querySelector('.current-words')?.textContent).toMatch(/^Lette snøbyger\./)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(shownAge()).toMatch(/^Varselet er gammelt: laget for 3\d minutter siden\./)
    expect(showNotice).toHaveBeenCalledTimes(1)

    await passMinutes(30)
    expect(showNotice).toHaveBeenCalledTimes(2)
    answers(answerFor('svolvaer', { fetchedAt: new Date(Date.now()).toISOString() }))
    await passMinutes(30)
    expect(shownAge()).toMatch(/^Hentet/)
  })

  it('says how old a forecast is that the server calls stale', async () => {
    answers(answerFor('svolvaer', { stale: true, fetchedAt: '2026-11-21T02:16:00Z' }))
    showCard()
    expect(
      await screen.findByText('Varselet er gammelt: laget for 5 timer siden. Vi får ikke tak i et nyere akkurat nå.'),
    ).toBeTruthy()
  })
})
