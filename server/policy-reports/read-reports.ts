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
export type BlockedKind =
  | 'inline'
  | 'eval'
  | 'trusted-types'
  | 'own-file'
  | 'other-host'
  | 'data'
  | 'extension'
  | 'other'

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

const words = z.string().max(4096)

/** Body of `report-uri` (application/csp-report). */
const olderForm = z.object({
  'csp-report': z.object({
    'document-uri': words,
    'violated-directive': words.optional(),
    'effective-directive': words.optional(),
    'blocked-uri': words.optional(),
  }),
})

/** Body of `report-to` (application/reports+json), which may contain other kinds of reports. */
const newerForm = z.array(
  z.union([
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({ documentURL: words, effectiveDirective: words, blockedURL: words.optional().nullable() }),
    }),
    z.object({ type: words }),
  ]),
)

/** Returns at most twenty violations of a body in either format, null for any other body; `origin` is the guide's. */
export function readReports(body: unknown, origin: string): PolicyReport[] | null {
  const older = Array.isArray(body) ? null : olderForm.safeParse(body)
  if (older?.success) {
    const report = older.data['csp-report']
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? ''
    return [describe(directive, report['document-uri'], report['blocked-uri'] ?? '', origin)]
  }
  // Cut first: thousands of wrong reports fit into 16 KB, and describing what is wrong with each takes long.
  const newer = newerForm.safeParse(Array.isArray(body) ? body.slice(0, mostReports) : body)
  if (!newer.success) return null
  return newer.data
    .filter((report) => 'body' in report)
    .map(({ body }) => describe(body.effectiveDirective, body.documentURL, body.blockedURL ?? '', origin))
}

function describe(directive: string, page: string, blocked: string, origin: string): PolicyReport {
  // The older format may include the directive's sources.
  const name = directive.trim().split(/\s/, 1)[0]?.toLowerCase() ?? ''
  return {
    directive: directives.has(name) ? name : 'other',
    path: readPath(page, origin),
    blocked: describeBlocked(blocked, origin),
  }
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
  if (/^(?:[a-z]+-)+extension(:|$)/.test(blocked) || blocked === 'about') return 'extension'
  if (/^https?$/.test(blocked)) return 'other-host'
  if (!/^(https?|wss?):/.test(blocked) || !URL.canParse(blocked)) return 'other'
  return new URL(blocked).origin === origin ? 'own-file' : 'other-host'
}
