import * as z from 'zod'

/** One violation of a page's content security policy, as it may be counted: nothing in it was written by a visitor. */
export interface PolicyReport {
  /** The directive that was broken; `other` for a word that is none. */
  directive: string
  /** The decoded path of the page, to be looked up among our own; null where the report is about no page of this site. */
  path: string | null
  blocked: BlockedKind
}

/** What the policy kept from happening, without its address. */
export type BlockedKind =
  | 'inline'
  | 'eval'
  | 'trusted-types'
  | 'own-file'
  | 'other-host'
  | 'data'
  | 'extension'
  | 'other'

// A page that breaks its policy in more ways says nothing new with the rest.
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

/** What browsers send to `report-uri` (application/csp-report). */
const olderForm = z.object({
  'csp-report': z.object({
    'document-uri': words,
    'violated-directive': words.optional(),
    'effective-directive': words.optional(),
    'blocked-uri': words.optional(),
  }),
})

/** What the Reporting API sends to `report-to` (application/reports+json): other kinds of report may be among them. */
const newerForm = z.array(
  z.union([
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({ documentURL: words, effectiveDirective: words, blockedURL: words.optional().nullable() }),
    }),
    z.object({ type: words }),
  ]),
)

/**
 * Promises the violations that a body tells of, at most twenty; null for a body that is no report in either of the two forms.
 * `origin` is that of the guide: what is about a page elsewhere has no path.
 */
export function readReports(body: unknown, origin: string): PolicyReport[] | null {
  const older = olderForm.safeParse(body)
  if (older.success) {
    const report = older.data['csp-report']
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? ''
    return [describe(directive, report['document-uri'], report['blocked-uri'] ?? '', origin)]
  }
  const newer = newerForm.safeParse(body)
  if (!newer.success) return null
  return newer.data
    .filter((report) => 'body' in report)
    .slice(0, mostReports)
    .map(({ body }) => describe(body.effectiveDirective, body.documentURL, body.blockedURL ?? '', origin))
}

function describe(directive: string, page: string, blocked: string, origin: string): PolicyReport {
  // In the older form the directive may stand with all its sources.
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
    // Not an address that the guide would have answered with a page.
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
