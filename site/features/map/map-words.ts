import type { WordsOf } from '#site/i18n/translate.ts'

export const mapWords = ['map.', 'entry.approximate', 'entry.phone', 'entry.nearby.note', 'restaurant.newTab'] as const

export type MapWords = WordsOf<typeof mapWords>
