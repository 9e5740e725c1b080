import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'
import { listInternalLinks } from './page-links.ts'

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
