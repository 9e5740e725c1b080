import { type Language, languageOfPath } from '#contract/languages.ts'
import { restoreHash } from '#contract/restore-hash.ts'

export type Resolution =
  | { kind: 'page'; path: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'unknown'; path: string; language: Language }
  | { kind: 'malformed' }

interface KnownPaths {
  hasPage: (path: string) => boolean
  /** Returns the page that an old or alternative path stands for. */
  redirectTarget: (path: string) => string | undefined
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse.
const neverInPath = /[\u0000-\u001f\u007f\\]/

/**
 * Returns the meaning of a request target. Redirects lead only to the guide's own canonical addresses, query kept, and a `#`
 * that was coded on its way is one again.
 * @example resolvePath('/en/places/?from=map', known) // => { kind: 'redirect', location: '/en/places?from=map' }
 */
export function resolvePath(requestTarget: string, known: KnownPaths): Resolution {
  const restored = restoreHash(requestTarget)
  if (restored === undefined) return resolveTarget(requestTarget, known)
  const hashStart = restored.indexOf('#')
  const resolution = resolveTarget(restored.slice(0, hashStart), known)
  const address =
    resolution.kind === 'page'
      ? canonicalAddress(resolution.path)
      : resolution.kind === 'redirect'
        ? resolution.location
        : undefined
  if (address === undefined) return resolution
  const fragment = restored.slice(hashStart).replace(/[^!-~]/g, encodeURIComponent)
  return { kind: 'redirect', location: address + fragment }
}

function resolveTarget(requestTarget: string, known: KnownPaths): Resolution {
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

/** Returns the percent-encoded form that is answered without a redirect. */
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
  // A lone "?" would differ from the canonical address.
  return query === '?' ? address : address + query
}
