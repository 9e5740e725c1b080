import type { Words } from '#site/i18n/translate.ts'

/** What the map says in the browser. Each part of it lists its words here. */
export const mapWordKeys = [
  'map.category.all',
  'map.category.everything',
  'map.category.airport',
  'map.category.hotel',
  'map.category.accommodation',
  'map.category.restaurant',
  'map.category.cafe',
  'map.category.rental',
  'map.category.charger',
  'map.category.attraction',
  'map.category.viewpoint',
  'map.category.beach',
  'map.category.hiking',
  'map.category.fishing',
  'map.category.parking',
  'map.kind.airport',
  'map.kind.hotel',
  'map.kind.accommodation',
  'map.kind.restaurant',
  'map.kind.cafe',
  'map.kind.rental',
  'map.kind.charger',
  'map.kind.attraction',
  'map.kind.viewpoint',
  'map.kind.beach',
  'map.kind.hiking',
  'map.kind.fishing',
  'map.kind.parking',
] as const

export type MapWords = Words<(typeof mapWordKeys)[number]>
