import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { readSeason, seasonIds } from '#site/content-model/season-queries.ts'
import { readClimate, readWeatherCopy } from './weather-copy.ts'

describe.each(languageKeys)('the words of the weather page in %s', (language) => {
  const copy = readWeatherCopy(language)

  it('give the four seasons the temperatures of the specification', () => {
    const figures = seasonIds.map((id) => readSeason(id, language).temperature.match(/−?\d+/g))
    expect(figures).toEqual([
      ['−5', '2'],
      ['0', '10'],
      ['8', '15'],
      ['2', '10'],
    ])
  })

  it('name the institute and never its brand, which its terms forbid', () => {
    const text = JSON.stringify(copy)
    expect(text).not.toMatch(/\byr(\.no)?\b/i)
    expect(text).toContain('met.no')
  })
})

describe('the climate of Svolvær', () => {
  it('has a lowest value under the highest in every month', () => {
    const { low, high } = readClimate()
    for (const [month, value] of low.entries()) expect(value).toBeLessThan(high[month] ?? Number.NEGATIVE_INFINITY)
  })
})
