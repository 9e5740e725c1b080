export interface StaticHost {
  /** Whether `_headers` can have a rule for each page. */
  pagesHaveRules: boolean
  mostHeaderRules: number
  longestHeaderLine: number
  mostRedirects: number
  longestRedirect: number
  mostFiles: number
  largestFile: number
  /** Whether `_redirects` can name 404 pages per folder and proxy requests to the server. */
  redirectsCanRewrite: boolean
  /** Headers that the host adds and the guide does not send. */
  unwantedHeaders: readonly string[]
}

const mebibyte = 1024 * 1024

/** The supported hosts with their documented limits (November 2026); Netlify documents none for rules, so those are generous. */
export const staticHosts = {
  netlify: {
    pagesHaveRules: true,
    mostHeaderRules: 45_000,
    longestHeaderLine: 8000,
    mostRedirects: 10_000,
    longestRedirect: 2000,
    mostFiles: 54_000,
    largestFile: 100 * mebibyte,
    redirectsCanRewrite: true,
    unwantedHeaders: [],
  },
  'cloudflare-pages': {
    pagesHaveRules: false,
    mostHeaderRules: 100,
    longestHeaderLine: 2000,
    mostRedirects: 2000,
    longestRedirect: 1000,
    mostFiles: 20_000,
    largestFile: 25 * mebibyte,
    redirectsCanRewrite: false,
    unwantedHeaders: ['access-control-allow-origin'],
  },
} as const satisfies Record<string, StaticHost>

export type StaticHostName = keyof typeof staticHosts

/** Returns the limits of a host that an export exceeds, in words. */
export function findExcess(
  host: StaticHost,
  { headers, redirects, sizes }: { headers: string; redirects: string; sizes: Map<string, number> },
): string[] {
  const headerLines = headers.split('\n')
  const redirectLines = redirects.split('\n').filter(Boolean)
  const rules = headerLines.filter((line) => line.startsWith('/')).length
  const tooLarge = [...sizes].filter(([, size]) => size > host.largestFile).map(([name]) => name)
  return [
    ...exceed('rules in _headers', rules, host.mostHeaderRules),
    ...exceed('characters in a line of _headers', longest(headerLines), host.longestHeaderLine),
    ...exceed('redirects', redirectLines.length, host.mostRedirects),
    ...exceed('characters in a redirect', longest(redirectLines), host.longestRedirect),
    ...exceed('files', sizes.size, host.mostFiles),
    ...tooLarge.map((name) => `${name} is larger than ${host.largestFile} bytes, which is the most.`),
  ]
}

function exceed(what: string, count: number, most: number): string[] {
  return count > most ? [`There are ${count} ${what}, and ${most} are the most.`] : []
}

function longest(lines: string[]): number {
  return Math.max(0, ...lines.map((line) => line.length))
}
