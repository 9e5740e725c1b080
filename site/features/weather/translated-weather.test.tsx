// @vitest-environment happy-dom
import { it } from 'vitest'
import type { WeatherAnswer, WeatherDay, WeatherMoment } from '#contract/weather.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { expectToStandTranslation } from '#site/ui/testing/translate-as-browsers-do.ts'
import { CurrentWeather } from './CurrentWeather.tsx'
import { ForecastCards } from './ForecastCards.tsx'
import { ForecastDays } from './ForecastDays.tsx'
import { weatherWords } from './weather-words.ts'

// A browser that translates the page has put every text into an element of its own.

const shared = { words: pickWords('no', weatherWords), locale: 'nb-NO', now: Date.parse('2026-11-21T07:20:00Z') }
const storm: WeatherMoment = {
  time: '2026-11-21T07:00:00Z',
  temperature: -1.4,
  windSpeed: 11.2,
  windFromDirection: 225,
  humidity: 78,
  pressure: 1002.3,
  precipitation: 0.6,
  symbol: 'lightsnowshowers_day',
}
const still: WeatherMoment = {
  ...storm,
  temperature: 4,
  windSpeed: 1,
  humidity: 60,
  precipitation: 0,
  symbol: 'cloudy',
}
const unknown: WeatherMoment = {
  time: storm.time,
  temperature: null,
  windSpeed: null,
  windFromDirection: null,
  humidity: null,
  pressure: null,
  precipitation: null,
  symbol: null,
}
const moments = [storm, still, unknown]

it('the weather now and of the next hours is another after half an hour, or not known', () => {
  const answerOf = (current: WeatherMoment): WeatherAnswer => ({
    place: 'reine',
    updatedAt: '2026-11-21T07:14:00Z',
    fetchedAt: '2026-11-21T07:16:00Z',
    expiresAt: '2026-11-21T07:46:00Z',
    stale: false,
    current,
    cards: [],
    days: [],
  })
  expectToStandTranslation(
    [undefined, ...moments.map(answerOf)].map((answer) => (
      <CurrentWeather key="now" place="reine" answer={answer} {...shared}>
        <p>Nå</p>
      </CurrentWeather>
    )),
  )
  expectToStandTranslation(
    [undefined, ...moments.map((moment) => [moment])].map((cards) => (
      <ForecastCards key="cards" cards={cards} {...shared} />
    )),
  )
})

it('a day has other figures, or none', () => {
  const cold = {
    date: '2026-11-22',
    low: -2,
    high: 1.2,
    precipitation: 3.4,
    strongestWind: 12.6,
    symbol: 'snow',
    hours: 17,
  }
  const days: WeatherDay[] = [
    cold,
    { ...cold, low: 3, high: 7, precipitation: 0, strongestWind: 4, symbol: 'cloudy' },
    { ...cold, low: null, high: null, precipitation: null, strongestWind: null, symbol: null },
  ]
  expectToStandTranslation(
    [undefined, ...days.map((day) => [day])].map((shown) => <ForecastDays key="days" days={shown} {...shared} />),
  )
})
