import * as z from 'zod'

/** A CSP violation reduced to what may be counted; nothing in it is free text. */
export interface PolicyReport {
  /** `other` for an unknown directive. */
  directive: string
  /** The page's decoded path; null for other origins. */
  path: string | null
  blocked: BlockedKind
}

/** What was blocked, without its address. */
export type BlockedKind = 'inline' | 'eval' | 'trusted-types' | 'own-file' | 'other-host' | 'data' | 'other'

// A page with more violations says nothing new with the rest.
const mostReports = 20

const directives = new Set([
  ...[
    'default-src',
    'script-src',
    'script-src-elem',
    'script-src-attr',
    'style-src',
    'style-src-elem',
    'style-src-attr',
  ],
  ...['img-src', 'font-src', 'connect-src', 'frame-src', 'media-src', 'object-src', 'worker-src', 'manifest-src'],
  ...['child-src', 'prefetch-src', 'form-action', 'base-uri', 'frame-ancestors'],
  ...['require-trusted-types-for', 'trusted-types', 'upgrade-insecure-requests'],
])

// Of Chromium, Firefox, Safari and Edge; the last ones are what Firefox and Safari say of their own and of extensions' code.
const extensionAddress =
  /^(?:(?:[a-z]+-)*extension|chrome|resource|jar|user-script|about|webkit-masked-url|masked-url)(?::|$)/i

const words = z.string().max(4096)

/** Body of `report-uri` (application/csp-report). */
const olderForm = z.object({
  'csp-report': z.object({
    'document-uri': words,
    'violated-directive': words.optional(),
    'effective-directive': words.optional(),
    'blocked-uri': words.optional(),
    'source-file': words.nullish(),
  }),
})

/** One report of the body of `report-to` (application/reports+json), which may be of another kind. */
const newerForm = z.union([
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: words,
      effectiveDirective: words,
      blockedURL: words.nullish(),
      sourceFile: words.nullish(),
    }),
  }),
  z.object({ type: words }),
])

/**
 * Returns the violations among the first twenty reports of a body in either format, null for any other body; `origin` is the guide's.
 * What a browser's extension did on a page is none of the page's, and a report that cannot be read costs no other.
 */
export function readReports(body: unknown, origin: string): PolicyReport[] | null {
  if (!Array.isArray(body)) {
    const older = olderForm.safeParse(body)
    if (!older.success) return null
    const report = older.data['csp-report']
    return describe(
      {
        directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
        page: report['document-uri'],
        blocked: report['blocked-uri'] ?? '',
        source: report['source-file'] ?? '',
      },
      origin,
    )
  }
  // Cut first: thousands of wrong reports fit into a body, and describing what is wrong with each takes long.
  const reports = body.slice(0, mostReports).map((report) => newerForm.safeParse(report))
  if (reports.length > 0 && !reports.some(({ success }) => success)) return null
  return reports.flatMap(({ data }) => {
    if (!data || !('body' in data)) return []
    const { documentURL: page, effectiveDirective: directive, blockedURL, sourceFile } = data.body
    return describe({ directive, page, blocked: blockedURL ?? '', source: sourceFile ?? '' }, origin)
  })
}

/** Returns a violation as it may be counted, in a list; an empty one for what an extension did. */
function describe(
  { directive, page, blocked, source }: Record<'directive' | 'page' | 'blocked' | 'source', string>,
  origin: string,
): PolicyReport[] {
  if (isOfExtension(source) || isOfExtension(blocked)) return []
  // The older format may include the directive's sources.
  const name = directive.trim().split(/\s/, 1)[0]?.toLowerCase() ?? ''
  return [
    {
      directive: directives.has(name) ? name : 'other',
      path: readPath(page, origin),
      blocked: describeBlocked(blocked, origin),
    },
  ]
}

/** Whether an address, or its scheme alone, belongs to an extension or to the browser itself. */
function isOfExtension(address: string): boolean {
  return extensionAddress.test(address.trim())
}

function readPath(page: string, origin: string): string | null {
  if (!URL.canParse(page)) return null
  const address = new URL(page)
  if (address.origin !== origin) return null
  try {
    return decodeURIComponent(address.pathname).normalize('NFC')
  } catch {
    // Not an address of a page of ours.
    return null
  }
}

function describeBlocked(blocked: string, origin: string): BlockedKind {
  if (blocked === '' || blocked === 'inline') return 'inline'
  if (blocked === 'eval' || blocked === 'wasm-eval') return 'eval'
  if (blocked.startsWith('trusted-types')) return 'trusted-types'
  if (blocked === 'self') return 'own-file'
  if (/^(data|blob)(:|$)/.test(blocked)) return 'data'
  if (/^https?$/.test(blocked)) return 'other-host'
  if (!/^(https?|wss?):/.test(blocked) || !URL.canParse(blocked)) return 'other'
  return new URL(blocked).origin === origin ? 'own-file' : 'other-host'
}
