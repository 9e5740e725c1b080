import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'
import { isStateOf } from './fragment-states.ts'
import { listAddresses, listInternalLinks } from './page-links.ts'

export const linksLeadSomewhere: Rule<BuiltSite> = {
  name: 'every address leads to a page, a file and an id that exist',
  findProblems(site) {
    const ids = new Map(
      site.pages.map(({ path, root }) => [path, new Set(root.querySelectorAll('[id]').map(({ id }) => id))]),
    )
    const pageIds = new Map(site.pages.map(({ path, id }) => [path, id]))
    return site.pages.flatMap((page) => {
      const unreadable = listAddresses(page.root)
        .filter(({ address }) => address === '' || address === '#' || !URL.canParse(address, site.origin))
        .map(({ element, address }) => ({
          file: page.path,
          fix: `<${element.tagName.toLowerCase()}> has the address "${address}".`,
        }))
      const dead = listInternalLinks(page, site)
        .filter(({ path }) => !site.files.has(path) && !(path in site.redirects))
        .map(({ address }) => ({
          file: page.path,
          fix: `${address} is not built. Make addresses with hrefFor.`,
        }))
      const lost = listInternalLinks(page, site)
        .filter(({ path, fragment }) => fragment !== '' && ids.get(path)?.has(fragment) === false)
        .filter(({ path, address }) => !isStateOf(pageIds.get(path) ?? '', address))
        .map(({ address, fragment }) => ({ file: page.path, fix: `${address}: the page has no id "${fragment}".` }))
      return [...unreadable, ...dead, ...lost]
    })
  },
}

/** Addresses of the guide itself that a text spells out, for programs and for people who copy them. */
export const spelledAddressesAreBuilt: Rule<BuiltSite> = {
  name: 'every address of the guide that a text spells out is served',
  findProblems({ origin, pages, files, redirects }) {
    const texts = [
      ...pages.map(({ path, root }) => [path, root.querySelector('main')?.text ?? ''] as const),
      ...[...files].flatMap(([path, { text }]) => (path.endsWith('.txt') ? [[path, text] as const] : [])),
    ]
    return texts.flatMap(([file, text]) =>
      [...new Set(text.split(/[\s()<>«»„“”"`]+/).filter((word) => word.startsWith(`${origin}/`)))]
        .map((word) => decodeURI(new URL(word.replace(/[.,;:]+$/, '')).pathname))
        .filter((path) => !files.has(path) && !(path in redirects) && !answeredByServer.includes(path))
        .map((path) => ({ file, fix: `${path} is spelled out and not built.` })),
    )
  },
}

/** What no file answers. */
const answeredByServer = ['/mcp']

export const linksNeedNoRedirect: Rule<BuiltSite> = {
  name: 'no link ends in a redirect',
  findProblems(site) {
    return site.pages.flatMap((page) =>
      listInternalLinks(page, site)
        .filter(
          ({ path, askedPath }) => path in site.redirects || (site.files.has(path) && askedPath !== encodeURI(path)),
        )
        .map(({ address, path }) => ({
          file: page.path,
          fix: `${address} is redirected. Link to ${encodeURI(site.redirects[path] ?? path)}.`,
        })),
    )
  },
}

export const linksKeepTheLanguage: Rule<BuiltSite> = {
  name: 'links stay in the language of the page, except those that switch it',
  findProblems(site) {
    const languages = new Map(site.pages.map(({ path, language }) => [path, language]))
    return site.pages.flatMap((page) =>
      listInternalLinks(page, site)
        .filter(({ element }) => element.tagName === 'A' || element.tagName === 'FORM')
        .filter(({ element, path }) => {
          const language = languages.get(path)
          return language !== undefined && language !== page.language && !element.hasAttribute('hreflang')
        })
        .map(({ address }) => ({
          file: page.path,
          fix: `${address} is in another language. Pass page.language to hrefFor.`,
        })),
    )
  },
}

export const newTabsAreSafe: Rule<BuiltSite> = {
  name: 'a link that opens a new tab does not hand over the page behind it',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root }) =>
      root
        .querySelectorAll('a[target="_blank"]')
        .filter((link) => !/\bnoopener\b/.test(link.getAttribute('rel') ?? ''))
        .map((link) => ({ file: path, fix: `${link.getAttribute('href')} opens a new tab without rel="noopener".` })),
    )
  },
}

export const canonicalIsThePage: Rule<BuiltSite> = {
  name: 'the canonical address of a page is its own or its twin’s, and pages that are not indexed say so',
  findProblems(site) {
    return site.pages.flatMap(({ path, root, isIndexed, canonical }) => {
      const found = root.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'))
      const robots = root.querySelector('meta[name="robots"]')?.getAttribute('content')
      const wanted = isIndexed ? [site.origin + encodeURI(canonical)] : []
      return [
        ...(found.join(' ') === wanted.join(' ')
          ? []
          : [{ file: path, fix: `canonical is "${found.join(' ')}", not "${wanted.join(' ')}".` }]),
        ...(robots === (isIndexed ? 'index, follow' : 'noindex')
          ? []
          : [{ file: path, fix: `robots is "${robots}". Pages to be found say "index, follow", others "noindex".` }]),
      ]
    })
  },
}
