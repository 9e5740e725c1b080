// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { WeatherAnswer } from '#contract/weather.ts'
import { WeatherToday } from './WeatherToday.tsx'
import { showToday } from './weather-today-behaviour.ts'

const moment = {
  time: '2026-07-15T10:00:00Z',
  temperature: 11.4,
  windSpeed: 5.2,
  windFromDirection: 220,
  humidity: 80,
  pressure: 1010,
  precipitation: 0,
  symbol: 'partlycloudy_day',
}
const answer: WeatherAnswer = {
  place: 'reine',
  updatedAt: '2026-07-15T09:30:00Z',
  fetchedAt: '2026-07-15T09:40:00Z',
  expiresAt: '2026-07-15T10:30:00Z',
  stale: false,
  current: moment,
  cards: [moment, { ...moment, time: '2026-07-15T16:00:00Z', temperature: -0.4, precipitation: 1.2 }],
  days: [],
}

function build(): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(
    <WeatherToday place="reine" language="no" copy={{ usual: 'Vanlig temperatur i {place}', later: 'Kl. {time}' }} />,
  )
  return document.querySelector<HTMLElement>('[data-weather-line]') as HTMLElement
}

test('as built the cells say what is usual, and where', () => {
  const cells = build()
  expect(cells.querySelector('[data-usual]')?.textContent).toMatch(/Vanlig temperatur i Svolvær.*januar−2\stil\s1\s°C/)
  expect(cells.querySelector('[data-now]')?.hasAttribute('hidden')).toBe(true)
})

test('with an answer they say this hour’s weather and that of six hours later; a missing later hour has no row', () => {
  const cells = build()
  showToday(cells, answer)
  expect(cells.querySelector('[data-usual]')?.hasAttribute('hidden')).toBe(true)
  expect(cells.querySelector('[data-temperature]')?.textContent).toBe('11,4')
  const [six, twelve] = cells.querySelectorAll<HTMLElement>('[data-later]')
  expect(six?.textContent).toBe('Kl. 18−0,4 °C, 1,2 mm')
  expect(six?.hidden).toBe(false)
  expect(twelve?.hidden).toBe(true)
})
