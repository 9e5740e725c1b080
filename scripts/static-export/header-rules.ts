import type { ServedFile, ServingManifest } from '#contract/serving-manifest.ts'
import { describeHeaders } from '#server/http/pages/load-site.ts'
import { canonicalAddress } from '#server/http/pages/resolve-path.ts'
import type { HeaderFields } from '#server/http/ready-answer.ts'
import type { Settings } from '#server/settings.ts'

/** A rule of a `_headers` file for addresses that match a pattern with one `*`. */
export interface HeaderRule {
  pattern: string
  /** Headers of wider rules to remove. */
  without: string[]
  headers: HeaderFields
}

export interface HeaderRulesInput {
  manifest: ServingManifest
  settings: Pick<Settings, 'SITE_ORIGIN' | 'TILE_URL'>
  /** Whether each page has a rule with its policy; otherwise the policy is in the page. */
  pagesHaveRules: boolean
  unwantedHeaders: readonly string[]
}

const policyName = 'content-security-policy'

/**
 * Returns rules by which a static host sends the server's headers: one rule for all files, then rules for groups of similar
 * files in a folder. No two rules for an address set the same header, except to override the first one.
 */
export function listHeaderRules({
  manifest,
  settings,
  pagesHaveRules,
  unwantedHeaders,
}: HeaderRulesInput): HeaderRule[] {
  const files = Object.entries(manifest.files).map(([path, file]) => ({
    address: canonicalAddress(path),
    isPage: isPage(file),
    headers: leaveOutLink(describeHeaders(file, settings, path), pagesHaveRules),
  }))
  const common = listCommon(files.map(({ headers }) => headers))
  const notFound = Object.values(manifest.notFoundPages).map(canonicalAddress)
  const pages = files.filter(({ isPage }) => isPage)
  const others = files
    .filter(({ isPage }) => !isPage)
    .map(({ address, headers }) => ({ address, headers: leaveOut(headers, common) }))
  const everywhere: HeaderFields = pagesHaveRules ? common : { ...common, ...commonOfPages(pages) }
  return [
    { pattern: '/*', without: [...unwantedHeaders], headers: everywhere },
    ...(pagesHaveRules
      ? pages
          .filter(({ address }) => !notFound.includes(address))
          .map(({ address, headers }) => ({ pattern: address, without: [], headers: leaveOut(headers, common) }))
      : []),
    ...groupAlike(others, new Set(pages.map(({ address }) => address))).map(({ pattern, headers }) => ({
      pattern,
      without: Object.keys(everywhere).filter((name) => !(name in common) && everywhere[name] !== headers[name]),
      headers: leaveOut(headers, everywhere),
    })),
  ]
}

/** A host with few rules has none for each Markdown twin: that says in its text where its page is. */
export function leaveOutLink({ link, ...headers }: HeaderFields, pagesHaveRules: boolean): HeaderFields {
  return pagesHaveRules && link ? { ...headers, link } : headers
}

export function writeHeaderRules(rules: HeaderRule[]): string {
  return rules
    .filter(({ without, headers }) => without.length > 0 || Object.keys(headers).length > 0)
    .map(({ pattern, without, headers }) =>
      [
        pattern,
        ...without.map((name) => `  ! ${capitalise(name)}`),
        ...Object.entries(headers).map(([name, value]) => `  ${capitalise(name)}: ${value}`),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}

/** Directives that only work in a header. */
const onlyInHeaders = /^(frame-ancestors|report-uri|report-to|sandbox)\b/

/** Returns the directives of a policy for a page's meta element, and those for its header. */
export function splitPolicy(policy: string): { inPage: string; inHeader: string } {
  const directives = policy.split('; ')
  return {
    inPage: directives.filter((directive) => !onlyInHeaders.test(directive)).join('; '),
    inHeader: directives.filter((directive) => onlyInHeaders.test(directive)).join('; '),
  }
}

/** Returns the common headers of pages that carry their policies themselves; other files have their own rules. */
function commonOfPages(pages: { headers: HeaderFields }[]): HeaderFields {
  return listCommon(
    pages.map(({ headers: { 'content-type': _type, 'cache-control': _cache, ...headers } }) => ({
      ...headers,
      [policyName]: splitPolicy(headers[policyName] ?? '').inHeader,
    })),
  )
}

function listCommon(all: HeaderFields[]): HeaderFields {
  const [first = {}, ...rest] = all
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => rest.every((headers) => headers[name] === value)),
  )
}

function leaveOut(headers: HeaderFields, known: HeaderFields): HeaderFields {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => known[name] !== value))
}

interface Group {
  pattern: string
  headers: HeaderFields
}

/** Groups files by the widest patterns with the same headers; else by their addresses. */
function groupAlike(files: { address: string; headers: HeaderFields }[], pages: ReadonlySet<string>): Group[] {
  const groups = new Map<string, Group>()
  const alike = new Map<string, boolean>()
  for (const { address, headers } of files) {
    const pattern = listPatterns(address).find((candidate) => {
      if (!alike.has(candidate)) alike.set(candidate, areAlike(candidate, files, pages))
      return alike.get(candidate)
    })
    groups.set(pattern ?? address, { pattern: pattern ?? address, headers })
  }
  return [...groups.values()]
}

/** Returns the patterns of an address, widest first: `/*.js`, `/_assets/*.js`. */
function listPatterns(address: string): string[] {
  const ending = /\.[\w-]+$/.exec(address)?.[0]
  if (!ending) return []
  const parts = address.split('/').slice(0, -1)
  return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/*${ending}`)
}

function areAlike(
  pattern: string,
  files: { address: string; headers: HeaderFields }[],
  pages: ReadonlySet<string>,
): boolean {
  if ([...pages].some((address) => fits(pattern, address))) return false
  const [first, ...rest] = files.filter(({ address }) => fits(pattern, address)).map(({ headers }) => write(headers))
  return rest.every((headers) => headers === first)
}

/** Returns whether an address matches a pattern, in which `*` includes slashes. */
export function fits(pattern: string, address: string): boolean {
  const star = pattern.indexOf('*')
  if (star === -1) return pattern === address
  const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)]
  return address.length >= start.length + end.length && address.startsWith(start) && address.endsWith(end)
}

function write(headers: HeaderFields): string {
  return JSON.stringify(Object.entries(headers).sort())
}

function isPage({ contentType }: ServedFile): boolean {
  return contentType.startsWith('text/html')
}

function capitalise(name: string): string {
  return name.replaceAll(/(^|-)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/**
 * Returns a page with its content security policy in a meta element, before anything it applies to; header-only directives are
 * left out. Throws when the page does not begin with its encoding, which has to come first.
 */
export function putPolicyIntoPage(html: string, policy: string): string {
  const encoding = /^(?:(?!<(?:script|style|link)\b)[\s\S]){0,600}?<meta charset="utf-8"\s*\/?>/i.exec(html)?.[0]
  if (encoding === undefined) throw new Error('A page has to begin with its encoding: <meta charset="utf-8">.')
  const { inPage } = splitPolicy(policy)
  if (inPage.includes('"')) throw new Error('The policy of a page cannot be written into it.')
  return `${encoding}<meta http-equiv="content-security-policy" content="${inPage}">${html.slice(encoding.length)}`
}
