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
  'policy-reports',
  'health',
  'other-api',
  'no-http',
] as const

export type RouteClass = (typeof routeClasses)[number]

// Nearly everything that is asked for is a page or a file, which is to be known with one look.
const anyService = /^\/(?:(?:api|functions|rest)\/|healthz|readyz)/

// In this order: the first that fits.
const servicesByStart: readonly (readonly [string, RouteClass])[] = [
  ['/api/weather/', 'weather'],
  ['/api/hotel-images/', 'hotel-picture'],
  ['/api/outbound-clicks', 'clicks'],
  ['/api/csp-reports', 'policy-reports'],
  ['/functions/v1/expedia-api', 'hotels'],
  ['/functions/v1/crawl-hotel-images', 'hotel-crawl'],
  ['/rest/v1/hotel_images', 'hotel-picture-list'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
]

/** Returns the class of the address in a request line; whatever is no service's counts as a page or a file. */
export function classifyAddress(address: string): RouteClass {
  if (!anyService.test(address)) return isFile(address) ? 'file' : 'page'
  for (const [start, routeClass] of servicesByStart) if (address.startsWith(start)) return routeClass
  return 'other-api'
}

/** Files have an ending, and no page has. */
function isFile(address: string): boolean {
  const dot = address.indexOf('.')
  if (dot === -1) return false
  const query = address.indexOf('?')
  return query === -1 || dot < query
}
