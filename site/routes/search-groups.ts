/** The groups of search results, in display order. */
export const searchGroups = [
  'places',
  'trips',
  'activities',
  'stay',
  'food',
  'travel',
  'seasons',
  'articles',
  'guide',
  'onMap',
] as const

export type SearchGroupId = (typeof searchGroups)[number]

/** The types of search results: each has a word (`content/pages/search`) and an icon (`result-icons.ts`). */
export const resultTypes = [
  'place',
  'list',
  'ranking',
  'hike',
  'boat',
  'drive',
  'activity',
  'hotel',
  'cabin',
  'restaurant',
  'charging',
  'practical',
  'weather',
  'map',
  'season',
  'article',
  'page',
] as const

export type ResultType = (typeof resultTypes)[number]
