import { expect, it } from 'vitest'
import { readClimate, readWeatherCopy } from '#site/content/model/pages/weather-copy.ts'
import { formatUsualWeather } from './format-usual-weather.ts'

it('says what each month is usually like, with a true minus and a capital at the start', () => {
  const sentences = formatUsualWeather(readClimate(), readWeatherCopy('no').climate, 'nb-NO')
  expect(sentences).toHaveLength(12)
  expect(sentences[1]).toBe('Februar i Svolvær er vanligvis \u22122 til 0\u00a0°C, og sjøen 5\u00a0°C.')
})

it('writes the month as the language does inside a sentence', () => {
  expect(formatUsualWeather(readClimate(), readWeatherCopy('de').climate, 'de-DE')[6]).toMatch(
    /^Im Juli sind es in Svolvær/,
  )
})
