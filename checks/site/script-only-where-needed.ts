import type { Rule } from '#checks/rule.ts'
import { bundlePageStart } from '#site/page-start/bundle-script.ts'
import type { BuiltSite } from './built-site.ts'
import { listClickCounters } from './clicks-are-counted.ts'
import { listSharedScripts } from './search-weight.ts'

const pageStartScript = await bundlePageStart()
// Data blocks, which are not executed.
const dataTypes = ['application/ld+json', 'speculationrules']

export const scriptOnlyWhereNeeded: Rule<BuiltSite> = {
  name: 'only the pages with hasScript carry script, besides what every page fetches later, its search, and the count beside paying links',
  findProblems({ pages, files, pagesWithScript }) {
    const allowed = [...listSharedScripts(pages), ...listClickCounters(files)]
    return pages
      .filter(({ id }) => !pagesWithScript.includes(id))
      .flatMap(({ path, root }) =>
        root
          .querySelectorAll('script, astro-island, link[rel="modulepreload"]')
          .filter((element) => !dataTypes.includes(element.getAttribute('type') ?? ''))
          .filter((element) => element.rawText !== pageStartScript)
          .filter((element) => !allowed.includes(element.getAttribute('src') ?? ''))
          .map((element) => ({
            file: path,
            fix: `There is a <${element.tagName.toLowerCase()}>. Do without, or give the page hasScript in site/routes/pages.ts.`,
          })),
      )
  },
}
