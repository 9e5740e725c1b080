// @vitest-environment happy-dom

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { readClimate, readWeatherCopy } from '#site/content/model/pages/weather-copy.ts'
import { readSeason, seasonIds } from '#site/content/model/season-queries.ts'
import { BestTimeTabs } from './BestTimeTabs.tsx'
import { formatUsualWeather } from './format-weather.ts'

it.each(languageKeys)('gives each season the one range that its own page and the others give (%s)', (language) => {
  document.body.innerHTML = renderToStaticMarkup(
    <BestTimeTabs copy={readWeatherCopy(language)} climate={readClimate()} language={language} />,
  )
  const shown = [...document.querySelectorAll('.season-table td.num')].map(({ textContent }) => textContent)
  expect(shown).toEqual(seasonIds.map((id) => readSeason(id, language).temperature))
})

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
