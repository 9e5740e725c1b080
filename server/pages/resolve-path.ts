import { type Language, languageOfPath } from '#contract/languages.ts'

/** What the address of a request means for the built site. */
export type Resolution =
  | { kind: 'page'; path: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'unknown'; path: string; language: Language }
  | { kind: 'malformed' }

interface KnownPaths {
  hasPage: (path: string) => boolean
  /** The page that an old or alternative path stands for. */
  redirectTarget: (path: string) => string | undefined
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must not get any further.
const neverInPath = /[\u0000-\u001f\u007f\\]/

/**
 * Returns what a request target (path and query as the client sent them) means: a page, the one redirect that leads to
 * the page's canonical address with the query kept, an unknown path with the language of its 404 page, or nothing that
 * an address could mean. A redirect only ever leads to a path the guide itself has, so it can be used by nobody else.
 *
 * @example resolvePath('/en/places/?from=map', known) // => { kind: 'redirect', location: '/en/places?from=map' }
 */
export function resolvePath(requestTarget: string, known: KnownPaths): Resolution {
  const queryStart = requestTarget.indexOf('?')
  const rawPath = queryStart === -1 ? requestTarget : requestTarget.slice(0, queryStart)
  const query = queryStart === -1 ? '' : requestTarget.slice(queryStart)
  const decoded = decodePath(rawPath)
  if (decoded === undefined || neverInPath.test(query)) return { kind: 'malformed' }
  const path = findPage(decoded, known)
  if (path === undefined) return { kind: 'unknown', path: decoded, language: languageOfPath(decoded) }
  const canonical = canonicalAddress(path)
  return rawPath === canonical ? { kind: 'page', path } : { kind: 'redirect', location: joinQuery(canonical, query) }
}

/** Returns the one percent-encoded form under which a path answers without a redirect. */
export function canonicalAddress(path: string): string {
  return encodeURI(path)
}

function decodePath(rawPath: string): string | undefined {
  if (!rawPath.startsWith('/')) return undefined
  try {
    const decoded = decodeURIComponent(rawPath).normalize('NFC')
    return neverInPath.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}

function findPage(decoded: string, { hasPage, redirectTarget }: KnownPaths): string | undefined {
  if (hasPage(decoded)) return decoded
  const straightened = decoded
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '')
  const path = straightened === '' ? '/' : straightened
  if (path !== decoded && hasPage(path)) return path
  return redirectTarget(decoded) ?? redirectTarget(path)
}

function joinQuery(address: string, query: string): string {
  // A lone "?" would make the target another address than the canonical one.
  return query === '?' ? address : address + query
}
