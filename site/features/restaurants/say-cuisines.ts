import { type Language, languages } from '#contract/languages.ts'
import type { Restaurant } from '#site/editorial/restaurant-queries.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'

type Cuisine = Restaurant['facts']['cuisine'][number]

const words = {
  seafood: 'cuisine.seafood',
  traditional: 'cuisine.traditional',
  international: 'cuisine.international',
  stockfish: 'cuisine.stockfish',
  cafe: 'cuisine.cafe',
  italian: 'cuisine.italian',
  fineDining: 'cuisine.fineDining',
} as const satisfies Record<Cuisine, MessageKey>

/** The kitchens of a house as one phrase with a capital first: «Tørrfisk, tradisjonskost». */
export function sayCuisines(cuisines: Cuisine[], language: Language): string {
  const phrase = cuisines.map((cuisine) => translator(language)(words[cuisine])).join(', ')
  return phrase.charAt(0).toLocaleUpperCase(languages[language].locale) + phrase.slice(1)
}
