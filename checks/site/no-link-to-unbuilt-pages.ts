import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'
import { listInternalLinks } from './page-links.ts'

export const noLinkToUnbuiltPages: Rule<BuiltSite> = {
  name: 'nothing links to a page that is planned and not built',
  findProblems(site) {
    return site.pages.flatMap((page) =>
      listInternalLinks(page, site)
        .filter(({ path }) => !site.files.has(path) && site.unbuiltPaths.some((pattern) => pattern.test(path)))
        .map(({ address }) => ({
          file: page.path,
          fix: `${address} is not built yet. Use linkTo, which leaves it out.`,
        })),
    )
  },
}
