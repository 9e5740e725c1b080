import type { WordsOf } from '#site/i18n/translate.ts'

export const liveHotelsWords = [
  'liveHotels.',
  'date.wrong',
  'boundary.',
  'image.',
  'price.from',
  'price.before',
  'price.none',
  'evidence.sample',
  'partner.disclosureForPage',
  'partner.label',
  'ranking.book.hotels',
  'ranking.position',
  'rating.stars',
] as const

export type LiveHotelsWords = WordsOf<typeof liveHotelsWords>
