/** Classes of routes; never addresses, which are unlimited and may contain anything. */
export const routeClasses = [
  'page',
  'file',
  'weather',
  'today',
  'departures',
  'hotels',
  'hotel-picture',
  'hotel-picture-list',
  'hotel-crawl',
  'clicks',
  'policy-reports',
  'assistant',
  'twin',
  'health',
  'other-api',
  'no-http',
] as const

export type RouteClass = (typeof routeClasses)[number]

// Most requests are for pages or files, which one test should decide.
const anyService = /^\/(?:(?:api|functions|rest)\/|mcp$|healthz|readyz)/

// The first match wins.
const servicesByStart: readonly (readonly [string, RouteClass])[] = [
  ['/api/weather/', 'weather'],
  ['/api/today', 'today'],
  ['/api/departures/', 'departures'],
  ['/api/hotel-images/', 'hotel-picture'],
  ['/api/outbound-clicks', 'clicks'],
  ['/api/csp-reports', 'policy-reports'],
  ['/functions/v1/expedia-api', 'hotels'],
  ['/functions/v1/crawl-hotel-images', 'hotel-crawl'],
  ['/rest/v1/hotel_images', 'hotel-picture-list'],
  ['/mcp', 'assistant'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
]

/** Returns the class of a request target; anything that is no service is a page or a file. */
export function classifyAddress(address: string): RouteClass {
  if (!anyService.test(address)) return isFile(address) ? (address.endsWith('.md') ? 'twin' : 'file') : 'page'
  for (const [start, routeClass] of servicesByStart) if (address.startsWith(start)) return routeClass
  return 'other-api'
}

/** Files have an extension, pages have none. */
function isFile(address: string): boolean {
  const dot = address.indexOf('.')
  if (dot === -1) return false
  const query = address.indexOf('?')
  return query === -1 || dot < query
}
