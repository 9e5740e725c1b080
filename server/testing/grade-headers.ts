import { parse } from 'node-html-parser'

// The HTTP Observatory's rules for https sites, after its methodology and mdn/mdn-http-observatory 1.5.0 of 2025-10-23
// (algorithm 4, https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring), without the tests of
// redirection, certificates and preload list, which concern the owner's machine.

export interface GradedAnswer {
  headers: Headers
  /** Of a page; else empty. */
  html: string
  /** Headers of a cross-origin preflight response. */
  preflight: Headers
}

export interface Grade {
  score: number
  letter: string
  /** Points by test. */
  tests: Record<string, number>
}

const enoughForBonus = 90
const leastScores = {
  ...{ 'A+': 100, A: 90, 'A-': 85, 'B+': 80, B: 70, 'B-': 65, 'C+': 60, C: 50 },
  ...{ 'C-': 45, 'D+': 40, D: 30, 'D-': 25, F: 0 },
}
const sixMonthsSeconds = 15_552_000
const broadSources = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const unsafeInline = new Set(["'unsafe-inline'", 'data:'])
const privateReferrers = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'])
const openReferrers = new Set(['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'])

export function gradeAnswer({ headers, html, preflight }: GradedAnswer): Grade {
  const policy = readPolicy(headers.get('content-security-policy'))
  const tests = {
    'content-security-policy': judgePolicy(policy),
    cookies: judgeCookies(headers),
    'cross-origin-resource-sharing': judgeSharing(preflight),
    'cross-origin-resource-policy': judgeResourcePolicy(headers.get('cross-origin-resource-policy')),
    'referrer-policy': judgeReferrer(headers.get('referrer-policy')),
    'strict-transport-security': judgeTransport(headers.get('strict-transport-security')),
    'subresource-integrity': judgeScripts(html),
    'x-content-type-options': headers.get('x-content-type-options')?.toLowerCase() === 'nosniff' ? 0 : -5,
    'x-frame-options': judgeFrames(policy, headers.get('x-frame-options')),
  }
  const points = Object.values(tests)
  const withoutBonus = 100 + sum(points.filter((point) => point < 0))
  const score = Math.max(0, withoutBonus >= enoughForBonus ? 100 + sum(points) : withoutBonus)
  const [letter = 'F'] = Object.entries(leastScores).find(([, least]) => score >= least) ?? []
  return { score, letter, tests }
}

type Policy = Map<string, string[]> | 'missing' | 'invalid'

function readPolicy(header: string | null): Policy {
  if (header === null) return 'missing'
  const policy = new Map<string, string[]>()
  for (const directive of header.split(';')) {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/)
    if (name === '') continue
    // A duplicate directive is an error, whatever browsers make of it.
    if (policy.has(name)) return 'invalid'
    policy.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources)
  }
  return policy.size === 0 ? 'invalid' : policy
}

function judgePolicy(policy: Policy): number {
  if (typeof policy === 'string') return -25
  const otherwise = policy.get('default-src') ?? ['*']
  const script = withoutOverruledInline(policy.get('script-src') ?? otherwise)
  const style = withoutOverruledInline(policy.get('style-src') ?? otherwise)
  const object = policy.get('object-src') ?? otherwise
  const passive = [...(policy.get('img-src') ?? otherwise), ...(policy.get('media-src') ?? otherwise)]
  const active = [...policy]
    .filter(([name]) => !/^(img|media|script)-src$/.test(name))
    .flatMap(([, sources]) => sources)
  if (script.includes("'strict-dynamic'") && !script.some(isHashOrNonce)) return -25
  if (script.some((source) => broadSources.has(source) || unsafeInline.has(source))) return -20
  if (object.some((source) => broadSources.has(source))) return -20
  if ([...active, ...script].some(isInsecure)) return -20
  if ([...script, ...style].includes("'unsafe-eval'")) return -10
  if (passive.some(isInsecure)) return -10
  if (style.some((source) => broadSources.has(source) || unsafeInline.has(source))) return 0
  const standard = policy.get('default-src')
  return standard?.length === 1 && standard[0] === "'none'" ? 10 : 5
}

function withoutOverruledInline(sources: string[]): string[] {
  return sources.some(isHashOrNonce) ? sources.filter((source) => source !== "'unsafe-inline'") : sources
}

function isHashOrNonce(source: string): boolean {
  return /^'(sha(256|384|512)|nonce)-/.test(source)
}

function isInsecure(source: string): boolean {
  return /^(http|ftp):/.test(source)
}

function judgeCookies(headers: Headers): number {
  // The guide sets none.
  return headers.getSetCookie().length === 0 ? 0 : -40
}

function judgeSharing(preflight: Headers): number {
  const allowed = preflight.get('access-control-allow-origin')
  if (allowed === null || allowed === '*') return 0
  return preflight.get('access-control-allow-credentials')?.toLowerCase() === 'true' ? -50 : 0
}

function judgeResourcePolicy(header: string | null): number {
  if (header === null || header === 'cross-origin') return 0
  return header === 'same-origin' || header === 'same-site' ? 10 : -5
}

function judgeReferrer(header: string | null): number {
  if (header === null) return 0
  const known = header
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => privateReferrers.has(word) || openReferrers.has(word))
  return privateReferrers.has(known.at(-1) ?? '') ? 5 : -5
}

function judgeTransport(header: string | null): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '')?.[1]
  if (header === null || age === undefined || header.includes(',')) return -20
  return Number(age) >= sixMonthsSeconds ? 0 : -10
}

function judgeScripts(html: string): number {
  const scripts = parse(html).querySelectorAll('script[src]')
  const isForeign = (address: string) => /^(https?:)?\/\//.test(address)
  const points = scripts.map((script) => {
    const address = script.getAttribute('src') ?? ''
    const isSealed = script.hasAttribute('integrity')
    if (!isForeign(address)) return isSealed ? 5 : 0
    if (!address.startsWith('https:')) return isSealed ? -20 : -50
    return isSealed ? 5 : -5
  })
  return points.length === 0 ? 0 : Math.min(...points)
}

function judgeFrames(policy: Policy, header: string | null): number {
  if (typeof policy !== 'string' && policy.has('frame-ancestors')) return 5
  return /^(deny|sameorigin|allow-from\b.*)$/i.test(header?.trim() ?? '') ? 0 : -20
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
