/** What kind of thing is asked for. Never an address: those can hold anything, and there are endlessly many. */
export const routeClasses = [
  'page',
  'file',
  'weather',
  'hotels',
  'hotel-picture',
  'hotel-picture-list',
  'hotel-crawl',
  'clicks',
  'health',
  'other-api',
  'no-http',
] as const

export type RouteClass = (typeof routeClasses)[number]

// In this order: the first that fits.
const classesByStart: readonly (readonly [string, RouteClass])[] = [
  ['/api/weather/', 'weather'],
  ['/api/hotel-images/', 'hotel-picture'],
  ['/api/outbound-clicks', 'clicks'],
  ['/functions/v1/expedia-api', 'hotels'],
  ['/functions/v1/crawl-hotel-images', 'hotel-crawl'],
  ['/rest/v1/hotel_images', 'hotel-picture-list'],
  ['/api/', 'other-api'],
  ['/functions/', 'other-api'],
  ['/rest/', 'other-api'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
]

/** Returns the class of the address in a request line; whatever is no page's and no service's counts as a page or a file. */
export function classifyAddress(address: string): RouteClass {
  for (const [start, routeClass] of classesByStart) if (address.startsWith(start)) return routeClass
  return classifySiteAddress(address)
}

/** Returns whether an address of the built site is that of a page or of a file, which has an ending and a page has none. */
export function classifySiteAddress(address: string): 'page' | 'file' {
  const dot = address.indexOf('.')
  if (dot === -1) return 'page'
  const query = address.indexOf('?')
  return query === -1 || dot < query ? 'file' : 'page'
}
