import type { MessageKey } from '#site/i18n/translate.ts'
import { emojiOf } from './emoji-of-symbol.ts'

/**
 * The symbol codes of MET Norway's forecast and the key of their spoken names: 41 codes, 21 of which come with
 * `_day`, `_night` or `_polartwilight` (sun under the horizon all day), 83 in all. Two are misspelt by MET, with a
 * double s, and stay so.
 */
const namesWithVariants = {
  clearsky: 'weather.symbol.clearsky',
  fair: 'weather.symbol.fair',
  partlycloudy: 'weather.symbol.partlycloudy',
  lightrainshowers: 'weather.symbol.lightrainshowers',
  rainshowers: 'weather.symbol.rainshowers',
  heavyrainshowers: 'weather.symbol.heavyrainshowers',
  lightrainshowersandthunder: 'weather.symbol.lightrainshowersandthunder',
  rainshowersandthunder: 'weather.symbol.rainshowersandthunder',
  heavyrainshowersandthunder: 'weather.symbol.heavyrainshowersandthunder',
  lightsleetshowers: 'weather.symbol.lightsleetshowers',
  sleetshowers: 'weather.symbol.sleetshowers',
  heavysleetshowers: 'weather.symbol.heavysleetshowers',
  lightssleetshowersandthunder: 'weather.symbol.lightssleetshowersandthunder',
  sleetshowersandthunder: 'weather.symbol.sleetshowersandthunder',
  heavysleetshowersandthunder: 'weather.symbol.heavysleetshowersandthunder',
  lightsnowshowers: 'weather.symbol.lightsnowshowers',
  snowshowers: 'weather.symbol.snowshowers',
  heavysnowshowers: 'weather.symbol.heavysnowshowers',
  lightssnowshowersandthunder: 'weather.symbol.lightssnowshowersandthunder',
  snowshowersandthunder: 'weather.symbol.snowshowersandthunder',
  heavysnowshowersandthunder: 'weather.symbol.heavysnowshowersandthunder',
} as const satisfies Record<string, MessageKey>

const namesWithoutVariants = {
  cloudy: 'weather.symbol.cloudy',
  lightrain: 'weather.symbol.lightrain',
  rain: 'weather.symbol.rain',
  heavyrain: 'weather.symbol.heavyrain',
  lightrainandthunder: 'weather.symbol.lightrainandthunder',
  rainandthunder: 'weather.symbol.rainandthunder',
  heavyrainandthunder: 'weather.symbol.heavyrainandthunder',
  lightsleet: 'weather.symbol.lightsleet',
  sleet: 'weather.symbol.sleet',
  heavysleet: 'weather.symbol.heavysleet',
  lightsleetandthunder: 'weather.symbol.lightsleetandthunder',
  sleetandthunder: 'weather.symbol.sleetandthunder',
  heavysleetandthunder: 'weather.symbol.heavysleetandthunder',
  lightsnow: 'weather.symbol.lightsnow',
  snow: 'weather.symbol.snow',
  heavysnow: 'weather.symbol.heavysnow',
  lightsnowandthunder: 'weather.symbol.lightsnowandthunder',
  snowandthunder: 'weather.symbol.snowandthunder',
  heavysnowandthunder: 'weather.symbol.heavysnowandthunder',
  fog: 'weather.symbol.fog',
} as const satisfies Record<string, MessageKey>

export const symbolNames = { ...namesWithVariants, ...namesWithoutVariants }

export type SymbolName = keyof typeof symbolNames
export type SymbolVariant = 'day' | 'night' | 'polartwilight'

const variants = ['day', 'night', 'polartwilight'] as const satisfies SymbolVariant[]

/** All 83 codes. */
export const symbolCodes: string[] = [
  ...Object.keys(namesWithVariants).flatMap((name) => variants.map((variant) => `${name}_${variant}`)),
  ...Object.keys(namesWithoutVariants),
]

const knownCodes = new Set(symbolCodes)

/** Promises the two parts of a code, or null for one that MET has not published. */
export function readSymbol(code: string | null): { name: SymbolName; variant: SymbolVariant | undefined } | null {
  if (code === null || !knownCodes.has(code)) return null
  const [name, variant] = code.split('_')
  return { name: name as SymbolName, variant: variant as SymbolVariant | undefined }
}

/** Promises the emoji of a code; null for an unknown code. */
export function symbolEmoji(code: string | null): string | null {
  const symbol = readSymbol(code)
  return symbol && emojiOf(symbol.name, symbol.variant)
}

/** Tells whether a known code promises that nothing falls. */
export function isDrySymbol(code: string | null): boolean {
  const symbol = readSymbol(code)
  return symbol !== null && !/rain|sleet|snow/.test(symbol.name)
}
