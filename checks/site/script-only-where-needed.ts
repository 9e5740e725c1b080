import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'
import { listClickCounters } from './clicks-are-counted.ts'
import { listSharedScripts } from './search-weight.ts'

export const scriptOnlyWhereNeeded: Rule<BuiltSite> = {
  name: 'only the pages of pagesWithScript carry script, besides the search on every page and the count beside paying links',
  findProblems({ pages, files, pagesWithScript }) {
    const allowed = [...listSharedScripts(pages), ...listClickCounters(files)]
    return pages
      .filter(({ id }) => !pagesWithScript.includes(id))
      .flatMap(({ path, root }) =>
        root
          .querySelectorAll('script, astro-island, link[rel="modulepreload"]')
          .filter((element) => element.getAttribute('type') !== 'application/ld+json')
          .filter((element) => !allowed.includes(element.getAttribute('src') ?? ''))
          .map((element) => ({
            file: path,
            fix: `There is a <${element.tagName.toLowerCase()}>. Do without, or put the page on the list in site/routes/route-table.ts.`,
          })),
      )
  },
}
