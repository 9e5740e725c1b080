import { type MapCategory, mapCategories } from '#site/content/model/map-categories.ts'

/** A filter of the map; `all` is not a category of a point. */
export type CategoryChoice = MapCategory | 'all'

export const categoryChoices = ['all', ...mapCategories] as const satisfies readonly CategoryChoice[]

/** Specification §3; camping is ours. */
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
  camping: '🏕️',
}

/** Returns the emoji of a category, or a pin for an unknown one. */
export function emojiOfCategory(category: string): string {
  return Object.hasOwn(emojiOfCategories, category) ? emojiOfCategories[category as MapCategory] : '📍'
}

/** Returns the class that sets the colour of a category as `--m` (CategoryDot.css); grey for an unknown one. */
export function colourClassOf(category: string): string {
  return (mapCategories as readonly string[]).includes(category) ? `of-${category}` : 'of-other'
}
