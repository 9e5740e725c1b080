/** The categories of the map in the order of its tabs: the thirteen of the specification (§2), and camp sites. */
export const mapCategories = [
  'airport',
  'hotel',
  'accommodation',
  'restaurant',
  'cafe',
  'rental',
  'charger',
  'attraction',
  'viewpoint',
  'beach',
  'hiking',
  'fishing',
  'parking',
  'camping',
] as const
export type MapCategory = (typeof mapCategories)[number]

/** Categories of what has no door, and so no opening hours. */
export const outdoorCategories: readonly MapCategory[] = ['viewpoint', 'beach', 'hiking']
