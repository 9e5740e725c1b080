import type { ServedFile } from '#contract/serving-manifest.ts'
import { listTileOrigins } from '#contract/tile-address.ts'
import type { Settings } from '#server/settings.ts'
import type { HeaderFields } from './ready-answer.ts'

const reportPath = '/api/csp-reports'

type RelevantSettings = Pick<Settings, 'SITE_ORIGIN' | 'TILE_URL'>

/** Headers of every answer. Not from a plugin, because pages are answered before any plugin runs. */
function securityHeaders({ SITE_ORIGIN }: Pick<RelevantSettings, 'SITE_ORIGIN'>): HeaderFields {
  return {
    'x-content-type-options': 'nosniff',
    // The tile service wants to see the requesting site.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    // Ignored over plain http at best; at worst it locks out a developer's localhost.
    ...(isSecure(SITE_ORIGIN) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

type PageCode = Pick<ServedFile, 'scriptHashes' | 'styleHashes' | 'foreignOrigins' | 'hasTiles'>

/** Returns a page's CSP: inline code by hash only, no foreign hosts but the tiles and the partner the page names. */
function pageSecurityPolicy(
  { SITE_ORIGIN, TILE_URL }: RelevantSettings,
  { scriptHashes, styleHashes, foreignOrigins, hasTiles }: PageCode,
): string {
  const tileOrigins = hasTiles ? listTileOrigins(TILE_URL) : []
  return [
    "default-src 'none'",
    sourceList('script-src', scriptHashes, foreignOrigins),
    sourceList('style-src', styleHashes, foreignOrigins),
    ['img-src', "'self'", 'data:', ...tileOrigins, ...foreignOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...foreignOrigins].join(' '),
    ...(foreignOrigins.length > 0 ? [['frame-src', ...foreignOrigins].join(' ')] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure(SITE_ORIGIN) ? ['upgrade-insecure-requests'] : []),
    // Partner scripts create arbitrary markup; site/ui/trusted-types.ts restricts ours.
    ...(foreignOrigins.length > 0 ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    `report-uri ${reportPath}`,
    // Browsers that know report-to ignore report-uri; they send nothing over plain http.
    ...(isSecure(SITE_ORIGIN) ? ['report-to policy'] : []),
  ].join('; ')
}

/** Returns the headers of everything that is not a page; opened as one, nothing in it runs. */
export function dataSecurityHeaders(settings: Pick<RelevantSettings, 'SITE_ORIGIN'>): HeaderFields {
  const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  return { ...securityHeaders(settings), 'content-security-policy': policy }
}

/**
 * Returns the headers of the service worker, which obeys its own policy, not the page's. WebKit checks its `worker-src` for other
 * workers' scripts, or search would not start.
 */
export function workerSecurityHeaders(settings: Pick<RelevantSettings, 'SITE_ORIGIN'>): HeaderFields {
  const policy =
    "default-src 'none'; script-src 'none'; worker-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"
  return { ...securityHeaders(settings), 'content-security-policy': policy }
}

/** Returns the headers of a page, with its own inline code allowed by hash. */
export function pageSecurityHeaders(settings: RelevantSettings, code: PageCode): HeaderFields {
  return {
    ...securityHeaders(settings),
    'content-security-policy': pageSecurityPolicy(settings, code),
    ...(isSecure(settings.SITE_ORIGIN) ? { 'reporting-endpoints': `policy="${reportPath}"` } : {}),
  }
}

function sourceList(directive: string, hashes: string[], origins: string[]): string {
  return [`${directive} 'self'`, ...hashes.map((hash) => `'${hash}'`), ...origins].join(' ')
}

function isSecure(siteOrigin: string): boolean {
  return siteOrigin.startsWith('https://')
}
