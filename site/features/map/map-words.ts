import type { WordsOf } from '#site/i18n/translate.ts'

export const mapWords = [
  'map.',
  'boundary.',
  'date.wrong',
  'access.stepFreeEntrance',
  'entry.approximate',
  'entry.more',
  'entry.nearby.note',
  'entry.phone',
  'filter.hoursUnknown',
  'filter.openNow.said',
  'practical.closed',
  'duration.',
  'practical.open',
  'restaurant.newTab',
  'sun.',
] as const

export type MapWords = WordsOf<typeof mapWords>
