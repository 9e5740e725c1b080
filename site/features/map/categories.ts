import { type MapCategory, mapCategories } from '#site/editorial/map-categories.ts'

/** What the map is narrowed to; `all` is no category of a point. */
export type CategoryChoice = MapCategory | 'all'

export const categoryChoices = ['all', ...mapCategories] as const satisfies readonly CategoryChoice[]

/** The emoji of each category on its round marker (specification §3). */
const emojiOfCategories: Record<MapCategory, string> = {
  airport: '✈️',
  hotel: '🏨',
  accommodation: '🛏️',
  restaurant: '🍽️',
  cafe: '☕',
  rental: '🚗',
  charger: '🔌',
  attraction: '🏔️',
  viewpoint: '🌅',
  beach: '🏖️',
  hiking: '🥾',
  fishing: '🎣',
  parking: '🅿️',
}

/** The emoji of a category, or a pin for one that the map does not know. */
export function emojiOfCategory(category: string): string {
  return Object.hasOwn(emojiOfCategories, category) ? emojiOfCategories[category as MapCategory] : '📍'
}

/** The class that gives an element the colour of a category as `--m` (CategoryDot.css); grey for one that the map does not know. */
export function colourClassOf(category: string): string {
  return (mapCategories as readonly string[]).includes(category) ? `of-${category}` : 'of-other'
}
