import type { HTMLElement } from 'node-html-parser'
import { listAddresses } from '#checks/site/page-links.ts'
import { resolvePath } from '#server/pages/resolve-path.ts'

/** The built site as its visitors meet it. Paths are decoded. */
export interface CrawledSite {
  origin: string
  /** Every page, those for unknown paths among them. */
  pages: ReadonlyMap<string, HTMLElement>
  /** What is answered: pages and files, without the pages for unknown paths. */
  files: ReadonlySet<string>
  /** The pages for unknown paths. They stand at any path, so they may lead to themselves and to each other. */
  unknownPages: ReadonlySet<string>
  redirects: Readonly<Record<string, string>>
  /** Where visitors begin: the home pages. */
  entrances: readonly string[]
  /** Links to these earn money when somebody follows them. */
  partnerHosts: readonly string[]
}

/** An address with the pages on which it stands, as they are written there. */
export interface FoundLink {
  address: string
  pages: string[]
}

export interface Crawl {
  /** The paths of all pages that can be visited, sorted. */
  paths: string[]
  linkCount: number
  dead: FoundLink[]
  /** The page is there, the place on it is not. */
  lostFragments: FoundLink[]
  /** With what they should be. */
  redirected: (FoundLink & { target: string })[]
  /** Pages that nobody comes to by following links from the home pages. */
  unreached: string[]
  /** Of others, to be asked; without fragments. */
  outside: FoundLink[]
  /** Paying links, which are never asked: each question would count as a click. */
  partnerLinkCount: number
}

/** Promises what is found by following every link of the built site, from the home pages and from every page that there is. */
export function crawlSite(site: CrawledSite): Crawl {
  const known = {
    hasPage: (path: string) => site.files.has(path),
    redirectTarget: (path: string) => site.redirects[path],
  }
  const idsByPage = new Map<string, Set<string>>()
  const found = {
    dead: new Map<string, Set<string>>(),
    lostFragments: new Map<string, Set<string>>(),
    redirected: new Map<string, Set<string>>(),
    outside: new Map<string, Set<string>>(),
  }
  const targets = new Map<string, string>()
  const leadsTo = new Map<string, Set<string>>()
  let linkCount = 0
  let partnerLinkCount = 0

  function note(kind: keyof typeof found, address: string, page: string): void {
    const pages = found[kind].get(address) ?? new Set()
    found[kind].set(address, pages.add(page))
  }

  function idsOf(path: string): Set<string> {
    const ids =
      idsByPage.get(path) ??
      new Set(
        site.pages
          .get(path)
          ?.querySelectorAll('[id]')
          .map(({ id }) => id),
      )
    idsByPage.set(path, ids)
    return ids
  }

  function followInside(url: URL, address: string, page: string, isLink: boolean): void {
    if (site.unknownPages.has(page) && site.unknownPages.has(url.pathname)) return
    const resolution = resolvePath(url.pathname + url.search, known)
    if (resolution.kind === 'unknown' || resolution.kind === 'malformed') {
      note('dead', address, page)
      return
    }
    if (resolution.kind === 'redirect') {
      note('redirected', address, page)
      targets.set(address, resolution.location)
    }
    const path = resolution.kind === 'page' ? resolution.path : pathOf(resolution.location, site.origin)
    if (isLink) leadsTo.set(page, (leadsTo.get(page) ?? new Set()).add(path))
    const fragment = url.hash.slice(1)
    if (fragment !== '' && site.pages.has(path) && !hasPlace(idsOf(path), fragment))
      note('lostFragments', address, page)
  }

  for (const [page, root] of site.pages) {
    const base = new URL(encodeURI(page), site.origin)
    for (const { element, address } of listAddresses(root)) {
      if (/^(data|mailto|tel|javascript):/i.test(address)) continue
      linkCount += 1
      if (!URL.canParse(address, base)) {
        note('dead', address, page)
        continue
      }
      const url = new URL(address, base)
      const isLink = element.tagName === 'A' || element.tagName === 'AREA'
      // A page that stands at two addresses is linked under one of them and names the other.
      const isTwin = element.getAttribute('rel') === 'canonical'
      if (url.origin === site.origin) followInside(url, address, page, isLink || isTwin)
      else if (isPaying(element, url, site.partnerHosts)) partnerLinkCount += 1
      // What a page only names, such as its canonical address at another origin, is nobody's to follow.
      else if (isLink && /^https?:$/.test(url.protocol)) note('outside', withoutFragment(url), page)
    }
  }
  const paths = [...site.pages.keys()].filter((path) => site.files.has(path)).sort()
  const reached = followAll(site.entrances, leadsTo)
  return {
    paths,
    linkCount,
    dead: list(found.dead),
    lostFragments: list(found.lostFragments),
    redirected: list(found.redirected).map((link) => ({ ...link, target: targets.get(link.address) ?? '' })),
    unreached: paths.filter((path) => !reached.has(path)),
    outside: list(found.outside),
    partnerLinkCount,
  }
}

/** Returns whether a host is a partner's, or a part of one's. */
export function isPartnerHost(hostname: string, partnerHosts: readonly string[]): boolean {
  return partnerHosts.some((host) => hostname === host || hostname.endsWith(`.${host.replace(/^www\./, '')}`))
}

function pathOf(location: string, origin: string): string {
  return decodeURIComponent(new URL(location, origin).pathname)
}

function hasPlace(ids: ReadonlySet<string>, fragment: string): boolean {
  try {
    return ids.has(decodeURIComponent(fragment))
  } catch {
    // Browsers take such a fragment as it is written.
    return ids.has(fragment)
  }
}

function isPaying(element: HTMLElement, { hostname }: URL, partnerHosts: readonly string[]): boolean {
  const rel = element.getAttribute('rel')?.split(/\s+/) ?? []
  return rel.includes('sponsored') || element.hasAttribute('data-partner') || isPartnerHost(hostname, partnerHosts)
}

function withoutFragment(url: URL): string {
  const bare = new URL(url)
  bare.hash = ''
  return bare.href
}

function followAll(entrances: readonly string[], leadsTo: ReadonlyMap<string, Set<string>>): Set<string> {
  const reached = new Set(entrances)
  // A set may grow while it is walked.
  for (const page of reached) for (const next of leadsTo.get(page) ?? []) reached.add(next)
  return reached
}

function list(links: ReadonlyMap<string, Set<string>>): FoundLink[] {
  return [...links].map(([address, pages]) => ({ address, pages: [...pages] }))
}
