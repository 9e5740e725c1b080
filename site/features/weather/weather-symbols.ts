import type { MessageKey } from '#site/i18n/translate.ts'
import { emojiOf } from './emoji-of-symbol.ts'

type NameIn<Key> = Key extends `weather.symbol.${infer Name}` ? Name : never
export type SymbolName = NameIn<MessageKey>
export type SymbolVariant = 'day' | 'night' | 'polartwilight'

const variants = ['day', 'night', 'polartwilight'] as const satisfies SymbolVariant[]

const intensities = ['light', '', 'heavy']
const kinds = ['rain', 'sleet', 'snow']
const amounts = kinds.flatMap((kind) => intensities.map((intensity) => `${intensity}${kind}`))
const withThunder = (names: string[]) => [...names, ...names.map((name) => `${name}andthunder`)]
// MET misspells light showers of sleet and of snow with thunder: a double s.
const showers = withThunder(amounts.map((amount) => `${amount}showers`)).map((name) =>
  name.replace(/^light(?=s.*thunder$)/, 'lights'),
)
const withVariants = ['clearsky', 'fair', 'partlycloudy', ...showers]

/** The 41 names of MET Norway’s symbols. */
export const symbolNames = ['cloudy', 'fog', ...withThunder(amounts), ...withVariants] as SymbolName[]

/** All 83 codes: 21 of the names come with variants. */
export const symbolCodes: string[] = symbolNames.flatMap((name) =>
  withVariants.includes(name) ? variants.map((variant) => `${name}_${variant}`) : [name],
)

const knownCodes = new Set(symbolCodes)

/** Returns name and variant of a code; null for one that MET has not published. */
export function readSymbol(code: string | null): { name: SymbolName; variant: SymbolVariant | undefined } | null {
  if (code === null || !knownCodes.has(code)) return null
  const [name, variant] = code.split('_')
  return { name: name as SymbolName, variant: variant as SymbolVariant | undefined }
}

/** Returns the emoji of a code; null for an unknown one. */
export function symbolEmoji(code: string | null): string | null {
  const symbol = readSymbol(code)
  return symbol && emojiOf(symbol.name, symbol.variant)
}

/** Tells whether a known code means no precipitation. */
export function isDrySymbol(code: string | null): boolean {
  const symbol = readSymbol(code)
  return symbol !== null && !/rain|sleet|snow/.test(symbol.name)
}
