import type { ServedFile } from '#contract/serving-manifest.ts'
import type { Settings } from '#server/settings.ts'
import type { HeaderFields } from './ready-answer.ts'

const reportPath = '/api/csp-reports'

type RelevantSettings = Pick<Settings, 'SITE_ORIGIN' | 'TILE_URL'>

/**
 * The security headers that every answer carries, whoever sends it: pages from memory, the API, errors.
 * Written here instead of taken from a plugin, because pages are answered before any plugin could add its headers.
 */
function securityHeaders({ SITE_ORIGIN }: Pick<RelevantSettings, 'SITE_ORIGIN'>): HeaderFields {
  return {
    'x-content-type-options': 'nosniff',
    // The tile service wants to see which site asks for tiles.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    // Over plain http the header would be ignored at best and lock out a developer's localhost at worst.
    ...(isSecure(SITE_ORIGIN) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** What a page runs besides its files: inline code by hash, what it loads from a partner after a click, and the map's tiles. */
type PageCode = Pick<ServedFile, 'scriptHashes' | 'styleHashes' | 'foreignOrigins' | 'hasTiles'>

/**
 * The content security policy of one page: its own inline code by hash, nothing else inline, and no other host than that of the
 * tiles, on the map, and of the partner that the page itself names. What it blocks is reported to ourselves.
 */
function pageSecurityPolicy(
  { SITE_ORIGIN, TILE_URL }: RelevantSettings,
  { scriptHashes, styleHashes, foreignOrigins, hasTiles }: PageCode,
): string {
  const tileOrigins = hasTiles ? [new URL(TILE_URL.replaceAll(/[{}]/g, '')).origin] : []
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
    // A partner's script makes markup as it likes; site/ui/trusted-types.ts says what ours may do.
    ...(foreignOrigins.length > 0 ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    `report-uri ${reportPath}`,
    // Who knows this one ignores the other, and over plain http sends nothing.
    ...(isSecure(SITE_ORIGIN) ? ['report-to policy'] : []),
  ].join('; ')
}

/** Returns the headers of everything that is no page: should a browser ever show it as one, nothing in it runs. */
export function dataSecurityHeaders(settings: Pick<RelevantSettings, 'SITE_ORIGIN'>): HeaderFields {
  const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  return { ...securityHeaders(settings), 'content-security-policy': policy }
}

/**
 * Returns the headers of a worker. It obeys the policy it was sent with, not that of its page, so WebAssembly is compiled in the
 * search's and on no page. The service worker fetches from this server only. WebKit holds its answers to requests for other workers'
 * scripts against its own `worker-src`, without which the search's worker never starts there.
 */
export function workerSecurityHeaders(
  settings: Pick<RelevantSettings, 'SITE_ORIGIN'>,
  worker: NonNullable<ServedFile['worker']>,
): HeaderFields {
  const code = worker === 'search' ? "script-src 'wasm-unsafe-eval'" : "script-src 'none'; worker-src 'self'"
  const policy = `default-src 'none'; ${code}; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`
  return { ...securityHeaders(settings), 'content-security-policy': policy }
}

/** Returns the headers of one page, with its own inline code allowed by hash. */
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
