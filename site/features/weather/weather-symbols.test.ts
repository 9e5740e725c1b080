import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { readSymbol, symbolCodes, symbolEmoji, symbolNames } from './weather-symbols.ts'

describe('the symbol codes', () => {
  it('are the 83 that MET publishes, with its two misspellings', () => {
    expect(new Set(symbolCodes).size).toBe(83)
    expect(symbolCodes).toContain('lightssleetshowersandthunder_day')
    expect(symbolCodes).toContain('lightssnowshowersandthunder_polartwilight')
    expect(symbolCodes).toContain('lightrainshowersandthunder_night')
    expect(symbolCodes).not.toContain('lightsnowshowersandthunder_day')
  })

  it.each(symbolCodes)('give %s an emoji and a name in every language', (code) => {
    expect(symbolEmoji(code)).toBeTruthy()
    const symbol = readSymbol(code)
    for (const language of languageKeys) {
      const words = pickWords(language, ['weather.symbol.'])
      expect(symbol && words[`weather.symbol.${symbol.name}`]?.length).toBeGreaterThanOrEqual(3)
    }
  })

  it('have a name of their own in each language', () => {
    for (const language of languageKeys) {
      const names = Object.values(pickWords(language, ['weather.symbol.']))
      expect(new Set(names).size).toBe(41)
      expect(Object.keys(pickWords(language, ['weather.symbol.'])).sort()).toEqual(
        symbolNames.map((name) => `weather.symbol.${name}`).sort(),
      )
    }
  })
})

describe('symbolEmoji', () => {
  it('puts thunder before everything that falls', () => {
    for (const code of symbolCodes.filter((candidate) => candidate.includes('thunder'))) {
      expect(symbolEmoji(code)).toBe('⛈️')
    }
  })

  it.each([
    ['heavyrain', '🌧️'],
    ['rainshowers_night', '🌧️'],
    ['rainshowers_day', '🌦️'],
    ['lightsnow', '❄️'],
    ['snowshowers_polartwilight', '❄️'],
    ['sleet', '🌨️'],
    ['clearsky_day', '☀️'],
    ['clearsky_night', '🌙'],
    ['fog', '🌫️'],
  ])('gives %s the emoji %s', (code, emoji) => {
    expect(symbolEmoji(code)).toBe(emoji)
  })

  it('shows no sun while the sun is under the horizon', () => {
    for (const code of symbolCodes.filter((candidate) => /_(night|polartwilight)$/.test(candidate))) {
      expect(['☀️', '🌤️', '⛅', '🌦️']).not.toContain(symbolEmoji(code))
    }
  })

  it('gives an unknown code, a missing one and a name of every object nothing', () => {
    for (const code of ['hail', 'clearsky', 'cloudy_day', 'fair_noon', 'constructor', '', null]) {
      expect(symbolEmoji(code)).toBeNull()
      expect(readSymbol(code)).toBeNull()
    }
  })
})
