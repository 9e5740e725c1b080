// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { readClimate, readWeatherCopy } from '#site/content-model/pages/weather-copy.ts'
import { readSeason, seasonIds } from '#site/content-model/season-queries.ts'
import { BestTimeTabs } from './BestTimeTabs.tsx'

it.each(languageKeys)('gives each season the one range that its own page and the others give (%s)', (language) => {
  document.body.innerHTML = renderToStaticMarkup(
    <BestTimeTabs copy={readWeatherCopy(language)} climate={readClimate()} language={language} />,
  )
  const shown = [...document.querySelectorAll('.season-table td.num')].map(({ textContent }) => textContent)
  expect(shown).toEqual(seasonIds.map((id) => readSeason(id, language).temperature))
})
