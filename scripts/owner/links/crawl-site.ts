import type { HTMLElement } from 'node-html-parser'
import { isStateOf } from '#checks/site/fragment-states.ts'
import { isPartnerHost, listAddresses } from '#checks/site/page-links.ts'
import { resolvePath } from '#server/http/pages/resolve-path.ts'

/** The built site as seen by visitors. Paths are decoded. */
export interface CrawledSite {
  origin: string
  /** Every page, the 404 pages included. */
  pages: ReadonlyMap<string, HTMLElement>
  /** Paths of pages and files, without the 404 pages. */
  files: ReadonlySet<string>
  /** The 404 pages, which may link to themselves and each other. */
  unknownPages: ReadonlySet<string>
  redirects: Readonly<Record<string, string>>
  /** The home pages. */
  entrances: readonly string[]
  /** The ids of pages that read a state from the fragment, by path. */
  pagesWithState: ReadonlyMap<string, string>
  /** Hosts of paying links. */
  partnerHosts: readonly string[]
}

export interface FoundLink {
  address: string
  pages: string[]
}

export interface Crawl {
  paths: string[]
  linkCount: number
  dead: FoundLink[]
  /** The page exists, but not the fragment. */
  lostFragments: FoundLink[]
  /** With the redirect's target. */
  redirected: (FoundLink & { target: string })[]
  /** Pages that cannot be reached by links from the home pages. */
  unreached: string[]
  /** External addresses to check, without fragments. */
  outside: FoundLink[]
  /** Paying links, never requested because each request would count as a click. */
  partnerLinkCount: number
}

/** Returns the result of following every internal link of the built site. */
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

  function record(kind: keyof typeof found, address: string, page: string): void {
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
      record('dead', address, page)
      return
    }
    if (resolution.kind === 'redirect') {
      record('redirected', address, page)
      targets.set(address, resolution.location)
    }
    const path = resolution.kind === 'page' ? resolution.path : pathOf(resolution.location, site.origin)
    if (isLink) leadsTo.set(page, (leadsTo.get(page) ?? new Set()).add(path))
    const fragment = url.hash.slice(1)
    if (fragment === '' || !site.pages.has(path) || hasPlace(idsOf(path), fragment)) return
    if (!isStateOf(site.pagesWithState.get(path) ?? '', url.hash)) record('lostFragments', address, page)
  }

  for (const [page, root] of site.pages) {
    const base = new URL(encodeURI(page), site.origin)
    for (const { element, address } of listAddresses(root)) {
      if (/^(data|mailto|tel|javascript):/i.test(address)) continue
      linkCount += 1
      if (!URL.canParse(address, base)) {
        record('dead', address, page)
        continue
      }
      const url = new URL(address, base)
      const isLink = element.tagName === 'A' || element.tagName === 'AREA'
      // A page with two addresses is linked under one of them, and names the other as canonical.
      const isTwin = element.getAttribute('rel') === 'canonical'
      if (url.origin === site.origin) followInside(url, address, page, isLink || isTwin)
      else if (isPaying(element, url, site.partnerHosts)) partnerLinkCount += 1
      // Canonical addresses and the like are not requested.
      else if (isLink && /^https?:$/.test(url.protocol)) record('outside', withoutFragment(url), page)
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

function pathOf(location: string, origin: string): string {
  return decodeURIComponent(new URL(location, origin).pathname)
}

function hasPlace(ids: ReadonlySet<string>, fragment: string): boolean {
  try {
    return ids.has(decodeURIComponent(fragment))
  } catch {
    // Browsers use an invalid fragment as written.
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
  // Iterating a set includes values added meanwhile.
  for (const page of reached) for (const next of leadsTo.get(page) ?? []) reached.add(next)
  return reached
}

function list(links: ReadonlyMap<string, Set<string>>): FoundLink[] {
  return [...links].map(([address, pages]) => ({ address, pages: [...pages] }))
}
