// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WeatherLine } from './WeatherLine.tsx'
import { WeatherName } from './WeatherName.tsx'
import { fillWeatherLine } from './weather-line-behaviour.ts'

const reine = { latitude: 67.9325, longitude: 13.0886 }

const answer = {
  place: 'reine',
  updatedAt: '2026-11-21T07:14:00Z',
  fetchedAt: '2026-11-21T07:20:00Z',
  expiresAt: '2026-11-21T08:00:00Z',
  stale: false,
  current: {
    time: '2026-11-21T08:00:00Z',
    temperature: -1.44,
    windSpeed: 11.2,
    windFromDirection: 225,
    humidity: 80,
    pressure: 990,
    precipitation: null,
    symbol: 'lightsnowshowers_polartwilight',
  },
  cards: [],
  days: [],
}

const text = (selector: string) => document.querySelector(selector)?.textContent
const isHidden = (selector: string) => document.querySelector(selector)?.hasAttribute('hidden')

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<WeatherLine place="reine" coordinates={reine} language="no" />)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('WeatherLine', () => {
  it('says what is usual and where, before any script', () => {
    expect(text('[data-usual]')).toContain('Været i Reine')
    expect(text('[data-usual]')).toContain('Vanlige temperaturer, målt i Svolvær: −2 til 1')
    expect(isHidden('[data-now]')).toBe(true)
  })

  it('lets go of the connection when the server has none', async () => {
    const refusal = Response.json({ status: 503 }, { status: 503 })
    vi.stubGlobal('fetch', async () => refusal)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await fillWeatherLine()
    expect(refusal.bodyUsed).toBe(true)
  })
})

describe('fillWeatherLine', () => {
  it('shows this hour in the figures of the language and in Norwegian time', async () => {
    const fetch = vi.fn(async () => Response.json(answer))
    vi.stubGlobal('fetch', fetch)
    await fillWeatherLine()
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/weather/reine')
    expect(isHidden('[data-usual]')).toBe(true)
    expect(isHidden('[data-now]')).toBe(false)
    expect(text('[data-temperature]')).toBe('−1,4')
    expect(text('[data-wind]')).toBe('11,2')
    expect(text('[data-precipitation]')).toBe('-')
    expect(text('[data-words]')).toBe('Lette snøbyger')
    expect(text('[data-updated]')).toBe('21.11.2026 08:14')
    expect(text('[data-emoji]')).toBe('❄️')
  })

  it('shows no emoji for a symbol it does not know', async () => {
    const unknown = { ...answer, current: { ...answer.current, symbol: 'frogs_day' } }
    vi.stubGlobal('fetch', async () => Response.json(unknown))
    await fillWeatherLine()
    expect(isHidden('[data-emoji]')).toBe(true)
  })

  it.each([
    ['the server has none', async () => new Response('{}', { status: 503 })],
    ['there is no network', async () => Promise.reject(new TypeError('offline'))],
    ['the answer has another shape', async () => Response.json({ weather: 'fine' })],
  ])('says so, beside what is usual, when %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(isHidden('[data-failed]')).toBe(true)
    await fillWeatherLine()
    expect(logged).toHaveBeenCalledOnce()
    expect(isHidden('[role=status] [data-failed]')).toBe(false)
    expect(text('[role=status]')).toBe('Kunne ikke hente værdata. Vennligst prøv igjen senere.')
    expect(isHidden('[data-usual]')).toBe(false)
    expect(isHidden('[data-now]')).toBe(true)
  })
})

it('the weather of another village says which, and how far away', () => {
  const show = (coordinates: { latitude: number; longitude: number }) =>
    renderToStaticMarkup(<WeatherName place="reine" coordinates={coordinates} language="no" />)
  expect(show(reine)).toBe('Været i Reine')
  expect(show({ latitude: 67.8798, longitude: 12.9829 })).toMatch(/^Været i nærheten: Reine, 7,\d\u00a0km i luftlinje$/)
})
