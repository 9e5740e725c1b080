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
