// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { WeatherAnswer } from '#contract/weather.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { WeatherPicture } from './WeatherPicture.tsx'
import { weatherWords } from './weather-words.ts'

const words = pickWords('no', weatherWords)
const start = { place: 'svolvaer', season: 'autumn', hour: 'noon', weather: 'cloudy' } as const
const now = Date.parse('2026-06-21T23:00:00Z')

const answer: WeatherAnswer = {
  place: 'reine',
  updatedAt: null,
  fetchedAt: '2026-06-21T22:50:00Z',
  expiresAt: '2026-06-21T23:20:00Z',
  stale: false,
  current: {
    time: '2026-06-21T23:00:00Z',
    temperature: 9,
    windSpeed: 3,
    windFromDirection: 90,
    humidity: 70,
    pressure: 1015,
    precipitation: 0,
    symbol: 'clearsky_day',
  },
  cards: [],
  days: [],
}

const draw = (forecast?: WeatherAnswer) => (
  <WeatherPicture answer={forecast} start={start} folder="/pictures/" now={now} words={words} />
)

afterEach(cleanup)

it('shows the picture of the page until there is a forecast', () => {
  render(draw())
  expect(screen.getByRole('img').getAttribute('src')).toBe('/pictures/svolvaer-autumn-noon-cloudy.svg')
})

it('changes to the weather of the forecast once its picture has come, and says in words what it shows', () => {
  const { rerender, container } = render(draw())
  rerender(draw(answer))
  const [shown, next] = [...container.querySelectorAll('img')]
  expect(shown?.getAttribute('src')).toBe('/pictures/svolvaer-autumn-noon-cloudy.svg')
  expect(next?.getAttribute('src')).toBe('/pictures/reine-summer-midnight-clear.svg')
  if (next) fireEvent.load(next)
  const picture = screen.getByRole('img')
  expect(picture.getAttribute('src')).toBe('/pictures/reine-summer-midnight-clear.svg')
  expect(picture.getAttribute('alt')).toBe('Reine om sommeren, i den lyse natta: åpen himmel. Tegning.')
})

it('keeps the old picture when the next one cannot be had', () => {
  const { rerender, container } = render(draw())
  rerender(draw(answer))
  const next = container.querySelectorAll('img')[1]
  if (next) fireEvent.error(next)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/pictures/svolvaer-autumn-noon-cloudy.svg')
})

it('keeps its room whichever picture it shows', () => {
  const { container } = render(draw(answer))
  for (const picture of container.querySelectorAll('img'))
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1600', '900'])
})
