import { type Language, languageOfLocale } from '#contract/languages.ts'

// What `Intl` says, from tables of the three languages: the first use of `Intl` in a browser reads the names of all its locales, 25 to
// 60 ms of a fast machine and four times that of a phone, while the page starts. Tests hold these formats to `Intl` (CLDR).

interface Signs {
  decimal: ',' | '.'
  /** Between thousands. */
  group: string
  minus: string
  percent: string
}

const signs: Record<Language, Signs> = {
  no: {
    decimal: ',',
    group: '\u00a0',
    minus: '\u2212',
    percent: '\u00a0%',
  },
  en: {
    decimal: '.',
    group: ',',
    minus: '-',
    percent: '%',
  },
  de: {
    decimal: ',',
    group: '.',
    minus: '-',
    percent: '\u00a0%',
  },
}

export interface Digits {
  /** The fewest decimals. */
  least?: number
  /** The most decimals. */
  most?: number
  isGrouped?: boolean
}

/** Returns the digits of a number that is not negative, rounded half up as it is written: 1.005 with two decimals is 1.01. */
function roundDigits(value: number, most: number): string {
  const written = String(value)
  if (written.includes('e')) return value.toFixed(most)
  return Number(`${Math.round(Number(`${written}e${most}`))}e-${most}`).toFixed(most)
}

/** Returns a number as `toLocaleString` writes it in one of the guide's locales: up to three decimals unless told otherwise. */
export function formatNumber(
  value: number,
  locale: string,
  { least = 0, most = Math.max(least, 3), isGrouped = true }: Digits = {},
): string {
  const { decimal, group, minus } = signs[languageOfLocale(locale)]
  const [whole = '', rest = ''] = roundDigits(Math.abs(value), most).split('.')
  const decimals = rest.slice(0, least) + rest.slice(least).replace(/0+$/, '')
  const grouped = isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, group) : whole
  return `${value < 0 ? minus : ''}${grouped}${decimals === '' ? '' : decimal + decimals}`
}

/**
 * Returns a figure of the weather: with exactly so many decimals, without thousands, a true minus sign, and none before what rounds to
 * nothing; «-» for a missing one, as specified.
 */
export function formatFigure(value: number | null, locale: string, decimals = 0): string {
  if (value === null) return '-'
  const digits = formatNumber(Math.abs(value), locale, { least: decimals, most: decimals, isGrouped: false })
  return value < 0 && /[1-9]/.test(digits) ? `−${digits}` : digits
}

/** Returns a share (0 to 1) in whole per cent: «72 %». */
export function formatPercent(share: number, locale: string): string {
  return `${formatNumber(share * 100, locale, { most: 0 })}${signs[languageOfLocale(locale)].percent}`
}
