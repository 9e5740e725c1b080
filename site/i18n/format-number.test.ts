import { describe, expect, it } from 'vitest'
import { languages } from '#contract/languages.ts'
import { formatFigure, formatNumber, formatPercent } from './format-number.ts'

const locales = Object.values(languages).map(({ locale }) => locale)
const values = [
  0, 0.04, 0.05, 0.25, 0.5, 0.995, 1, 1.005, 1.45, 2.675, 9.995, 12.3456, 99.95, 999, 999.5, 1000, 1234.5, 12_345.678,
  1_234_567.891, 1e-7,
]

describe.each(locales)('%s', (locale) => {
  it.each([...values, ...values.filter((value) => value > 0.1).map((value) => -value)])(
    'writes %s as Intl does',
    (value) => {
      for (const [least, most] of [
        [0, 0],
        [0, 1],
        [1, 1],
        [0, 2],
        [2, 2],
        [0, 3],
        [3, 3],
        [5, 5],
      ] as const)
        for (const isGrouped of [true, false])
          expect(formatNumber(value, locale, { least, most, isGrouped })).toBe(
            value.toLocaleString(locale, {
              minimumFractionDigits: least,
              maximumFractionDigits: most,
              useGrouping: isGrouped,
            }),
          )
      expect(formatNumber(value, locale)).toBe(value.toLocaleString(locale))
    },
  )

  it('writes shares as Intl does', () => {
    for (const share of [0, 0.004, 0.12, 0.725, 1, 12.5])
      expect(formatPercent(share, locale)).toBe(share.toLocaleString(locale, { style: 'percent' }))
  })
})

describe('formatFigure', () => {
  it('has a true minus sign, none before what rounds to nothing, and no thousands', () => {
    expect(formatFigure(-1.42, 'nb-NO', 1)).toBe('−1,4')
    expect(formatFigure(-1.42, 'en-GB', 1)).toBe('−1.4')
    expect(formatFigure(3, 'de-DE', 1)).toBe('3,0')
    expect(formatFigure(-0.04, 'nb-NO', 1)).toBe('0,0')
    expect(formatFigure(1013, 'de-DE')).toBe('1013')
  })

  it('says that a figure is missing', () => {
    expect(formatFigure(null, 'nb-NO', 1)).toBe('-')
  })
})
