/** Everything that changes on a page after loading. A test compares these names with the behaviour files. */
export type LivePart =
  | 'Header'
  | 'suggestions'
  | 'search-page'
  | 'tabs'
  | 'hero-rotation'
  | 'WeatherCard'
  | 'DaylightToday'
  | 'day-here'
  | 'weather-today'
  | 'weather-line'
  | 'light-today'
  | 'trip'
  | 'LofotenMap'
  | 'LiveHotels'
  | 'filter-list'
  | 'open-now'
  | 'tonight'
  | 'tonight-sky'
  | 'planning'
  | 'packing-list'
  | 'tour-gate'
  | 'lazy-image'
  | 'notices'
  | 'download-guide'
  | 'missing-page'
  | 'StoredPages'
  | 'opening'
  | 'RangeForm'
  | 'TripPlanner'
  | 'TodayPage'
  | 'today-line'
  | 'back-by'
  | 'my-position'
  | 'hotel-pictures'
  | 'own-language'
  | 'order-by-way'

/** Parts with behaviour whose look does not change. */
export const looksTheSame = {
  'worker-loader': 'brings what answers without a network',
  'search-loader': 'brings the suggestions',
  'search-page-loader': 'brings the search page',
  'count-clicks': 'counts',
  'today-line-loader': 'brings the line of today',
  'for-visitor-loader': 'brings what is for this visitor alone',
  'trip-loader': 'brings the controls of one’s own trip',
  print: 'opens the window of the browser',
  'keep-tab-in-address': 'writes into the address',
  'take-choices': 'changes where links lead',
  'carry-stay': 'changes where links lead',
} as const
