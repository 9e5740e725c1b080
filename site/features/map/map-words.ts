import type { WordsOf } from '#site/i18n/translate.ts'

export const mapWords = [
  'map.',
  'access.stepFreeEntrance',
  'entry.approximate',
  'entry.nearby.note',
  'entry.phone',
  'filter.hoursUnknown',
  'filter.openNow.said',
  'practical.closed',
  'practical.open',
  'restaurant.newTab',
] as const

export type MapWords = WordsOf<typeof mapWords>
