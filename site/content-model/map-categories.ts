/** The categories of the map (specification §2), in the order of its tabs. */
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
] as const
export type MapCategory = (typeof mapCategories)[number]
