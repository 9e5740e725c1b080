import { type Language, languages } from '#contract/languages.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'

const words = {
  seafood: 'cuisine.seafood',
  traditional: 'cuisine.traditional',
  international: 'cuisine.international',
  stockfish: 'cuisine.stockfish',
  cafe: 'cuisine.cafe',
  italian: 'cuisine.italian',
  fineDining: 'cuisine.fineDining',
  mexican: 'cuisine.mexican',
} as const satisfies Record<string, MessageKey>

/** Returns the cuisines as one capitalised phrase: «Tørrfisk, tradisjonskost». */
export function formatCuisines(cuisines: (keyof typeof words)[], language: Language): string {
  const phrase = cuisines.map((cuisine) => translator(language)(words[cuisine])).join(', ')
  return phrase.charAt(0).toLocaleUpperCase(languages[language].locale) + phrase.slice(1)
}
