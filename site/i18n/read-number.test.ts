import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Language, languageKeys, languages } from '#contract/languages.ts'
import { readNumber } from './read-number.ts'

const inAll = (typed: string, isWhole = false) =>
  languageKeys.map((language) => readNumber(typed, languages[language].locale, { isWhole }))

describe('a typed number', () => {
  it.each([
    ['60', 60],
    [' 16,5 ', 16.5],
    ['16.5', 16.5],
    ['77,4', 77.4],
    ['149,90', 149.9],
    ['1.500,00', 1500],
    ['1,500.00', 1500],
    ['1 500', 1500],
    ['1\u00a0500,50', 1500.5],
    ['1\u202f500.50', 1500.5],
    ['1\u2009500', 1500],
    ['1’500', 1500],
    ["12'345'678", 12_345_678],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1.234.567,8', 1_234_567.8],
    ['0,125', 0.125],
    ['60 kWh', 60],
    ['18 kWh/100 km', 18],
    ['90%', 90],
    ['90\u00a0%', 90],
    ['−4', -4],
    ['-4 °C', -4],
    ['+4', 4],
    ['1500,-', 1500],
    ['1 500,– kr', 1500],
    ['kr 1500', 1500],
    ['NOK 1,500.00', 1500],
    ['١٥٠٠', 1500],
    ['۷۷٫۴', 77.4],
    ['１５', 15],
    ['77,', 77],
  ])('is the same in every language: %j', (typed, value) => expect(inAll(typed)).toEqual([value, value, value]))

  it.each(['', ' ', 'sixty', '6o', '1e3', '60 60', '--4', '12 mil', '9999999999', '1.50.000', '1,50,000', '1.500 000'])(
    'is none: %j',
    (typed) => expect(inAll(typed)).toEqual([undefined, undefined, undefined]),
  )

  it('of a thousand and more is one, or has decimals, as its language has it; whole things never have', () => {
    const read = (typed: string) =>
      languageKeys.map((language) => [language, readNumber(typed, languages[language].locale)])
    expect(Object.fromEntries(read('1.500'))).toEqual({ no: 1500, en: 1.5, de: 1500 })
    expect(Object.fromEntries(read('1,500'))).toEqual({ no: 1.5, en: 1500, de: 1.5 })
    expect(inAll('1.500', true)).toEqual([1500, 1500, 1500])
    expect(inAll('1,500', true)).toEqual([1500, 1500, 1500])
    expect(inAll('149,90', true)).toEqual([149.9, 149.9, 149.9])
  })

  it('is what its language’s own format writes', () => {
    const locales: Record<Language, string[]> = {
      no: ['nb-NO', 'nn-NO'],
      en: ['en-GB', 'en-US'],
      de: ['de-DE', 'de-CH'],
    }
    fc.assert(
      fc.property(fc.constantFrom(...languageKeys), fc.integer({ min: -1e8, max: 1e8 }), (language, hundredths) => {
        for (const locale of locales[language]) {
          const value = hundredths / 100
          const written = value.toLocaleString(locale, { minimumFractionDigits: 2 })
          expect(readNumber(written, locale), written).toBe(value + 0)
        }
      }),
    )
  })

  it('of any text is a number or none, quickly', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...languageKeys), (typed, language) => {
        const value = readNumber(typed, languages[language].locale)
        expect(value === undefined || Number.isFinite(value)).toBe(true)
      }),
    )
    expect(readNumber(`2000${' '.repeat(100_000)}kr`, 'nb-NO')).toBeUndefined()
  })
})
